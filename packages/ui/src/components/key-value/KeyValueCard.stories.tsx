import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cpu, Server } from 'lucide-react'
import { withPadding, hostile, longName } from '../../testing/samples/withPadding.tsx'
import { Badge } from '../badge/Badge.tsx'
import { type Fact, KeyValueCard, KeyValueCards } from './KeyValueCard.tsx'

const facts: readonly Fact[] = [
  { id: 'environment', label: 'Environment', value: <Badge tone="success">PROD</Badge> },
  { id: 'technology', label: 'Technology', value: 'Oracle/Database' },
  { id: 'cluster', label: 'Cluster', value: true },
  { id: 'clusterType', label: 'Cluster type', value: 'Veritas Cluster' },
  { id: 'nodes', label: 'Cluster nodes', value: 3, to: '/nodes' },
  { id: 'virtual', label: 'Virtual', value: false },
  { id: 'threads', label: 'Threads', value: 1024 },
  { id: 'location', label: 'Location', value: null },
]
const meta = {
  title: 'Components/Layout/KeyValueCard',
  component: KeyValueCard,
  subcomponents: { KeyValueCards },
  decorators: [withPadding('max-w-96')],
  args: { title: 'General info', icon: Server, facts },
} satisfies Meta<typeof KeyValueCard>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Wide: Story = {
  args: { wide: true },
  render: (args) => (
    <div className="w-4xl">
      <KeyValueCard {...args} />
    </div>
  ),
}
export const OmitEmpty: Story = { args: { omitEmpty: true } }
export const Empty: Story = {
  args: { omitEmpty: true, facts: [{ id: 'location', label: 'Location', value: '' }] },
}
export const CopyableValue: Story = {
  args: { facts: [{ id: 'hostname', label: 'Hostname', value: 'db-014.example.org', copyable: true }] },
}
export const LongText: Story = {
  args: { title: longName, facts: [{ id: 'a', label: longName, value: longName, copyable: true }] },
}
export const HostileText: Story = { args: { facts: [{ id: 'a', label: hostile, value: hostile }] } }
export const RightToLeft: Story = { args: { facts: [{ id: 'a', label: 'Location', value: 'دبي (2)' }] } }

const five = (
  <KeyValueCards>
    {['General info', 'OS details', 'Virtual', 'CPU', 'Agent'].map((title) => (
      <KeyValueCard key={title} title={title} icon={Cpu} facts={facts} />
    ))}
  </KeyValueCards>
)
const wide = { decorators: [withPadding()], render: () => five }

export const Cards: Story = wide
export const CardsDesktop: Story = { ...wide, globals: { viewport: { value: 'desktop' } } }
export const CardsTablet: Story = { ...wide, globals: { viewport: { value: 'tablet' } } }
export const CardsPhone: Story = { ...wide, globals: { viewport: { value: 'phone' } } }
