import type { Meta, StoryObj } from '@storybook/react-vite'
import { hostile } from '../../../../testing/samples/withPadding.tsx'
import { empty, failed, forbidden, loading, ready } from '../../../../testing/states.ts'
import { chromaticModes } from '../../../../testing/visualModes.ts'
import { HostChanges } from './HostChanges.tsx'

const meta = {
  title: 'Screens/Host page/Changes of a host',
  component: HostChanges,
  args: {
    days: 90,
    list: ready([
      {
        date: '2026-03-12T04:12:31Z',
        changes: [
          { kind: 'fact', fact: 'cpuCores', before: 8, after: 16 },
          { kind: 'fact', fact: 'memoryTotal', before: 64, after: 125.61 },
          { kind: 'fact', fact: 'cluster', before: '', after: 'vmcl-mil-a' },
        ],
      },
      {
        date: '2026-02-20T04:12:31Z',
        changes: [
          { kind: 'databaseAdded', name: 'CRM1' },
          { kind: 'databaseRemoved', name: 'OLDDB' },
          { kind: 'databaseVersion', name: 'ERP1', before: '19.22.0.0.0', after: '19.23.0.0.0' },
        ],
      },
      { date: '2026-01-30T04:12:31Z', changes: [{ kind: 'firstReport' }] },
    ]),
  },
} satisfies Meta<typeof HostChanges>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['languages', 'widths'],
  parameters: chromaticModes('languages', 'widths'),
}
export const Loading: Story = { args: { list: loading } }
export const NoChanges: Story = { args: { list: empty } }
export const Failed: Story = { args: { list: failed('GET /hosts/{hostname}: 502 Bad Gateway') } }
export const Forbidden: Story = { args: { list: forbidden } }
export const HostileNames: Story = {
  args: {
    list: ready([{ date: '2026-03-12T04:12:31Z', changes: [{ kind: 'databaseAdded', name: hostile }] }]),
  },
}
