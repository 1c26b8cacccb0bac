import { NOW } from '@inventory-console/api-mocks/clock'
import type { OracleContract } from '@inventory-console/api-mocks/contract'
import { makeOracleContract, makeOracleContracts } from '@inventory-console/api-mocks/fixtures/contracts'
import { hostileName } from '@inventory-console/api-mocks/fixtures/hostile'
import { makeOracleLicenseTypes } from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { openPeek } from '../../../testing/openPeek.ts'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { chromaticModes } from '../../../testing/visualModes.ts'
import { ImportDialog } from '../import/ImportDialog.tsx'
import { ContractHostsDialog, type ContractHostsDialogProps } from './ContractHostsDialog.tsx'
import { OracleContractForm } from './forms/OracleContractForm.tsx'
import { emptyOracleForm, oracleInitialForm } from './forms/oracleValues.ts'
import { OracleContractsScreen } from './OracleContractsScreen.tsx'

const contracts = makeOracleContracts()
const pendingPromise = () => new Promise<unknown>(() => {})
const choices = {
  types: makeOracleLicenseTypes(),
  hosts: ['ora-prod-fra-002', 'ora-prod-mil-008', 'ora-prod-mil-009'],
  clusters: [],
  locations: ['Milan', 'Turin'],
}
const types = choices.types.map(({ id }) => id)

const hostsDialog =
  (props: Pick<ContractHostsDialogProps, 'hosts' | 'onRetry'>) =>
  (contract: OracleContract, onClose: () => void) => (
    <ContractHostsDialog {...props} contract={contract} onSave={pendingPromise} onClose={onClose} />
  )

