import { makeCluster, makeClusterRows } from '@inventory-console/api-mocks/fixtures/clusters'
import {
  makeMysqlContracts,
  makeOracleContracts,
  makeSqlServerContracts,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import {
  makeCompliance,
  makeMysqlLicenseTypes,
  makeOracleLicenseTypes,
  makeSqlServerLicenseTypes,
  makeUsedLicenses,
} from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { planInputsOf, rankClusters } from '../../../domain/licenses/plan/planInputs.ts'
import type { PlanMove } from '../../../domain/licenses/plan/planMoves.ts'
import { ListToolsContext } from '../../../lib/listTools.ts'
import { makeListTools } from '../../../testing/listTools.ts'
import { failed, forbidden, loading, notFound, one, refreshingOne } from '../../../testing/states.ts'
import { waitOptions } from '../../../testing/waitOptions.ts'
import { PlanScreen } from './PlanScreen.tsx'

const rows = makeClusterRows(100)
const details = rows.map((_, index) => makeCluster(index + 1))
const inputs = planInputsOf({
  used: makeUsedLicenses(),
  hosts: makeHosts(400),
  clusters: rows,
  compliance: makeCompliance(),
  oracle: makeOracleContracts(),
  mysql: makeMysqlContracts(),
  sqlServer: makeSqlServerContracts(),
  oracleTypes: makeOracleLicenseTypes(),
  mysqlTypes: makeMysqlLicenseTypes(),
  sqlServerTypes: makeSqlServerLicenseTypes(),
  details,
  databases: [],
})
const inventory = { inputs, details, isComplete: true, unreadHosts: [] }
const [first = '', second = ''] = rankClusters(inputs).map(({ name }) => name)
const licensed = new Set(inputs.used.map(({ hostname }) => hostname))
const [guest = '', two = '', three = ''] = inputs.hosts
  .filter(({ cluster, hostname }) => cluster === first && licensed.has(hostname))
  .map(({ hostname }) => hostname)
const made = { day: '2026-03-16', digest: 'a1b2c3' }

const severalMoves: readonly PlanMove[] = [
  { kind: 'move', hostname: guest, cluster: second, node: '' },
  { kind: 'move', hostname: two, cluster: '', node: '' },
  { kind: 'cores', hostname: two, cores: 16 },
  { kind: 'pin', hostname: three, pinned: true },
  {
    kind: 'add',
    hostname: 'new-vm-1',
    cluster: first,
    node: 'new-host-1',
    cores: 8,
    sockets: 2,
    licenseTypeIDs: ['A90611', 'A90620'],
  },
  { kind: 'grow', cluster: first, node: 'new-host-1', cpu: 56, sockets: 2 },
  { kind: 'buy', licenseTypeID: 'A90611', count: 40 },
]

const meta = {
  title: 'Screens/Licenses/Plan',
  component: PlanScreen,
  decorators: [
    (Story) => (
      <ToastProvider>
        <ListToolsContext value={makeListTools()}>
          <Story />
        </ListToolsContext>
      </ToastProvider>
    ),
  ],
  args: {
    cluster: first,
    state: one(inventory),
    moves: [],
    made: null,
    hasChanged: false,
    onMovesChange: fn(),
    onClusterChange: fn(),
    onRenew: fn(),
    onOpen: fn(),
    onSave: fn(),
    onRetryHosts: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof PlanScreen>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyPlan: Story = {}
export const SeveralMoves: Story = { args: { moves: severalMoves, made } }
export const ChangedInventory: Story = { args: { ...SeveralMoves.args, hasChanged: true } }
export const SkippedSteps: Story = {
  args: {
    moves: [
      { kind: 'move', hostname: 'dismissed-host', cluster: second, node: '' },
      { kind: 'move', hostname: guest, cluster: 'removed-cluster', node: '' },
      { kind: 'move', hostname: guest, cluster: second, node: '' },
    ],
  },
}
/** The server counts the clusters of these rows in another way. */
export const UncertainFigures: Story = {
  args: {
    moves: [{ kind: 'move', hostname: guest, cluster: second, node: '' }],
    state: one({
      ...inventory,
      inputs: {
        ...inputs,
        used: inputs.used.map((row) =>
          row.clusterName === first ? { ...row, clusterLicenses: row.clusterLicenses + 1 } : row,
        ),
      },
    }),
  },
}
export const ClusterLoading: Story = {
  args: { ...SeveralMoves.args, state: one({ ...inventory, isComplete: false }) },
}
/** The pages of two hosts did not answer. */
export const UnreadHosts: Story = {
  args: { ...SeveralMoves.args, state: one({ ...inventory, unreadHosts: [two, three] }) },
}
export const UnreadablePlan: Story = { args: { moves: null } }
export const NoCluster: Story = {
  args: {
    cluster: '',
    state: one({ ...inventory, inputs: { ...inputs, clusters: [] }, details: [] }),
  },
}
export const NotFound: Story = { args: { cluster: 'removed-cluster', state: notFound } }
export const Failed: Story = { args: { state: failed('GET /hosts/clusters: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { state: forbidden } }
export const Loading: Story = { args: { state: loading } }
export const Refreshing: Story = { args: { state: refreshingOne(inventory) } }

/** By keyboard: `m` on a machine lists the places to which it may move. */
export const ChangingMachine: Story = {
  play: async ({ canvasElement }) => {
    const machine = await within(canvasElement).findByRole('button', { name: new RegExp(`^${guest} `) })
    machine.focus()
    await userEvent.keyboard('m')
    const dialog = within(await screen.findByRole('dialog', {}, waitOptions))
    await userEvent.click(dialog.getByRole('combobox', { name: 'Runs on' }))
    await screen.findAllByRole('option', {}, waitOptions)
  },
}
const openDialog =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
    await screen.findByRole('dialog', {}, waitOptions)
  }
export const AddingHost: Story = { play: openDialog('Add VM…') }
export const AddingPhysicalHost: Story = { play: openDialog('Add physical host…') }
export const Buying: Story = { play: openDialog('Buy licenses…') }
export const Opening: Story = { play: openDialog('Open plan…') }

export const Phone: Story = { ...SeveralMoves, globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { ...SeveralMoves, globals: { viewport: { value: 'tablet' } } }
export const Italian: Story = { ...SeveralMoves, globals: { locale: 'it' } }
export const Brazilian: Story = { ...SeveralMoves, globals: { locale: 'pt-br' } }
