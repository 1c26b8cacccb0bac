import { makePostgreSqlRows } from '@inventory-console/api-mocks/fixtures/databases'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { postgresqlInstances } from './instanceLists.tsx'

const rows = makePostgreSqlRows(30)

const meta = {
  title: 'Screens/Databases/PostgreSQL',
  component: postgresqlInstances.Screen,
  decorators: [withFullHeight],
  args: { list: ready(rows) },
} satisfies Meta<typeof postgresqlInstances.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing matches this' } } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/postgresql/databases: 502 Bad Gateway') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }
