import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { makeClusterRows } from '@inventory-console/api-mocks/fixtures/clusters'
import {
  makeMysqlContracts,
  makeOracleContract,
  makeOracleContracts,
  makeSqlServerContracts,
} from '@inventory-console/api-mocks/fixtures/contracts'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { makeCompliance, makeUsedLicenses } from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { UnconfirmedError } from '../../../lib/react/useMutationFailure.ts'
import { chromaticOf } from '../../../testing/looks.ts'
import { empty, failed, forbidden, loading, one, ready, refreshing } from '../../../testing/states.ts'
import {
  ComplianceExplanation,
  type ComplianceInputs,
  type ProposalActions,
} from './ComplianceExplanation.tsx'
import { ComplianceScreen, type ComplianceScreenProps } from './ComplianceScreen.tsx'

const inputs: ComplianceInputs = {
  used: makeUsedLicenses(),
  hosts: makeHosts(400),
  clusters: makeClusterRows(100),
  oracle: makeOracleContracts(),
  mysql: makeMysqlContracts(),
  sqlServer: makeSqlServerContracts(),
}
const pending = () => new Promise<never>(() => {})
const actions: ProposalActions = {
  saveOracle: pending,
  saveMysql: pending,
  saveSqlServer: pending,
  ignore: pending,
}

/** Renders the expanded row with other inputs or actions. */
function explaining(
  more: Partial<ComplianceInputs>,
  changed: Partial<ProposalActions> | null = {},
): ComplianceScreenProps['explain'] {
  return (row) => (
    <ComplianceExplanation
      row={row}
      inputs={one({ ...inputs, ...more })}
      actions={changed && { ...actions, ...changed }}
    />
  )
}
const explained = explaining({})

