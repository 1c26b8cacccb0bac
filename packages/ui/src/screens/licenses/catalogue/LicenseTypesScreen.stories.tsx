import { makeOracleContracts } from '@inventory-console/api-mocks/fixtures/contracts'
import {
  makeMysqlLicenseTypes,
  makeOracleLicenseTypes,
  makeSqlServerLicenseTypes,
  makeUsedLicenses,
} from '@inventory-console/api-mocks/fixtures/licenses'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { ToastProvider } from '../../../components/toast/Toast.tsx'
import { UnknownOutcomeError } from '../../../lib/mutationErrors.ts'
import { openRow } from '../../../testing/openRow.ts'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../../testing/states.ts'
import { chromaticModes } from '../../../testing/visualModes.ts'
import { waitOptions } from '../../../testing/waitOptions.ts'
import { ofMysql, ofOracle, ofSqlServer } from './licenseType.ts'
import { LicenseTypesScreen } from './LicenseTypesScreen.tsx'
import { licenseTypeStart, newLicenseType, type LicenseTypeValues } from './licenseTypeValues.ts'

const [flagship, ...oracle] = makeOracleLicenseTypes()
if (flagship === undefined) throw new Error('The price list is empty')
const types = [
  ...[flagship, ...oracle].map(ofOracle),
  ...makeMysqlLicenseTypes().map(ofMysql),
  ...makeSqlServerLicenseTypes().map(ofSqlServer),
]
const never = () => new Promise<void>(() => {})

const meta = {
  title: 'Screens/Licenses/License types',
  component: LicenseTypesScreen,
  render: (args) => (
    <ToastProvider>
      <div className="h-dvh">
        <LicenseTypesScreen {...args} />
      </div>
    </ToastProvider>
  ),
  args: {
    list: ready(types),
    used: ready(makeUsedLicenses()),
    contracts: { oracle: ready(makeOracleContracts()), mysql: empty, microsoft: empty },
    onRefresh: fn(),
    locked: null,
    onSave: never,
  },
} satisfies Meta<typeof LicenseTypesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: empty } }
export const NoResults: Story = { args: { view: { search: 'no such license type' } } }
export const Failed: Story = {
  args: { list: failed('GET /settings/oracle/database/license-types: 502 Bad Gateway') },
}
export const Forbidden: Story = { args: { list: forbidden } }
export const Refreshing: Story = { args: { list: refreshing(types) } }
export const UseLoading: Story = {
  args: { used: loading, contracts: { oracle: loading, mysql: loading, microsoft: loading } },
}
export const UseFailed: Story = { args: { used: failed(), onRetryUse: fn() } }
export const ReadOnly: Story = { args: { locked: 'readOnly' } }
export const NotAdministrator: Story = { args: { locked: 'notAdmin' } }
export const Users: Story = {
  play: ({ canvasElement }) => openRow(canvasElement, flagship.id),
}
export const Unused: Story = {
  args: { list: ready([ofOracle({ ...flagship, id: 'L00000', aliases: [] })]) },
  play: ({ canvasElement }) => openRow(canvasElement, 'L00000'),
}

const initial = licenseTypeStart(flagship)
const typed = (values: Partial<LicenseTypeValues>) => ({
  draft: { initial, restoredValues: { ...initial.values, ...values } },
})
async function save(name = 'Save license type') {
  const dialog = await screen.findByRole('dialog', {}, waitOptions)
  await userEvent.click(within(dialog).getByRole('button', { name }))
}
export const Editing: Story = {
  args: { draft: { initial } },
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const MetricChanged: Story = { args: typed({ metric: 'Computer Perpetual' }) }
export const Adding: Story = { args: { draft: { initial: newLicenseType } } }
export const Invalid: Story = {
  args: {
    draft: { initial: newLicenseType, restoredValues: { ...newLicenseType.values, id: flagship.id } },
  },
  play: () => save('Add license type'),
}
export const Saving: Story = { args: typed({ cost: 50_000 }), play: () => save() }
export const Saved: Story = {
  args: { ...typed({ cost: 50_000 }), onSave: async () => {} },
  play: async () => {
    await save()
    await screen.findByText(`License type ${flagship.id} saved`, {}, waitOptions)
  },
}
export const Refused: Story = {
  args: {
    ...typed({ cost: 50_000 }),
    onSave: (): Promise<void> =>
      Promise.reject(new Error('PUT /license-types/{id}: 403 Forbidden – read-only')),
  },
  play: async () => {
    await save()
    await screen.findByText(/was not saved/, {}, waitOptions)
  },
}
export const Unconfirmed: Story = {
  args: {
    ...typed({ cost: 50_000 }),
    onSave: (): Promise<void> => Promise.reject(new UnknownOutcomeError('504')),
  },
  play: async () => {
    await save()
    await screen.findByText(/did not confirm/, {}, waitOptions)
  },
}
