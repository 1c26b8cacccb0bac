import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import {
  makeMysqlContracts,
  makeOracleContracts,
  makeSqlServerContracts,
} from '@inventory-console/api-mocks/fixtures/contracts'
import {
  makeCompliance,
  makeUsedLicenses,
  makeUsedLicensesPerCluster,
  makeUsedLicensesPerHost,
  makeVeritasLicenses,
} from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { chromaticOf } from '../../../testing/looks.ts'
import { empty, failed, forbidden, loading, one, ready, refreshing } from '../../../testing/states.ts'
import type { LicenseInputs } from '../explanation/explanation.ts'
import { ComplianceExplanation } from './ComplianceExplanation.tsx'
import { ComplianceScreen, type ComplianceScreenProps } from './ComplianceScreen.tsx'

const inputs: LicenseInputs = {
  used: makeUsedLicenses(),
  perHost: makeUsedLicensesPerHost(),
  perCluster: makeUsedLicensesPerCluster(),
  veritas: makeVeritasLicenses(),
  oracle: makeOracleContracts(),
  mysql: makeMysqlContracts(),
  sqlServer: makeSqlServerContracts(),
}
const explained: ComplianceScreenProps['explain'] = (row) => (
  <ComplianceExplanation row={row} inputs={one(inputs)} />
)

const meta = {
  title: 'Screens/Licenses/Compliance',
  component: ComplianceScreen,
  render: (args) => (
    <div className="h-dvh">
      <ComplianceScreen {...args} />
    </div>
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

/** Either side of each threshold; what is above 100 comes from a server that does not cap it. */
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

export const Explained: Story = {
  args: { list: ready(makeCompliance().filter(({ licenseTypeID }) => licenseTypeID === 'A90611')) },
  play: ({ canvasElement }) => openRow(canvasElement, 'A90611'),
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
const opened = { play: Explained.play ?? (async () => {}) }
const flagship = Explained.args ?? {}
export const ExplanationLoading: Story = {
  ...opened,
  args: { ...flagship, explain: (row) => <ComplianceExplanation row={row} inputs={loading} /> },
}
export const ExplanationFailed: Story = {
  ...opened,
  args: { ...flagship, explain: (row) => <ComplianceExplanation row={row} inputs={failed()} /> },
}
export const ExplanationForbidden: Story = {
  ...opened,
  args: { ...flagship, explain: (row) => <ComplianceExplanation row={row} inputs={forbidden} /> },
}
