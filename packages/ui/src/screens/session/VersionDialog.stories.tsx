import type { Meta, StoryObj } from '@storybook/react-vite'
import { forbidden, loading } from '../../testing/states.ts'
import { VersionDialog } from './VersionDialog.tsx'

const noop = () => {}

const meta = {
  title: 'Screens/Session/Version',
  component: VersionDialog,
  args: { server: { status: 'ready', value: '2.53.0' }, onClose: noop },
} satisfies Meta<typeof VersionDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { server: loading } }
export const Failed: Story = {
  args: { server: { status: 'failed', error: { message: 'GET /version: 500' }, retry: noop } },
}
export const Forbidden: Story = { args: { server: forbidden } }
export const NotStated: Story = { args: { server: { status: 'ready', value: '' } } }
export const NewerServer: Story = { args: { server: { status: 'ready', value: '2.55.0' } } }
export const OlderServer: Story = { args: { server: { status: 'ready', value: '2.51.3' } } }
export const LongVersion: Story = {
  args: { server: { status: 'ready', value: '2.53.0-rc.4+build.20260316.1f3a9c77d2e84b5690aa' } },
}
