import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failoverServices, services as rows } from '../../testing/fixtures/oracleRows.ts'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { services } from './oracleLists.tsx'

const meta = {
  title: 'Screens/Oracle/Services',
  component: services.Screen,
  decorators: [withFullHeight],
  args: { list: ready(rows), onRefresh: fn() },
} satisfies Meta<typeof services.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/oracle/databases/service-list: 422 Unprocessable Entity') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }

export const CreationDateSent: Story = {
  args: { list: ready(rows.map((row) => ({ ...row, creationDate: '2024-05-06T07:08:09Z' }))) },
}
export const FailoverShown: Story = { args: { list: ready(failoverServices), view: { hidden: [] } } }
