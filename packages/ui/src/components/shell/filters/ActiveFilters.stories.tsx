import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { hostile, longName } from '../../../testing/samples/withPadding.tsx'
import { noFilters } from './globalFilters.ts'
import { ActiveFilters } from './IgnoredFilters.tsx'

const value = { location: 'Milan', environment: 'PROD', date: '2026-03-10' }

const meta = {
  title: 'Components/Shell/ActiveFilters',
  component: ActiveFilters,
  render: function Removable(args) {
    const [filters, setFilters] = useState(args.value)
    return <ActiveFilters {...args} value={filters} onChange={setFilters} />
  },
  args: { value, onChange: () => {} },
} satisfies Meta<typeof ActiveFilters>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
/** Renders nothing. */
export const None: Story = { args: { value: noFilters } }
export const OwnLocationLabel: Story = { args: { locationLabel: 'Data centre' } }
export const LongText: Story = { args: { value: { ...value, location: longName }, locationLabel: longName } }
export const HostileText: Story = { args: { value: { ...value, location: hostile } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
