import { makeOracleDatabaseRows } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { openPeek } from '../../testing/openPeek.ts'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { waitOptions } from '../../testing/waitOptions.ts'
import { OracleDatabasesScreen } from './OracleDatabasesScreen.tsx'

const rows = makeOracleDatabaseRows(40)
const workload = rows
  .map(({ hostname, name, work }, index) => ({
    _id: String(index).padStart(24, '0'),
    hostname,
    dbname: name,
    workload: work ?? 0,
  }))
  .toSorted((a, b) => b.workload - a.workload)
  .slice(0, 10)
const hosts = [...new Set(rows.map(({ hostname }) => hostname))]
const unused = hosts.slice(0, 15).map((hostname, index) => ({
  _id: String(index).padStart(24, '0'),
  hostname,
  unused: index > 6 ? null : 46.25 - index * 4,
}))

const meta = {
  title: 'Screens/Databases/Oracle',
  component: OracleDatabasesScreen,
  decorators: [withFullHeight],
  args: { list: ready(rows), workload: ready(workload), unused: ready(unused), onRefresh: fn() },
} satisfies Meta<typeof OracleDatabasesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Peek: Story = { play: openPeek }
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = { args: { list: failed() } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }
export const TopListsLoading: Story = { args: { workload: loading, unused: loading } }
export const TopListsFailed: Story = { args: { workload: failed(), unused: empty } }
export const WholeTopList: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show all 10' }, waitOptions)),
}
export const EnvironmentChosen: Story = { args: { anyEnvironment: true } }
export const AllColumns: Story = { args: { view: { hidden: [] } } }
export const EmptyLists: Story = {
  args: {
    list: ready(makeOracleDatabaseRows(1).map((row) => ({ ...row, pdbs: [], services: [], work: null }))),
    view: { hidden: [] },
  },
}
