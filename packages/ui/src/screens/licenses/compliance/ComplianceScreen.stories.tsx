import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { makeCompliance } from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { openRow } from '../../../testing/openRow.ts'
import {
  actions,
  flagship,
  openFlagship,
  renderCompliance,
  withExplanation,
} from '../../../testing/samples/compliance.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { chromaticModes } from '../../../testing/visualModes.ts'
import { ComplianceExplanation } from './ComplianceExplanation.tsx'
import { ComplianceScreen } from './ComplianceScreen.tsx'

const meta = {
  title: 'Screens/Licenses/Compliance',
  component: ComplianceScreen,
  render: renderCompliance,
  args: { list: ready(makeCompliance()), onRefresh: fn(), explain: withExplanation({}) },
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
