import { makeUsedLicense } from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { empty, failed, forbidden, loading, ready } from '../../../testing/states.ts'
import { IgnoreClusterDialog } from './IgnoreClusterDialog.tsx'

const name = 'vmcl-mil-01'
const used = Array.from({ length: 14 }, (_, index) =>
  makeUsedLicense({
    hostname: `ora-prod-mil-${index}`,
    clusterName: name,
    clusterType: 'VMWare',
    ignored: false,
    ...(index === 3 ? { licenseTypeID: 'X1', description: 'Unknown' } : {}),
  }),
)

const meta = {
  title: 'Screens/Licenses/Ignore licenses of a cluster',
  component: IgnoreClusterDialog,
  render: (args) => (
    <ToastProvider>
      <IgnoreClusterDialog {...args} />
    </ToastProvider>
  ),
  args: { name, used: ready(used), knownTypes: {}, onIgnore: fn(), onClose: fn() },
} satisfies Meta<typeof IgnoreClusterDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Empty: Story = { args: { used: empty } }
export const Loading: Story = { args: { used: loading } }
export const Failed: Story = { args: { used: failed() } }
export const Forbidden: Story = { args: { used: forbidden } }
