import { makeDatabaseRows } from '@inventory-console/api-mocks/fixtures/databases'
import { hostileName } from '@inventory-console/api-mocks/fixtures/hostile'
import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { openPeek } from '../../testing/openPeek.ts'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { AllDatabasesScreen } from './AllDatabasesScreen.tsx'

const rows = makeDatabaseRows(60)

const meta = {
  title: 'Screens/Databases/All databases',
  component: AllDatabasesScreen,
  decorators: [withFullHeight],
  args: { list: ready(rows), technologies: makeTechnologies(), onRefresh: fn() },
} satisfies Meta<typeof AllDatabasesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Peek: Story = { play: openPeek }
export const Loading: Story = { args: { list: loading } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }
export const Empty: Story = { args: { list: empty } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/all/databases: 502 Bad Gateway') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }

/** Technologies still loading, or none in the settings. */
export const WithoutTechnologies: Story = { args: { technologies: [] } }
export const Reliability: Story = {
  args: { view: { hidden: ['location'] } },
}
const hostile = rows.map((row, index) => {
  const name = hostileName(index * 8 + 1)
  return { ...row, name, hostname: name, environment: name, charset: name }
})
export const HostileNames: Story = { args: { list: ready(hostile) } }
export const TenThousandRows: Story = {
  args: {
    list: ready(
      Array.from({ length: 10_000 }, (_, index) => {
        const [row] = rows.slice(index % rows.length)
        return row ? { ...row, name: `${row.name}-${index}` } : []
      }).flat(),
    ),
    view: { pageSize: 'all' },
  },
}
export const NarrowedByBar: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: /^MySQL/ })),
}
