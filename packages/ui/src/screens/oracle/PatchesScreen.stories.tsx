import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { patches as rows } from '../../testing/fixtures/oracleRows.ts'
import { withFullHeight } from '../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { patches } from './oracleLists.tsx'

const meta = {
  title: 'Screens/Oracle/Patches',
  component: patches.Screen,
  decorators: [withFullHeight],
  args: { list: ready(rows), onRefresh: fn() },
} satisfies Meta<typeof patches.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/oracle/databases/patch-list: 422 Unprocessable Entity') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }
