import { makeSegmentAdvisorRows } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { segmentAdvisors } from './SegmentAdvisors.tsx'

const rows = makeSegmentAdvisorRows(120)

const meta = {
  title: 'Screens/Oracle/Segment advisor',
  component: segmentAdvisors.Screen,
  decorators: [withFullHeight],
  args: { list: ready(rows), onRefresh: fn() },
} satisfies Meta<typeof segmentAdvisors.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = {
  args: {
    list: failed('GET /hosts/technologies/oracle/databases/segment-advisors: 422 Unprocessable Entity'),
  },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }

const [first] = rows
export const DatabaseChosen: Story = {
  args: {
    view: {
      filters: { database: { kind: 'oneOf', values: [`${first?.dbname ?? ''} - ${first?.hostname ?? ''}`] } },
    },
  },
}
/** Databases with equal names on two hosts have separate bars and rows. */
export const SameNames: Story = {
  args: {
    list: ready(
      rows.slice(0, 8).map((row, index) => ({ ...row, dbname: 'ORCL', hostname: `ora-${index % 3}` })),
    ),
  },
}
export const AllColumns: Story = { args: { view: { hidden: [] } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
