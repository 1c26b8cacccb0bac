import { makeRdsInstances } from '@inventory-console/api-mocks/fixtures/oracleAudits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ToastProvider } from '../../components/toast/Toast.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'
import { rdsInstances } from './AwsRdsScreen.tsx'

const meta = {
  title: 'Screens/Databases/AWS RDS',
  component: rdsInstances.Screen,
  decorators: [
    (Story) => (
      <ToastProvider>
        <div className="h-dvh">
          <Story />
        </div>
      </ToastProvider>
    ),
  ],
  args: { list: ready(makeRdsInstances()), onRefresh: fn() },
} satisfies Meta<typeof rdsInstances.Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'nothing is called so' } } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(makeRdsInstances()) } }
export const Failed: Story = { args: { list: failed('GET /aws/rds: 502 Bad Gateway') } }
export const LicenseColumns: Story = {
  args: { view: { hidden: ['dbInstanceClass', 'engineVersion', 'dbInstanceStatus', 'storageType'] } },
}
