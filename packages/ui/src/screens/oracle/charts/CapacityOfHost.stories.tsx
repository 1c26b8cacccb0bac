import { makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failed, forbidden, loading, notFound, one } from '../../../testing/states.ts'
import { CapacityOfHost } from './CapacityOfHost.tsx'

const databases = [1, 2, 3].map((row) => makeOracleDatabase(row))
const manyDatabases = Array.from({ length: 60 }, (_, index) =>
  makeOracleDatabase(1, { name: `ORCL${String(index + 1).padStart(2, '0')}`, cpuDiskConsumptions: [] }),
)

const meta = {
  title: 'Screens/Oracle charts/Resource use',
  component: CapacityOfHost,
  decorators: [
    (Story) => (
      <div className="p-6">
        <Story />
      </div>
    ),
  ],
  args: { hostname: 'ora-prod-001', state: one({ databases }), compared: null, onCompare: fn() },
} satisfies Meta<typeof CapacityOfHost>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { state: loading } }
export const Empty: Story = { args: { state: one({ databases: [] }) } }
export const Failed: Story = { args: { state: failed('GET /hosts/ora-prod-001: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { state: forbidden } }
export const NotFound: Story = { args: { state: notFound } }
export const SeveralCompared: Story = { args: { compared: databases.map(({ name }) => name) } }
/** One database without measurements, one without maximums. */
export const ComparedWithGaps: Story = {
  args: {
    state: one({
      databases: databases.map((database, index) => ({
        ...database,
        cpuDiskConsumptions:
          index === 0
            ? []
            : database.cpuDiskConsumptions.map(({ cpuDbMax = 0, ...row }) =>
                index === 1 ? row : { ...row, cpuDbMax },
              ),
      })),
    }),
    compared: databases.map(({ name }) => name),
  },
}
export const NoneCompared: Story = { args: { compared: [] } }
/** As many databases as a large host, without measurements. */
export const SixtyDatabases: Story = {
  args: { state: one({ databases: manyDatabases }), compared: ['ORCL44'] },
}
