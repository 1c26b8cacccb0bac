import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { timelineOf } from '../../domain/timeline.ts'
import { hostile, longName, withPadding } from '../../testing/samples/withPadding.tsx'
import { TimelineStrip, type TimelineStripProps } from './TimelineStrip.tsx'

const dayLength = 86_400_000
const now = Date.parse('2026-03-12T12:00:00Z')
const daysAgo = (days: number) => new Date(now - days * dayLength).toISOString()

function alert(alertCode: string, days: number, hostname: string) {
  return { alertCode, date: daysAgo(days), hostname }
}

/** The server keeps the alerts of 80 days. An import 40 days ago has added 30 hosts. */
const rows = [
  alert('NEW_SERVER', 80, 'mil-db-00'),
  ...Array.from({ length: 30 }, (_, index) => alert('NEW_SERVER', 40, `dub-app-${index + 1}`)),
  ...[3, 9, 12, 25, 26, 55, 61].map((days) => alert('NEW_DATABASE', days, `mil-db-${days}`)),
  ...[2, 9, 31, 32, 33].map((days) => alert('NEW_OPTION', days, `mil-db-${days}`)),
  ...[5, 40, 62].map((days) => alert('DISMISSED_HOST', days, `old-${days}`)),
  alert('INCREASED_CPU_CORES', 14, 'sao-vm-7'),
]

/** Falls 30 days ago and is covered again 10 days ago. */
const history = Array.from({ length: 70 }, (_, index) => {
  const days = 69 - index
  return { date: daysAgo(days), consumed: days <= 30 ? 24 : 16, covered: days <= 10 ? 24 : 16 }
})
const licenses = [{ licenseTypeID: 'A90611', itemDescription: 'Database Enterprise Edition', history }]

const days = timelineOf({ now, length: 90, alerts: [{ rows, total: rows.length }], licenses })

const meta = {
  title: 'Screens/Timeline of the date filter',
  component: TimelineStrip,
  decorators: [withPadding('block')],
  render: function Chosen(args: TimelineStripProps) {
    const [value, setValue] = useState(args.value)
    return (
      <TimelineStrip
        {...args}
        value={value}
        onChange={(day) => {
          setValue(day)
          args.onChange(day)
        }}
      />
    )
  },
  args: {
    days,
    status: { alerts: 'ready', licenses: 'ready' },
    onRetry: fn(),
    value: '2026-03-03',
    onChange: fn(),
  },
} satisfies Meta<typeof TimelineStrip>
export default meta
type Story = StoryObj<typeof meta>

export const PastDay: Story = {}
export const Today: Story = { args: { value: null } }
/** The date filter is older than the strip. */
export const BeforeTheStrip: Story = { args: { value: '2025-06-30' } }
/** 30 new hosts and one dismissed: only the first names are shown. */
export const ManyEvents: Story = { args: { value: '2026-01-31' } }
export const WithoutRecords: Story = { args: { value: '2025-12-15' } }
export const Loading: Story = { args: { status: { alerts: 'loading', licenses: 'loading' } } }
/** The license history is still known. */
export const FailedAlerts: Story = {
  args: {
    days: timelineOf({ now, length: 90, alerts: null, licenses }),
    status: { alerts: 'failed', licenses: 'ready' },
  },
}
export const FailedLicenses: Story = {
  args: {
    days: timelineOf({ now, length: 90, alerts: [{ rows, total: rows.length }], licenses: null }),
    status: { alerts: 'ready', licenses: 'failed' },
  },
}
export const LongText: Story = {
  args: {
    days: timelineOf({
      now,
      length: 90,
      alerts: [
        {
          rows: [
            alert('NEW_SERVER', 20, 'a'),
            alert('NEW_SERVER', 9, longName),
            alert('NEW_SERVER', 9, hostile),
          ],
          total: 3,
        },
      ],
      licenses: [],
    }),
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Dark: Story = { globals: { theme: 'dark' } }
export const Italian: Story = { globals: { locale: 'it' } }
export const Brazilian: Story = { globals: { locale: 'pt-br' } }
