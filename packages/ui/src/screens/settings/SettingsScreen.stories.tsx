import { makeConfiguration } from '@inventory-console/api-mocks/fixtures/configuration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { screen } from 'storybook/test'
import { ToastProvider } from '../../components/toast/Toast.tsx'
import { applyEdits, SettingsConflict, valueAt } from '../../domain/configurationDocument.ts'
import { ValidationError } from '../../lib/mutationErrors.ts'
import { openDialogAndPress } from '../../testing/rowMenu.ts'
import { failed, forbidden, loading } from '../../testing/states.ts'
import { chromaticModes } from '../../testing/visualModes.ts'
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx'

const document = makeConfiguration()
const endpoint = 'APIService.RemoteEndpoint'

/** Holds the edits and the open section, as the console does. */
function WithEdits({ edits: start, section: first, ...rest }: SettingsScreenProps) {
  const [edits, setEdits] = useState(start)
  const [section, setSection] = useState(first)
  return (
    <ToastProvider>
      <SettingsScreen
        {...rest}
        edits={edits}
        onEditsChange={setEdits}
        section={section}
        onSectionChange={setSection}
      />
    </ToastProvider>
  )
}

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  render: (args) => <WithEdits {...args} />,
  args: {
    state: { status: 'ready', value: document },
    section: null,
    edits: {},
    onSectionChange: () => {},
    onEditsChange: () => {},
    onSave: async () => {},
    onRefresh: () => {},
  },
} satisfies Meta<typeof SettingsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { state: loading } }
export const Failed: Story = { args: { state: failed() } }
export const Forbidden: Story = { args: { state: forbidden } }
export const NoneStored: Story = { args: { state: { status: 'notFound' } } }
/** The crontab descriptions load lazily. */
const searchFor = (text: string) => async () => {
  await screen.findAllByText(text, {}, { timeout: 15_000 })
}
export const AlertService: Story = { args: { section: 'AlertService' }, play: searchFor('At 00:00') }
export const MailAsReport: Story = {
  args: {
    section: 'AlertService',
    edits: {
      'AlertService.ReportAlertJob.Crontab': '30 2 1 * *',
      'AlertService.ReportAlertJob.RunAtStartup': true,
    },
  },
  play: searchFor('At 02:30, on day 1 of the month'),
}
export const DataService: Story = { args: { section: 'DataService' }, play: searchFor('At 00:00') }
export const ThunderService: Story = { args: { section: 'ThunderService' } }
export const ResourceFilePath: Story = { args: { section: 'ResourceFilePath' } }
export const EmptyValues: Story = {
  args: { state: { status: 'ready', value: { APIService: null, AlertService: 7 } } },
}
export const Changed: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
  args: { edits: { [endpoint]: 'https://services.example.net', 'AlertService.QueueBufferSize': 40 } },
}
const bindPassword = 'APIService.AuthenticationProvider.LDAPBindPassword'
export const SecretReplaced: Story = { args: { edits: { [bindPassword]: 'a new one' } } }
export const SecretCleared: Story = { args: { edits: { [bindPassword]: '' } } }
export const SecretNotSet: Story = {
  args: { state: { status: 'ready', value: applyEdits(document, { [bindPassword]: '' }) } },
}
export const Faulty: Story = {
  args: { edits: { 'APIService.Port': 70_000, [endpoint]: '' } },
}
const valueOf = (path: string) => Object(valueAt(document, path))
const changes = {
  [endpoint]: 'https://services.example.net',
  'APIService.ReadOnly': true,
  'APIService.AuthenticationProvider.Password': 'a new one',
  'APIService.OracleDatabasePoliciesAudit': ['PASSWORD_LIFE'],
}
export const SaveAsked: Story = { args: { edits: changes }, play: openDialogAndPress('Save…') }
export const EntriesChanged: Story = {
  args: {
    section: 'DataService',
    edits: {
      'DataService.LicenseTypeMetricsDefault': ['Named User Plus Perpetual', 'Processor Perpetual', 'Stream'],
      'DataService.LicenseTypeMetricsByEnvironment': {
        ...valueOf('DataService.LicenseTypeMetricsByEnvironment'),
        DEV: ['Processor Perpetual'],
      },
    },
  },
  play: openDialogAndPress('Save…'),
}
export const Saving: Story = {
  args: { edits: changes, onSave: () => new Promise(() => {}) },
  play: openDialogAndPress('Save…', 'Save'),
}
export const ChangedElsewhere: Story = {
  args: {
    edits: changes,
    onSave: () =>
      Promise.reject(
        new SettingsConflict(applyEdits(document, { [endpoint]: 'http://10.0.0.7' }), [endpoint]),
      ),
  },
  play: openDialogAndPress('Save…', 'Save', 'Overwrite'),
}
export const Refused: Story = {
  args: {
    edits: changes,
    onSave: () =>
      Promise.reject(new ValidationError('The server does not know this setting', 'RemoteEndpoint')),
  },
  play: async () => {
    await openDialogAndPress('Save…', 'Save', 'Cancel')()
  },
}
export const Italian: Story = { globals: { locale: 'it' }, args: { section: 'DataService' } }
