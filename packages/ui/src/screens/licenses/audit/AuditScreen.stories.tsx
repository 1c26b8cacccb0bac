import { makeClusterRows } from '@inventory-console/api-mocks/fixtures/clusters'
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
import {
  decide,
  decisionsText,
  noDecisions,
  type DecisionKey,
  type DecisionState,
} from '../../../domain/licenses/audit/auditDecisions.ts'
import { auditRules, type OptionUse } from '../../../domain/licenses/audit/auditedUse.ts'
import { readAudit, type AuditInputs } from '../../../domain/licenses/audit/auditReading.ts'
import { planTypesOf } from '../../../domain/licenses/plan/planInputs.ts'
import { ListToolsContext } from '../../../lib/listTools.ts'
import { makeListTools } from '../../../testing/listTools.ts'
import { openRow } from '../../../testing/openRow.ts'
import { failed, forbidden, loading } from '../../../testing/states.ts'
import { waitOptions } from '../../../testing/waitOptions.ts'
import { AuditScreen } from './AuditScreen.tsx'

const hosts = makeHosts(400)
const clusters = makeClusterRows(100)
/** Enterprise Edition, Standard Edition 2, two options and two packs, and MySQL: fewer rows to draw. */
const isShown = ({ licenseTypeID }: { licenseTypeID: string }) =>
  ['A90611', 'L103405', 'A90620', 'A90649', 'A90650', 'B64911', ''].includes(licenseTypeID)
const used = makeUsedLicenses().filter(isShown)
const types = planTypesOf({
  oracleTypes: makeOracleLicenseTypes(),
  mysqlTypes: makeMysqlLicenseTypes(),
  sqlServerTypes: makeSqlServerLicenseTypes(),
})

/** A use of each product on a few databases, the last one long ago. */
const options = used
  .filter(({ description }) => description.includes('Enterprise Edition'))
  .slice(0, 40)
  .flatMap(({ hostname, dbName }, index): OptionUse[] =>
    ['Partitioning', 'Diagnostics Pack', 'Tuning Pack', 'Unlisted Pack'].map((product, position) => ({
      hostname,
      databasename: dbName,
      product,
      feature: `${product} (user)`,
      detectedUsages: (index + position) % 5,
      currentlyUsed: index % 2 === 0,
      firstUsageDate: '2023-02-01T10:00:00Z',
      lastUsageDate: index % 2 === 0 ? '2026-03-15T10:00:00Z' : '2024-05-01T10:00:00Z',
    })),
  )

const inputs: AuditInputs = {
  used,
  hosts,
  clusters,
  compliance: makeCompliance().filter(isShown),
  oracle: makeOracleContracts(),
  mysql: makeMysqlContracts(),
  sqlServer: makeSqlServerContracts(),
  types,
  options,
}

const ready = (value: AuditInputs) => ({ status: 'ready', value }) as const

const someRules = ['clusters', 'capped', 'factor'] as const
const places = readAudit(inputs, new Set(someRules)).types.flatMap(({ type, places: ofType }) =>
  ofType.map(({ kind, name }): DecisionKey => ({ licenseTypeID: type.licenseTypeID, kind, name })),
)
const decidedBy = (by: string, day: string, state: DecisionState, note: string, index: number) =>
  decide(
    noDecisions,
    places.slice(index, index + 1),
    { state, note },
    { by, at: `2026-03-${day}T09:00:00.000Z` },
  )
const decisions = new Map([
  ...decidedBy('anna', '10', 'contested', 'Clusters have separate storage: see the letter of 2025', 0),
  ...decidedBy('anna', '11', 'accepted', '', 1),
  ...decidedBy('marco', '12', 'toFix', 'Diagnostics Pack will be disabled in April', 2),
])

const meta = {
  title: 'Screens/Licenses/Audit rehearsal',
  component: AuditScreen,
  decorators: [
    (Story) => (
      <ToastProvider>
        <ListToolsContext value={makeListTools()}>
          <div className="h-dvh overflow-y-auto">
            <Story />
          </div>
        </ListToolsContext>
      </ToastProvider>
    ),
  ],
  args: {
    tab: 'types',
    rules: [],
    onRulesChange: fn(),
    state: ready(inputs),
    onRetryOptions: null,
    decisions: noDecisions,
    onDecisionsChange: fn(),
    isPersistent: true,
    onSave: fn(),
    onRefresh: fn(),
  },
} satisfies Meta<typeof AuditScreen>
export default meta
type Story = StoryObj<typeof meta>