const meta = {
  title: 'Screens/Licenses/Oracle contracts',
  component: OracleContractsScreen,
  render: (args) => (
    <ToastProvider>
      <div className="h-dvh">
        <OracleContractsScreen {...args} />
      </div>
    </ToastProvider>
  ),
  args: {
    list: ready(contracts),
    onRefresh: fn(),
    onRemove: pendingPromise,
    form: (slot) => <OracleContractForm {...slot} choices={choices} onSave={pendingPromise} />,
    hosts: hostsDialog({ hosts: choices.hosts }),
    importer: (onClose, listed) => (
      <ImportDialog
        vendor="oracle"
        types={types}
        listed={listed}
        onImport={pendingPromise}
        onSample={pendingPromise}
        onClose={onClose}
      />
    ),
    renderAttachDialog: () => null,
    allLocations: () => null,
  },
} satisfies Meta<typeof OracleContractsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Peek: Story = { play: openPeek }
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such contract' } } }
export const Failed: Story = { args: { list: failed('GET /contracts/oracle/database: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(contracts) } }

const inDays = (days: number) => {
  const time = Date.parse(NOW) + days * 86_400_000
  return new Date(time - (time % 86_400_000)).toISOString()
}
const makeExpiring = (id: string, supportExpiration: string | null) =>
  makeOracleContract({ id, contractID: id, supportExpiration })
/** Expired, within 30, 90 and 180 days, later, and without a date. */
export const Renewals: Story = {
  args: {
    list: ready([
      makeExpiring('1001', inDays(-1)),
      makeExpiring('1002', inDays(0)),
      makeExpiring('1003', inDays(30)),
      makeExpiring('1004', inDays(90)),
      makeExpiring('1005', inDays(180)),
      makeExpiring('1006', inDays(181)),
      makeExpiring('1007', '1970-01-01T00:00:00Z'),
      makeExpiring('1008', null),
    ]),
  },
}
export const Kinds: Story = {
  args: {
    list: ready([
      makeOracleContract({ id: '1', contractID: '1', unlimited: true, basket: true, hosts: [] }),
      makeOracleContract({ id: '2', contractID: '2', restricted: true, basket: false }),
      makeOracleContract({ id: '3', contractID: '3', referenceNumber: '' }),
    ]),
    view: { hidden: ['itemDescription', 'metric', 'csi', 'supportExpiration', 'status', 'productOrderDate'] },
  },
}

/** Menus and dialogs are lazy-loaded. */
const longTimeout = { timeout: 12_000 }
async function choose(canvasElement: HTMLElement, item: string) {
  const [menu] = await within(canvasElement).findAllByTitle(/^Actions for/, {}, longTimeout)
  if (menu) await userEvent.click(menu)
  await userEvent.click(await screen.findByRole('menuitem', { name: item }, longTimeout))
  await waitFor(
    () => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeVisible(),
    longTimeout,
  )
}
async function add() {
  await userEvent.click(screen.getByRole('button', { name: 'Add contract' }))
  return within(await screen.findByRole('dialog', {}, longTimeout))
}

export const FormNew: Story = { play: async () => void (await add()) }
export const FormInvalid: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
  play: async () => {
    const form = await add()
    await userEvent.type(form.getByRole('combobox', { name: /^Contract number/ }), '12a')
    await userEvent.click(form.getByRole('button', { name: 'Add contract' }))
  },
}
const filledForm = oracleInitialForm(
  makeOracleContract({ contractID: '5051863', restricted: false, hosts: [] }),
)
const draftWith = (values: Partial<(typeof filledForm)['values']> = {}) => ({
  initial: emptyOracleForm,
  restoredValues: { ...filledForm.values, ...values },
})
export const FormChange: Story = {
  play: ({ canvasElement }) => choose(canvasElement, 'Edit…'),
}
export const FormUnlimited: Story = {
  args: { draft: draftWith({ unlimited: true, count: null, basket: true, restricted: false }) },
}
export const FormRestricted: Story = {
  args: {
    draft: draftWith({ restricted: true, basket: false, hosts: ['ora-prod-mil-008', 'gone-from-the-list'] }),
  },
}
export const Saved: Story = {
  args: {
    draft: draftWith(),
    form: (slot) => (
      <OracleContractForm
        {...slot}
        choices={choices}
        onSave={() => Promise.resolve({ id: contracts[1]?.id })}
      />
    ),
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog', {}, longTimeout))
    await userEvent.click(form.getByRole('button', { name: 'Add contract' }))
    await screen.findByRole('button', { name: 'Show' }, longTimeout)
  },
}
export const FormRestrictedWithoutHosts: Story = {
  args: { draft: draftWith({ restricted: true, basket: false, hosts: [] }) },
}
export const FormNeitherRestrictedNorBasket: Story = {
  args: { draft: draftWith({ restricted: false, basket: false, hosts: [] }) },
}
const makeUsed = (hostname: string, usedLicenses: number, clusterLicenses = 0) => ({
  hostname,
  licenseTypeID: filledForm.values.licenseTypeID ?? '',
  usedLicenses,
  clusterLicenses,
  olvmCapped: false,
})
/** Consumption and coverage in the list of hosts, and a host that counts with its cluster. */
export const FormHosts: Story = {
  args: {
    draft: draftWith({ restricted: true, basket: false, hosts: ['ora-prod-mil-008'] }),
    form: (slot) => (
      <OracleContractForm
        {...slot}
        choices={{
          ...choices,
          usage: [makeUsed('ora-prod-mil-008', 4, 64), makeUsed('ora-prod-mil-009', 8)],
        }}
        onSave={pendingPromise}
      />
    ),
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog', {}, longTimeout))
    await userEvent.click(form.getByRole('button', { name: /^Hosts/ }))
    await screen.findByText(/8 consumed/, {}, longTimeout)
  },
}
export const FormRefused: Story = {
  args: {
    draft: draftWith(),
    form: (slot) => (
      <OracleContractForm
        {...slot}
        choices={choices}
        onSave={() =>
          Promise.reject(new Error('POST /contracts/oracle/database: 500 – host db-001 not found'))
        }
      />
    ),
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(form.getByRole('button', { name: 'Add contract' }))
    await form.findByText(/was not saved/)
  },
}
export const FormSaving: Story = {
  args: { draft: draftWith() },
  play: async () => {
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add contract' }),
    )
  },
}
export const FormLeft: Story = {
  args: { draft: draftWith() },
  play: async () => {
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  },
}
export const AskedToDelete: Story = { play: ({ canvasElement }) => choose(canvasElement, 'Delete…') }
export const DeleteRefused: Story = {
  args: {
    onRemove: () => Promise.reject(new Error('DELETE /contracts/oracle/database/{id}: 403 Forbidden')),
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Delete…')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete contract' }))
    await waitFor(() => screen.getByText(/403 Forbidden/))
  },
}
const host = (hostname: string, consumed: number, covered: number) => ({
  hostname,
  consumedLicensesCount: consumed,
  coveredLicensesCount: covered,
  totalCoveredLicensesCount: covered,
})
const coveringContracts = ready([
  makeOracleContract({ contractID: '5051863', hosts: [host('db-001', 4, 4), host('db-002', 8, 2)] }),
])
export const Hosts: Story = {
  args: { list: coveringContracts },
  play: ({ canvasElement }) => choose(canvasElement, 'Associated hosts…'),
}
export const HostsNotToChoose: Story = {
  args: { list: coveringContracts, hosts: hostsDialog({ hosts: null, onRetry: fn() }) },
  play: ({ canvasElement }) => choose(canvasElement, 'Associated hosts…'),
}
export const HostsNone: Story = {
  args: { list: ready([makeOracleContract({ hosts: [] })]) },
  play: ({ canvasElement }) => choose(canvasElement, 'Associated hosts…'),
}
export const HostsNoCount: Story = {
  args: { list: ready([makeOracleContract({ metric: 'Stream Perpetual' })]) },
  play: ({ canvasElement }) => choose(canvasElement, 'Associated hosts…'),
}
export const HostileNames: Story = {
  args: {
    list: ready(
      contracts.map((contract, index) => {
        const name = hostileName(index * 8 + 1)
        return { ...contract, contractID: name, csi: name, status: name, location: name }
      }),
    ),
  },
}
/** A metric for which the server does not return the number of licenses. */
export const ByStream: Story = {
  args: {
    list: ready([
      makeOracleContract({
        metric: 'Stream Perpetual',
        unlimited: false,
        licensesPerCore: 0,
        licensesPerUser: 0,
        availableLicensesPerCore: 0,
        availableLicensesPerUser: 0,
      }),
    ]),
    view: { hidden: ['itemDescription', 'csi', 'supportExpiration', 'status', 'productOrderDate'] },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
