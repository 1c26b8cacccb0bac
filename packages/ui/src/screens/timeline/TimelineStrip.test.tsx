import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { timelineOf } from '../../domain/timeline.ts'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { TimelineStrip } from './TimelineStrip.tsx'

// Nothing but `advanceTimersByTime` ends the delay, however slow the machine is.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** 16 March 2026 is a Monday, and today. */
const now = new Date('2026-03-16T09:30:00').getTime()
const rows = [
  { alertCode: 'NO_DATA', date: '2026-02-01T12:00:00Z', hostname: 'quiet' },
  { alertCode: 'NEW_SERVER', date: '2026-03-14T12:00:00Z', hostname: 'web-1' },
  { alertCode: 'DISMISSED_HOST', date: '2026-03-14T12:00:00Z', hostname: 'web-9' },
]
const days = timelineOf({ now, length: 90, alerts: [{ rows, total: rows.length }], licenses: [] })
const slider = page.getByRole('slider', { name: 'Day', exact: true })

async function show(value: string | null) {
  const onChange = vi.fn<(day: string | null) => void>()
  const props = { days, status: { alerts: 'ready', licenses: 'ready' } as const, onRetry: vi.fn(), onChange }
  const { rerender } = await renderWithProviders(<TimelineStrip {...props} value={value} />)
  return {
    onChange,
    setValue: async (next: string | null) => rerender(<TimelineStrip {...props} value={next} />),
  }
}

it('chooses only the day that is rested on', async () => {
  const { onChange } = await show(null)
  slider.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sunday 15\/03\/2026\. Nothing recorded$/))
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', 'Saturday 14/03/2026. 1 new host: web-1. 1 host dismissed: web-9')
  expect(onChange).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(onChange.mock.calls).toEqual([['2026-03-14']])
})

it('steps a week by page keys, and returns to today with End', async () => {
  const { onChange, setValue } = await show('2026-03-02')
  slider.element().focus()
  await userEvent.keyboard('{PageDown}')
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Monday 23\/02\/2026\./))
  await userEvent.keyboard('{End}')
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Monday 16\/03\/2026\./))
  vi.advanceTimersByTime(5000)
  expect(onChange.mock.calls).toEqual([[null]])
  // A change from elsewhere, such as the removed chip, moves the strip.
  await setValue('2026-03-09')
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Monday 09\/03\/2026\./))
})

it('says that a day has no records, unlike a day on which nothing happened', async () => {
  const { setValue } = await show('2026-01-20')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Tuesday 20/01/2026. No records of this day')
  await setValue('2026-02-20')
  await expect.element(slider).toHaveAttribute('aria-valuetext', 'Friday 20/02/2026. Nothing recorded')
})

it('steps by its buttons', async () => {
  const { onChange } = await show('2026-03-10')
  await page.getByRole('button', { name: 'Day after' }).click()
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Wednesday 11\/03\/2026\./))
  vi.advanceTimersByTime(5000)
  expect(onChange.mock.calls).toEqual([['2026-03-11']])
})

it('returns to the chosen day when a touch turns into scrolling', async () => {
  const { onChange } = await show('2026-03-10')
  const strip = slider.element()
  const touch = (type: string, x: number) => {
    const { left, width, top } = strip.getBoundingClientRect()
    const at = { clientX: left + width * x, clientY: top + 5, pointerId: 1, button: 0, bubbles: true }
    strip.dispatchEvent(new PointerEvent(type, at))
  }
  strip.addEventListener('pointerdown', () => {}, { once: true })
  // The pointer of a synthetic event cannot be captured.
  vi.spyOn(strip, 'setPointerCapture').mockImplementation(() => undefined)
  touch('pointerdown', 0.5)
  await expect.element(slider).not.toHaveAttribute('aria-valuetext', expect.stringMatching(/10\/03\/2026/))
  touch('pointercancel', 0.5)
  await expect
    .element(slider)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^Tuesday 10\/03\/2026\./))
  vi.advanceTimersByTime(5000)
  expect(onChange).not.toHaveBeenCalled()
})
