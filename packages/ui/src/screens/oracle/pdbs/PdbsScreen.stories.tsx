import { makePdbRows } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { pdbs } from './Pdbs.tsx'

const rows = makePdbRows(60)

const meta = {
  title: 'Screens/Oracle/Pluggable databases',
  component: pdbs.Screen,
  decorators: [withFullHeight],
  args: { list: ready(rows), onRefresh: fn() },
} satisfies Meta<typeof pdbs.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/oracle/databases/pdbs: 422 Unprocessable Entity') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }

export const EachLight: Story = {
  args: {
    list: ready(
      (['green', 'yellow', 'red', ''] as const).flatMap((color, index) =>
        rows.slice(index, index + 1).map((row) => ({ ...row, color })),
      ),
    ),
  },
}
export const AllColumns: Story = { args: { view: { hidden: [] } } }
