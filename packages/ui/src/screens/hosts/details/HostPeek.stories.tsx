import { makeCompliance, makeUsedLicenses } from '@inventory-console/api-mocks/fixtures/licenses'
import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { empty, failed, forbidden, loading, one, ready } from '../../../testing/states.ts'
import { LicenseGap } from './health/LicenseGap.tsx'
import { HostPeek, HostPeekChanges } from './HostPeek.tsx'

const host = makeHostDetail(15)

const meta = {
  title: 'Screens/Host page/Drawer of a host',
  component: HostPeek,
  decorators: [
    (Story) => (
      <div className="w-105 border-r border-line bg-surface-raised">
        <Story />
      </div>
    ),
  ],
  args: {
    hostname: host.hostname,
    host: one(host),
    isPastDay: false,
    hostnames: ready([host.hostname]),
    memoryLimit: 80,
    missing: empty,
    onIgnoreMissing: fn(() => Promise.resolve()),
    licenseGap: (
      <LicenseGap
        hostname={host.hostname}
        licenses={ready(makeUsedLicenses().filter(({ hostname }) => hostname === host.hostname))}
        compliance={ready(makeCompliance())}
      />
    ),
    changes: () => (
      <HostPeekChanges
        list={ready([
          {
            date: '2026-03-10T08:00:00Z',
            changes: [
              { kind: 'databaseAdded', name: 'CRMP9' },
              { kind: 'fact', fact: 'memoryTotal', before: 96, after: 125.6 },
            ],
          },
        ])}
      />
    ),
  },
} satisfies Meta<typeof HostPeek>
export default meta
type Story = StoryObj<typeof meta>

export const Oracle: Story = {}
export const SqlServer: Story = { args: { host: one(makeHostDetail(51)) } }
export const WithoutDatabases: Story = { args: { host: one(makeHostDetail(10)) } }
export const WithoutChanges: Story = { args: { changes: () => <HostPeekChanges list={empty} /> } }
export const Loading: Story = { args: { host: loading } }
export const Failed: Story = { args: { host: failed('GET /hosts/{hostname}: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { host: forbidden } }
