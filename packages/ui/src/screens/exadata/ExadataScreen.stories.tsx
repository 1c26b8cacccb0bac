import { makeRack, makeRackItems } from '@inventory-console/api-mocks/fixtures/exadata'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { ToastProvider } from '../../components/toast/Toast.tsx'
import { hostile, longName } from '../../testing/samples/withPadding.tsx'
import {
  empty,
  failed,
  forbidden,
  loading,
  notFound,
  one,
  ready,
  refreshingOne,
} from '../../testing/states.ts'
import { chromaticModes } from '../../testing/visualModes.ts'
import { ExadataScreen, type ClusterEdit } from './ExadataScreen.tsx'
import { vmsOf } from './rackParts.ts'

const items = makeRackItems(4)
const racks = items.map((item, index) => ({ ...item, rack: makeRack(index + 1) }))
const selectedRack = (row: number) => ({
  selectedId: racks[row - 1]?.rackID ?? null,
  rack: one(makeRack(row)),
})

const meta = {
  title: 'Screens/Exadata/Racks',
  component: ExadataScreen,
  render: (args) => (
    <ToastProvider>
      <div className="h-dvh">
        <ExadataScreen {...args} />
      </div>
    </ToastProvider>
  ),
  args: {
    list: ready(racks),
    hidden: ready([]),
    ...selectedRack(1),
    hostnames: new Set(racks.flatMap(({ rack }) => vmsOf(rack).map(({ name }) => name))),
    isHiding: false,
    onHide: fn(),
    onUnhide: fn(async () => {}),
    onRefresh: fn(),
    onSaveClusters: fn(async () => []),
    onSaveRdma: fn(async () => {}),
  },
} satisfies Meta<typeof ExadataScreen>
export default meta
type Story = StoryObj<typeof meta>

const tab = (name: RegExp): NonNullable<Story['play']> =>
  async function open({ canvasElement }) {
    const canvas = within(canvasElement)
    // The tables load lazily with the first rack.
    await canvas.findByRole('tablist', {}, { timeout: 10_000 })
    const currentTab = canvas.queryByRole('tab', { name })
    if (currentTab && currentTab.checkVisibility({ visibilityProperty: true }))
      return userEvent.click(currentTab)
    // Tabs that do not fit move to the overflow menu.
    await userEvent.click(await canvas.findByRole('button', { name: /^More/ }))
    return userEvent.click(await screen.findByRole('menuitem', { name }))
  }
const openRdma: Story['play'] = async (context) => {
  await tab(/^RDMA/)(context)
  // The form loads lazily.
  await within(context.canvasElement).findByRole('form', {}, { timeout: 10_000 })
}
const selectAndEdit: Story['play'] = async (context) => {
  await tab(/^Virtual machines/)(context)
  const canvas = within(context.canvasElement)
  const boxes = await canvas.findAllByRole('checkbox', { name: /^Select/ }, { timeout: 10_000 })
  for (const box of boxes.slice(1, 4)) await userEvent.click(box)
  await userEvent.click(await canvas.findByRole('button', { name: 'Set cluster name…' }, { timeout: 10_000 }))
  await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
}

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const AllRacks: Story = { args: { selectedId: null } }
/** The figures of each rack have their own request. */
export const FiguresLoading: Story = {
  args: { selectedId: null, list: ready(items.map((item) => ({ ...item, rack: null }))) },
}
export const OvmRack: Story = { args: selectedRack(2) }
export const BareMetalRack: Story = { args: selectedRack(3) }
export const VirtualMachines: Story = { play: tab(/^Virtual machines/) }
export const StorageCells: Story = { play: tab(/^Storage cells/) }
export const CellDisks: Story = { play: tab(/^Cell disks/) }
export const GridDisks: Story = { play: tab(/^Grid disks/) }
export const Databases: Story = { args: selectedRack(4), play: tab(/^Databases/) }
export const Switches: Story = { args: selectedRack(2), play: tab(/^InfiniBand/) }
export const Rdma: Story = { play: openRdma }
export const RdmaNotKnown: Story = {
  args: { rack: one(makeRack(1, { rdma: null })) },
  play: openRdma,
}
export const ManyEdited: Story = { play: selectAndEdit }
export const ManyFailed: Story = {
  args: {
    onSaveClusters: fn(async ({ targets }: ClusterEdit) =>
      targets.slice(1).map(({ id }) => ({ id, error: new Error('422 Unprocessable Entity') })),
    ),
  },
  play: async (context) => {
    await selectAndEdit(context)
    await userEvent.type(screen.getByRole('textbox', { name: /Cluster name/ }), 'cl-billing')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
  },
}
export const Loading: Story = { args: { list: loading, selectedId: null } }
export const Empty: Story = { args: { list: empty, selectedId: null, rack: loading } }
export const Failed: Story = {
  args: { list: failed('GET /exadata: 502 Bad Gateway'), selectedId: null },
}
export const Forbidden: Story = { args: { list: forbidden, selectedId: null } }
export const RackLoading: Story = { args: { rack: loading } }
export const RackRefreshing: Story = { args: { rack: refreshingOne(makeRack(1)) } }
export const RackFailed: Story = { args: { rack: failed('GET /exadata/{rackID}: 422 Unprocessable Entity') } }
export const RackGone: Story = { args: { rack: notFound } }
export const RackForbidden: Story = { args: { rack: forbidden } }
export const NoComponents: Story = { args: { rack: one(makeRack(1, { components: [] })) } }
const [host] = makeRack(1).components
const hostileHost = {
  ...makeRack(1),
  hostname: hostile,
  location: longName,
  components: host
    ? [
        {
          ...host,
          hostname: hostile,
          vms: (host.vms ?? []).map((vm) => ({ ...vm, name: longName, clusterName: hostile })),
        },
      ]
    : [],
}
export const HostileText: Story = {
  args: {
    list: ready([{ rackID: hostileHost.rackID, hostname: hostile, rack: hostileHost }]),
    rack: one(hostileHost),
  },
  play: tab(/^Virtual machines/),
}
export const RestoredDraft: Story = {
  args: {
    initialDraft: { rdma: { switchName: 'sw-roce-01', model: 'Cisco Nexus 9336C', swVersion: '10.2(4)M' } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form', {}, { timeout: 10_000 })
  },
}
export const HiddenRacks: Story = {
  args: { hidden: ready(racks.slice(1, 3)) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '2 hidden racks' }))
    await screen.findByRole('dialog', {}, { timeout: 10_000 })
  },
}
export const HiddenFailed: Story = {
  args: { hidden: failed('GET /exadata/hidden: 502 Bad Gateway') },
}
