import { makePatchAdvisorRows } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { patchAdvisors } from './PatchAdvisors.tsx'

const rows = makePatchAdvisorRows(60)

const meta = {
  title: 'Screens/Oracle/Patch advisor',
  component: patchAdvisors.Screen,
  decorators: [withFullHeight],
  args: { list: ready(rows), onRefresh: fn() },
} satisfies Meta<typeof patchAdvisors.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/oracle/databases/patch-advisors: 422 Unprocessable Entity') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }

export const AgeChosen: Story = {
  args: {
    view: { filters: { age: { kind: 'oneOf', values: ['older'] } }, hidden: ['environment', 'location'] },
  },
}
export const NeverPatched: Story = {
  args: {
    list: ready(
      rows.slice(0, 2).map((row) => ({
        ...row,
        date: '1970-01-01T01:00:00+01:00',
        description: '',
        fourMonths: false,
        sixMonths: false,
        twelveMonths: false,
      })),
    ),
    view: { hidden: ['environment', 'location'] },
  },
}
