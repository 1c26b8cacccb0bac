import type { Meta, StoryObj } from '@storybook/react-vite'
import { tones } from '../../components/badge/tones.tsx'
import { complianceTone, technologyColour } from '../../domain/tones.ts'
import { framed, hostile, longName } from '../../testing/samples/framed.tsx'
import { Gauge } from './Gauge.tsx'

const meta = {
  title: 'Components/Gauge',
  component: Gauge,
  decorators: [framed()],
  args: { label: 'Compliance', value: 86.7, tone: complianceTone(86.7) },
} satisfies Meta<typeof Gauge>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Tones: Story = {
  render: (args) => (
    <div className="flex gap-6">
      {tones.map((tone, place) => (
        <Gauge key={tone} label={args.label} value={20 + place * 20} tone={tone} />
      ))}
    </div>
  ),
}
export const Large: Story = { args: { size: 'large' } }
export const Small: Story = { args: { size: 'small' } }
export const OfATechnology: Story = {
  render: (args) => <Gauge label={args.label} value={63} color={technologyColour('PostgreSQL/PostgreSQL')} />,
}
export const AlmostAll: Story = { args: { value: 99.6, tone: complianceTone(99.6) } }
export const All: Story = { args: { value: 100, tone: complianceTone(100) } }
export const Zero: Story = { args: { value: 0, tone: complianceTone(0) } }
export const Empty: Story = { args: { value: null, tone: complianceTone(null) } }
export const Loading: Story = { args: { loading: true } }
export const LongText: Story = { args: { label: longName }, decorators: [framed('max-w-60')] }
export const HostileText: Story = { args: { label: hostile }, decorators: [framed('max-w-60')] }
export const RightToLeft: Story = { args: { label: 'قاعدة البيانات' } }
