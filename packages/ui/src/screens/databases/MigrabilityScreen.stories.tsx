import {
  makeMigrabilityRows,
  makePdbMigrabilityRows,
} from '@inventory-console/api-mocks/fixtures/oracleAudits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { migrabilities } from './MigrabilityScreen.tsx'

const databases = makeMigrabilityRows(24)

const meta = {
  title: 'Screens/Databases/PostgreSQL migration',
  component: migrabilities.Screen,
  decorators: [withFullHeight],
  args: { list: ready([...databases, ...makePdbMigrabilityRows(24)]) },
} satisfies Meta<typeof migrabilities.Screen>
export default meta
type Story = StoryObj<typeof meta>

async function openFirst({ canvasElement }: { canvasElement: HTMLElement }) {
  const [first] = await within(canvasElement).findAllByRole('button', { name: /^Details of / })
  if (first) await userEvent.click(first)
}

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(databases) } }
/** Every value that the API sends, and a missing one. */
export const EachFlag: Story = {
  args: {
    list: ready(
      ['green', 'yellow', 'red', 'N/A', '-'].flatMap((flag, index) =>
        databases.slice(index, index + 1).map((row) => Object.assign({}, row, { flag })),
      ),
    ),
  },
}
export const NullMetrics: Story = {
  args: { list: ready(databases.slice(0, 3).map((row) => Object.assign({}, row, { metrics: null }))) },
}
export const Failed: Story = { args: { list: failed() } }
export const Details: Story = { play: openFirst }
export const NothingMeasured: Story = {
  args: { list: ready(databases.slice(0, 1).map((row) => ({ ...row, metrics: [] }))) },
  play: openFirst,
}
