import { makeDiskGroupRows } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { diskGroups } from '../oracleLists.tsx'

const rows = makeDiskGroupRows(60)

const meta = {
  title: 'Screens/Oracle/Disk groups',
  component: diskGroups.Screen,
  decorators: [withFullHeight],
  args: { list: ready(rows), onRefresh: fn() },
} satisfies Meta<typeof diskGroups.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/oracle/databases/diskgroups: 422 Unprocessable Entity') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }

export const ManyDatabases: Story = {
  args: {
    list: ready(
      rows
        .slice(0, 2)
        .map((row) => ({ ...row, databases: Array.from({ length: 14 }, (_, index) => `ORCL${index + 1}`) })),
    ),
  },
}
