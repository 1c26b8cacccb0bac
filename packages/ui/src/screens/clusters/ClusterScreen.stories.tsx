import { cluster as decoder } from '@inventory-console/api-mocks/decoders/api/clusters'
import { makeCluster } from '@inventory-console/api-mocks/fixtures/clusters'
import { makeTechnologies } from '@inventory-console/api-mocks/fixtures/technologies'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { malformedRows } from '../../testing/decodeRows.ts'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import { failed, forbidden, loading, notFound, one, refreshingOne } from '../../testing/states.ts'
import { ClusterScreen } from './ClusterScreen.tsx'

const cluster = makeCluster(1)
const machines = cluster.vms

const meta = {
  title: 'Screens/Hypervisors/One cluster',
  component: ClusterScreen,
  args: { name: cluster.name, state: one(cluster), technologies: makeTechnologies(), onRefresh: fn() },
} satisfies Meta<typeof ClusterScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { state: loading } }
export const NotFound: Story = { args: { state: notFound } }
export const Failed: Story = { args: { state: failed('GET /hosts/clusters/{name}: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { state: forbidden } }
export const Refreshing: Story = { args: { state: refreshingOne(cluster) } }
export const NoResults: Story = { args: { view: { search: 'no such machine' } } }
export const WithoutMachines: Story = {
  args: {
    state: one(
      makeCluster(1, { vms: [], vmsCount: 0, vmsErcoleAgentCount: 0, virtualizationNodesStats: [] }),
    ),
  },
}
export const NothingCovered: Story = {
  args: {
    state: one(
      makeCluster(1, {
        vmsErcoleAgentCount: 0,
        vms: machines.map((vm) => ({ ...vm, isErcoleInstalled: false })),
        virtualizationNodesStats: cluster.virtualizationNodesStats.map((stat) => ({
          ...stat,
          totalVMsWithErcoleAgentCount: 0,
          totalVMsWithoutErcoleAgentCount: stat.totalVMsCount,
        })),
      }),
    ),
  },
}
export const ManyMachines: Story = {
  args: {
    state: one(
      makeCluster(1, {
        vms: Array.from({ length: 90 }, (_, index) => ({
          cappedCPU: index % 3 === 0,
          hostname: `vm-${index + 1}.example.org`,
          name: `vm-${index + 1}`,
          virtualizationNode: `esx-${(index % 9) + 1}`,
          physicalServerModelName: 'PowerEdge R750',
          isErcoleInstalled: index % 2 === 0,
        })),
      }),
    ),
  },
}
export const NullEverywhere: Story = {
  args: {
    state: one(malformedRows(decoder, cluster, null, { name: cluster.name })[0] ?? cluster),
  },
}
export const HostileText: Story = {
  args: {
    name: hostile,
    state: one(
      makeCluster(1, {
        name: hostile,
        type: hostile,
        fetchEndpoint: longName,
        vms: machines.map((vm) => ({ ...vm, hostname: hostile, name: longName })),
      }),
    ),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
