import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { backups as rows } from '../../../testing/fixtures/oracleRows.ts'
import { withFullHeight } from '../../../testing/samples/withFullHeight.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { BackupsScreen } from './BackupsScreen.tsx'

const meta = {
  title: 'Screens/Oracle/Backups',
  component: BackupsScreen,
  decorators: [withFullHeight],
  args: { list: ready(rows), onRefresh: fn() },
} satisfies Meta<typeof BackupsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Failed: Story = {
  args: { list: failed('GET /hosts/technologies/oracle/databases/backup-list: 422 Unprocessable Entity') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(rows) } }

export const DaysUnknown: Story = {
  args: { list: ready(rows.slice(0, 3).map((row) => ({ ...row, weekDays: [] }))) },
}