const meta = {
  title: 'Screens/Licenses/Compliance',
  component: ComplianceScreen,
  render: (args) => (
    <ToastProvider>
      <div className="h-dvh">
        <ComplianceScreen {...args} />
      </div>
    </ToastProvider>
  ),
  args: { list: ready(makeCompliance()), onRefresh: fn(), explain: explained },
} satisfies Meta<typeof ComplianceScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticOf('languages', 'widths'),
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such license' } } }
export const Failed: Story = { args: { list: failed('GET /licenses-compliance: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(makeCompliance()) } }

function covered(
  consumed: number,
  covered: number,
  rest: Partial<LicenseCompliance> = {},
): LicenseCompliance {
  return {
    licenseTypeID: `L${covered}`,
    itemDescription: `Oracle option covered at ${covered} of ${consumed}`,
    metric: 'Processor Perpetual',
    cost: 11_500,
    consumed,
    covered,
    purchased: covered,
    compliance: consumed === 0 ? 1 : covered / consumed,
    unlimited: false,
    available: 0,
    ...rest,
  }
}

/** Values on either side of each threshold. Older servers do not cap compliance at 100. */
export const Edges: Story = {
  args: {
    list: ready([
      covered(10_000, 0),
      covered(10_000, 7999),
      covered(1_000_000, 799_999),
      covered(10_000, 8000),
      covered(10_000, 9999),
      covered(10_000, 10_000),
      covered(10_000, 12_050),
      covered(0, 12),
    ]),
  },
}
export const Unlimited: Story = {
  args: { list: ready([covered(40, 40, { unlimited: true, purchased: 0 }), covered(40, 32)]) },
}
export const Narrowed: Story = {
  args: { view: { filters: { standing: { kind: 'oneOf', values: ['short'] } } } },
}

async function openRow(canvasElement: HTMLElement, name: string) {
  await userEvent.click(within(canvasElement).getByTitle(`Details of ${name}`))
}
const rowOf = (find: (row: LicenseCompliance) => boolean) => makeCompliance().find(find)?.licenseTypeID ?? ''
const whole = { view: { pageSize: 'all' } } as const

const flagship = makeCompliance().filter(({ licenseTypeID }) => licenseTypeID === 'A90611')
const opened: Story['play'] = ({ canvasElement }) => openRow(canvasElement, 'A90611')

export const Explained: Story = {
  args: { list: ready(flagship) },
  play: opened,
  tags: ['languages', 'widths'],
  parameters: chromaticOf('languages', 'widths'),
}
export const ExplainedUnlimited: Story = {
  args: { list: ready(makeCompliance().filter(({ unlimited }) => unlimited)), ...whole },
  play: ({ canvasElement }) =>
    openRow(
      canvasElement,
      rowOf(({ unlimited }) => unlimited),
    ),
}
export const ExplainedByHost: Story = {
  args: { list: ready(makeCompliance().filter(({ metric }) => metric === 'HOST')), ...whole },
  play: ({ canvasElement }) =>
    openRow(
      canvasElement,
      rowOf(({ metric }) => metric === 'HOST'),
    ),
}
/** If the responses do not add up to the server's figures, only buying is proposed. */
export const ServerDiffers: Story = {
  args: { list: ready(flagship.map((row) => ({ ...row, consumed: row.consumed + 40 }))) },
  play: opened,
}
export const NothingMissing: Story = {
  args: { list: ready([covered(0, 0, { licenseTypeID: 'A90611' })]), explain: explaining({ used: [] }) },
  play: opened,
}
export const WithoutContracts: Story = {
  args: {
    list: ready(flagship.map((row) => ({ ...row, covered: 0, compliance: 0 }))),
    explain: explaining({ oracle: [] }),
  },
  play: opened,
}
export const ExplanationLoading: Story = {
  args: {
    list: ready(flagship),
    explain: (row) => <ComplianceExplanation row={row} inputs={loading} actions={actions} />,
  },
  play: opened,
}
export const ExplanationFailed: Story = {
  args: {
    list: ready(flagship),
    explain: (row) => <ComplianceExplanation row={row} inputs={failed()} actions={actions} />,
  },
  play: opened,
}
export const ExplanationForbidden: Story = {
  args: {
    list: ready(flagship),
    explain: (row) => <ComplianceExplanation row={row} inputs={forbidden} actions={actions} />,
  },
  play: opened,
}

/** A restricted contract without hosts has room for uncovered ones. */
const withRoom = [
  ...inputs.oracle,
  makeOracleContract({
    id: '0123456789abcdef01234567',
    contractID: '5128624',
    licenseTypeID: 'A90611',
    metric: 'Processor Perpetual',
    basket: false,
    restricted: true,
    unlimited: false,
    hosts: [],
    licensesPerCore: 1600,
    licensesPerUser: 0,
    availableLicensesPerCore: 1600,
    availableLicensesPerUser: 0,
    supportExpiration: null,
    location: 'All',
  }),
]
const room = (changed: Partial<ProposalActions> | null = {}) => ({
  list: ready(flagship),
  explain: explaining({ oracle: withRoom }, changed),
})
const late = { timeout: 12_000 }
async function preview(canvasElement: HTMLElement, name: RegExp) {
  await openRow(canvasElement, 'A90611')
  const [first] = await within(canvasElement).findAllByRole('button', { name }, late)
  if (first) await userEvent.click(first)
  await screen.findByRole('alertdialog', {}, late)
}
async function confirm(canvasElement: HTMLElement, name: RegExp, verb: string) {
  await preview(canvasElement, name)
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: verb }))
}
const attach = /^Preview: Attach/
const ignore = /^Preview: Ignore/

export const Proposals: Story = { args: room(), play: opened }
export const ProposalsReadOnly: Story = { args: room(null), play: opened }
export const AttachPreview: Story = {
  args: room(),
  play: ({ canvasElement }) => preview(canvasElement, attach),
}
export const Attaching: Story = {
  args: room(),
  play: ({ canvasElement }) => confirm(canvasElement, attach, 'Attach'),
}
export const AttachRefused: Story = {
  args: room({
    saveOracle: () =>
      Promise.reject(new Error('PUT /contracts/oracle/database: 403 Forbidden – the server is read-only')),
  }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, attach, 'Attach')
    await screen.findByText(/read-only/)
  },
}
export const AttachUnconfirmed: Story = {
  args: room({ saveOracle: () => Promise.reject(new UnconfirmedError('504 Gateway Timeout')) }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, attach, 'Attach')
    await screen.findByText(/did not confirm/)
  },
}
export const Attached: Story = {
  args: room({ saveOracle: async () => ({}) }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, attach, 'Attach')
    await screen.findByRole('button', { name: 'Undo' }, late)
  },
}
export const IgnorePreview: Story = {
  args: room(),
  play: ({ canvasElement }) => preview(canvasElement, ignore),
}
export const IgnoredInPart: Story = {
  args: room({
    ignore: async (rows) => ({
      changed: rows.slice(1),
      refused: rows.slice(0, 1),
      unknown: [],
      reason: 'the host is gone',
    }),
  }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, ignore, 'Ignore')
    await screen.findByText('the host is gone')
  },
}
