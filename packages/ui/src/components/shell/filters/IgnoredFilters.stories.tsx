import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { hostile, longName } from '../../../testing/samples/withPadding.tsx'
import { IgnoredFilters } from './IgnoredFilters.tsx'

const value = { location: 'Milan', environment: 'PROD', date: '2026-03-10' }

const meta = {
  title: 'Components/Shell/IgnoredFilters',
  component: IgnoredFilters,
  args: { applied: 'parts', value, onChange: fn() },
} satisfies Meta<typeof IgnoredFilters>
export default meta
type Story = StoryObj<typeof meta>

export const Parts: Story = {}
export const None: Story = { args: { applied: 'none' } }
export const DateOnly: Story = { args: { applied: 'date' } }
export const Undated: Story = { args: { applied: 'undated' } }
export const LocationOnly: Story = { args: { applied: 'location' } }
/** Renders nothing. */
export const All: Story = { args: { applied: 'all' } }
export const OwnLocationLabel: Story = { args: { locationLabel: 'Data centre' } }
export const LongText: Story = { args: { value: { ...value, location: longName }, locationLabel: longName } }
export const HostileText: Story = { args: { value: { ...value, location: hostile } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
