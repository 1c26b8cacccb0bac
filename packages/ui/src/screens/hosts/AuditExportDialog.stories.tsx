import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent } from 'storybook/test'
import { AuditExportDialog } from './AuditExportDialog.tsx'

const meta = {
  title: 'Screens/Hosts/Audit export',
  component: AuditExportDialog,
  args: {
    vendor: 'oracle',
    locations: ['Milan', 'Turin'],
    environments: ['PROD', 'TEST'],
    initialScope: { location: null, environment: null },
    busy: false,
    failure: null,
    onExport: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof AuditExportDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Oracle: Story = {}
export const Mysql: Story = { args: { vendor: 'mysql' } }
export const WithGlobalFilters: Story = { args: { initialScope: { location: 'Milan', environment: 'PROD' } } }
export const Busy: Story = { args: { busy: true } }
export const Failed: Story = { args: { failure: 'GET /hosts: 502 Bad Gateway' } }
export const ChoicesFailed: Story = { args: { locations: [], onRetry: fn() } }
export const WrongPeriod: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reported within, from' }), '31/02/2026')
    await userEvent.tab()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
