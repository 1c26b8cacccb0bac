import { NOW } from '@inventory-console/api-mocks/clock'
import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { hostileName } from '@inventory-console/api-mocks/fixtures/hostile'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, waitFor } from 'storybook/test'
import { openPeek } from '../../../testing/openPeek.ts'
import {
  choose,
  contracts,
  oracleContractsArgs,
  oracleDialogs,
  renderOracleContracts,
} from '../../../testing/samples/oracleContracts.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { OracleContractsScreen } from './ContractsScreens.tsx'

const meta = {
  title: 'Screens/Licenses/Oracle contracts',
  component: OracleContractsScreen,
  render: renderOracleContracts,
  args: oracleContractsArgs,
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
  play: ({ canvasElement }) => choose(canvasElement, 'Attached hosts…'),
}
export const HostsNotToChoose: Story = {
  args: { list: coveringContracts, renderDialog: oracleDialogs({ hosts: null, onRetry: fn() }) },
  play: ({ canvasElement }) => choose(canvasElement, 'Attached hosts…'),
}
export const HostsNone: Story = {
  args: { list: ready([makeOracleContract({ hosts: [] })]) },
  play: ({ canvasElement }) => choose(canvasElement, 'Attached hosts…'),
}
export const HostsNoCount: Story = {
  args: { list: ready([makeOracleContract({ metric: 'Stream Perpetual' })]) },
  play: ({ canvasElement }) => choose(canvasElement, 'Attached hosts…'),
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
