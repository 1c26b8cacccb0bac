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
import { UnknownOutcomeError } from '../../../lib/react/useMutationFailure.ts'
import { openRow } from '../../../testing/openRow.ts'
import { empty, failed, forbidden, loading, one, ready, refreshing } from '../../../testing/states.ts'
import { chromaticModes } from '../../../testing/visualModes.ts'
import { waitOptions } from '../../../testing/waitOptions.ts'
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
const pendingPromise = () => new Promise<never>(() => {})
const actions: ProposalActions = {
  saveOracle: pendingPromise,
  saveMysql: pendingPromise,
  saveSqlServer: pendingPromise,
  ignore: pendingPromise,
}

/** Renders the expanded row with other inputs or actions. */
function withExplanation(
  more: Partial<ComplianceInputs>,
  overrides: Partial<ProposalActions> | null = {},
): ComplianceScreenProps['explain'] {
  return (row) => (
    <ComplianceExplanation
      row={row}
      inputs={one({ ...inputs, ...more })}
      actions={overrides && { ...actions, ...overrides }}
    />
  )
}
const defaultExplanation = withExplanation({})

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
  args: { list: ready(makeCompliance()), onRefresh: fn(), explain: defaultExplanation },
} satisfies Meta<typeof ComplianceScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such license' } } }
export const Failed: Story = { args: { list: failed('GET /licenses-compliance: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(makeCompliance()) } }

function makeCovered(
  consumed: number,
  makeCovered: number,
  rest: Partial<LicenseCompliance> = {},
): LicenseCompliance {
  return {
    licenseTypeID: `L${makeCovered}`,
    itemDescription: `Oracle option covered at ${makeCovered} of ${consumed}`,
    metric: 'Processor Perpetual',
    cost: 11_500,
    consumed,
    covered: makeCovered,
    purchased: makeCovered,
    compliance: consumed === 0 ? 1 : makeCovered / consumed,
    unlimited: false,
    available: 0,
    ...rest,
  }
}

/** Values on either side of each threshold. Older servers do not cap compliance at 100. */
export const Edges: Story = {
  args: {
    list: ready([
      makeCovered(10_000, 0),
      makeCovered(10_000, 7999),
      makeCovered(1_000_000, 799_999),
      makeCovered(10_000, 8000),
      makeCovered(10_000, 9999),
      makeCovered(10_000, 10_000),
      makeCovered(10_000, 12_050),
      makeCovered(0, 12),
    ]),
  },
}
/** The server reports more consumed than purchased licenses as negative. */
export const NegativeAvailable: Story = {
  args: { list: ready([makeCovered(10, 8, { available: -2 }), makeCovered(10, 10, { available: 4 })]) },
}
export const Unlimited: Story = {
  args: { list: ready([makeCovered(40, 40, { unlimited: true, purchased: 0 }), makeCovered(40, 32)]) },
}
export const Narrowed: Story = {
  args: { view: { filters: { standing: { kind: 'oneOf', values: ['short'] } } } },
}

const rowOf = (predicate: (row: LicenseCompliance) => boolean) =>
  makeCompliance().find(predicate)?.licenseTypeID ?? ''
const allRows = { view: { pageSize: 'all' } } as const

const flagship = makeCompliance().filter(({ licenseTypeID }) => licenseTypeID === 'A90611')
const openFlagship: Story['play'] = ({ canvasElement }) => openRow(canvasElement, 'A90611')

export const Explained: Story = {
  args: { list: ready(flagship) },
  play: openFlagship,
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const ExplainedUnlimited: Story = {
  args: { list: ready(makeCompliance().filter(({ unlimited }) => unlimited)), ...allRows },
  play: ({ canvasElement }) =>
    openRow(
      canvasElement,
      rowOf(({ unlimited }) => unlimited),
    ),
}
export const ExplainedByHost: Story = {
  args: { list: ready(makeCompliance().filter(({ metric }) => metric === 'HOST')), ...allRows },
  play: ({ canvasElement }) =>
    openRow(
      canvasElement,
      rowOf(({ metric }) => metric === 'HOST'),
    ),
}
/** If the responses do not add up to the server's figures, only buying is proposed. */
export const ServerDiffers: Story = {
  args: { list: ready(flagship.map((row) => ({ ...row, consumed: row.consumed + 40 }))) },
  play: openFlagship,
}
export const NothingMissing: Story = {
  args: {
    list: ready([makeCovered(0, 0, { licenseTypeID: 'A90611' })]),
    explain: withExplanation({ used: [] }),
  },
  play: openFlagship,
}
export const WithoutContracts: Story = {
  args: {
    list: ready(flagship.map((row) => ({ ...row, covered: 0, compliance: 0 }))),
    explain: withExplanation({ oracle: [] }),
  },
  play: openFlagship,
}
export const ExplanationLoading: Story = {
  args: {
    list: ready(flagship),
    explain: (row) => <ComplianceExplanation row={row} inputs={loading} actions={actions} />,
  },
  play: openFlagship,
}
export const ExplanationFailed: Story = {
  args: {
    list: ready(flagship),
    explain: (row) => <ComplianceExplanation row={row} inputs={failed()} actions={actions} />,
  },
  play: openFlagship,
}
export const ExplanationForbidden: Story = {
  args: {
    list: ready(flagship),
    explain: (row) => <ComplianceExplanation row={row} inputs={forbidden} actions={actions} />,
  },
  play: openFlagship,
}

/** A restricted contract without hosts has room for uncovered ones. */
const contractsWithRoom = [
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
const roomArgs = (overrides: Partial<ProposalActions> | null = {}) => ({
  list: ready(flagship),
  explain: withExplanation({ oracle: contractsWithRoom }, overrides),
})
async function preview(canvasElement: HTMLElement, name: RegExp) {
  await openRow(canvasElement, 'A90611')
  const [first] = await within(canvasElement).findAllByRole('button', { name }, waitOptions)
  if (first) await userEvent.click(first)
  await screen.findByRole('alertdialog', {}, waitOptions)
}
async function confirm(canvasElement: HTMLElement, name: RegExp, verb: string) {
  await preview(canvasElement, name)
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: verb }))
}
const attach = /^Preview: Attach/
const ignore = /^Preview: Ignore/

export const Proposals: Story = { args: roomArgs(), play: openFlagship }
export const ProposalsReadOnly: Story = { args: roomArgs(null), play: openFlagship }
export const AttachPreview: Story = {
  args: roomArgs(),
  play: ({ canvasElement }) => preview(canvasElement, attach),
}
export const Attaching: Story = {
  args: roomArgs(),
  play: ({ canvasElement }) => confirm(canvasElement, attach, 'Attach'),
}
export const AttachRefused: Story = {
  args: roomArgs({
    saveOracle: () =>
      Promise.reject(new Error('PUT /contracts/oracle/database: 403 Forbidden – the server is read-only')),
  }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, attach, 'Attach')
    await screen.findByText(/read-only/)
  },
}
export const AttachUnconfirmed: Story = {
  args: roomArgs({ saveOracle: () => Promise.reject(new UnknownOutcomeError('504 Gateway Timeout')) }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, attach, 'Attach')
    await screen.findByText(/did not confirm/)
  },
}
export const Attached: Story = {
  args: roomArgs({ saveOracle: async () => ({}) }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, attach, 'Attach')
    await screen.findByRole('button', { name: 'Undo' }, waitOptions)
  },
}
export const IgnorePreview: Story = {
  args: roomArgs(),
  play: ({ canvasElement }) => preview(canvasElement, ignore),
}
export const IgnoredInPart: Story = {
  args: roomArgs({
    ignore: async (rows) => ({
      changed: rows.slice(1),
      rejected: rows.slice(0, 1),
      unknown: [],
      reason: 'the host is gone',
    }),
  }),
  play: async ({ canvasElement }) => {
    await confirm(canvasElement, ignore, 'Ignore')
    await screen.findByText('the host is gone')
  },
}