export const ServerRules: Story = {}
export const SomeRules: Story = { args: { rules: someRules } }
export const AllRules: Story = { args: { rules: auditRules } }
/** Where a difference comes from. */
export const OpenType: Story = {
  args: { rules: someRules },
  play: ({ canvasElement }) => openRow(canvasElement),
}
export const Uncertain: Story = {
  args: {
    rules: someRules,
    state: ready({
      ...inputs,
      compliance: inputs.compliance.map((row) => ({ ...row, consumed: row.consumed + 3 })),
    }),
  },
}
export const NoLicenses: Story = {
  args: { state: ready({ ...inputs, used: [], compliance: [] }) },
}
export const Loading: Story = { args: { state: loading } }
export const Failed: Story = { args: { state: failed('GET /licenses-used: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { state: forbidden } }
export const Refreshing: Story = { args: { state: { ...ready(inputs), refreshing: true } } }

const sheet = { tab: 'sheet', rules: someRules, decisions } as const

export const Sheet: Story = { args: sheet }
export const SheetWithoutDecisions: Story = {
  args: { ...sheet, decisions: noDecisions, isPersistent: false },
}
export const SheetOfOptions: Story = {
  args: {
    ...sheet,
    rules: ['options'],
    view: { filters: { isUnusedForYear: { kind: 'yesNo', value: true } } },
  },
}
export const SheetRow: Story = {
  args: { ...sheet, rules: ['options'], view: { search: 'Diagnostics' } },
  play: ({ canvasElement }) => openRow(canvasElement),
}
export const OptionsFailed: Story = {
  args: { ...sheet, state: ready({ ...inputs, options: null }), onRetryOptions: fn() },
}
export const SheetLoading: Story = { args: { ...sheet, state: loading } }
export const SheetFailed: Story = { args: { ...sheet, state: failed() } }

export const Deciding: Story = {
  args: sheet,
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('checkbox', { name: /^Select (?!all)/ })
    if (!first || !second) throw new Error('no rows to select')
    await userEvent.click(first)
    await userEvent.click(second)
    await userEvent.click(await screen.findByRole('button', { name: /^Decide about 2 rows/ }, waitOptions))
    await screen.findByRole('dialog', {}, waitOptions)
  },
}

const openFile =
  (content: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Open decisions…' }, waitOptions),
    )
    const dialog = within(await screen.findByRole('dialog', {}, waitOptions))
    await userEvent.upload(
      dialog.getByLabelText(/^Decisions file/),
      new File([content], 'decisions.json', { type: 'application/json' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Read file' }))
  }

/** Both changed the same rows. */
export const Conflicts: Story = {
  args: sheet,
  play: openFile(
    decisionsText(
      new Map([
        ...decidedBy('marco', '12', 'accepted', 'Paid with the order of March', 0),
        ...decidedBy('marco', '13', 'contested', 'Not in the contract', 1),
        ...decidedBy('marco', '13', 'accepted', '', 3),
      ]),
      {},
    ),
  ),
}
export const NoDecisionsFile: Story = { args: sheet, play: openFile('{}') }
export const Removing: Story = {
  args: sheet,
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Open decisions…' }, waitOptions),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Remove decisions…' }, waitOptions))
    await screen.findByRole('alertdialog', {}, waitOptions)
  },
}

export const Report: Story = { args: { ...sheet, tab: 'report' } }
export const ReportWithoutDifference: Story = { args: { tab: 'report' } }
export const ReportLoading: Story = { args: { tab: 'report', state: loading } }

export const Phone: Story = { ...SomeRules, globals: { viewport: { value: 'phone' } } }
export const SheetPhone: Story = { ...Sheet, globals: { viewport: { value: 'phone' } } }
export const Tablet: Story = { ...Sheet, globals: { viewport: { value: 'tablet' } } }
export const Italian: Story = { ...SomeRules, globals: { locale: 'it' } }
export const Brazilian: Story = { ...Sheet, globals: { locale: 'pt-br' } }
