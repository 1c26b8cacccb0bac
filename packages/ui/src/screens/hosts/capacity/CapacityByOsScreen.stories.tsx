import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { RankValue } from '../../../components/item-list/ItemList.tsx'
import {
  empty,
  failed,
  forbidden,
  loading,
  notFound,
  one,
  ready,
  refreshingOne,
} from '../../../testing/states.ts'
import { CapacityByOsScreen, type CapacityByOsScreenProps } from './CapacityByOsScreen.tsx'
import { HostCapacity, type HostCapacityProps } from './HostCapacity.tsx'

const host = makeHostDetail(1)
const hosts = makeHosts(300)
  .toSorted((one, other) => other.info.cpuCores - one.info.cpuCores)
  .map(({ hostname, environment, technology, info }) => ({
    id: hostname,
    label: hostname,
    note: [technology, environment].filter(Boolean).join(', '),
    mark: <RankValue>{String(info.cpuCores)}</RankValue>,
  }))

interface Args extends Pick<CapacityByOsScreenProps, 'hosts' | 'selectedId' | 'onSelect'> {
  state: HostCapacityProps['state']
}

/** Combines the page with the selected host, as the console does. */
function CapacityOfHosts({ state, selectedId, ...rest }: Args) {
  return (
    <div className="h-dvh">
      <CapacityByOsScreen {...rest} selectedId={selectedId}>
        {selectedId === null ? null : <HostCapacity hostname={selectedId} state={state} />}
      </CapacityByOsScreen>
    </div>
  )
}

const meta = {
  title: 'Screens/Hosts/OS capacity',
  component: CapacityOfHosts,
  subcomponents: { CapacityByOsScreen, HostCapacity },
  args: { hosts: ready(hosts), selectedId: hosts[0]?.id ?? null, onSelect: fn(), state: one(host) },
} satisfies Meta<typeof CapacityOfHosts>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const NothingChosen: Story = { args: { selectedId: null } }
export const Loading: Story = { args: { hosts: loading, selectedId: null } }
export const Empty: Story = { args: { hosts: empty, selectedId: null } }
export const Failed: Story = { args: { hosts: failed(), selectedId: null } }
export const Forbidden: Story = { args: { hosts: forbidden, selectedId: null } }
export const NoResults: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'no such host')
  },
}
export const Refreshing: Story = { args: { state: refreshingOne(host) } }
export const HostLoading: Story = { args: { state: loading } }
export const HostFailed: Story = { args: { state: failed('GET /hosts/{hostname}: 502 Bad Gateway') } }
export const HostForbidden: Story = { args: { state: forbidden } }
export const HostNotFound: Story = { args: { state: notFound } }
export const NothingMeasured: Story = {
  args: { state: one({ ...host, cpuConsumptions: [], diskConsumptions: [] }) },
}
export const OnlyProcessor: Story = { args: { state: one({ ...host, diskConsumptions: [] }) } }
/** Hours without measurements, and half as many disk samples as CPU samples. */
export const Gaps: Story = {
  args: {
    state: one({
      ...host,
      cpuConsumptions: host.cpuConsumptions.filter((_, index) => index < 18 || index > 22),
      diskConsumptions: host.diskConsumptions.filter((_, index) => index % 2 === 0),
    }),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const PhoneNothingChosen: Story = {
  args: { selectedId: null },
  globals: { viewport: { value: 'phone' } },
}
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
