import { dayOf } from '../lib/values/format.ts'

/** Local calendar days, YYYY-MM-DD, both included. */
export interface DayWindow {
  from: string
  to: string
}

/** By the calendar, not by hours: a day that the clocks change has 23 or 25 of them. */
function daysBefore(time: number, days: number): string {
  const date = new Date(time)
  // At noon, so that no change of the clocks leads into the day beside it.
  return dayOf(new Date(date.getFullYear(), date.getMonth(), date.getDate() - days, 12).getTime())
}

/** Days of local time, from `days` ago to today. */
export function lastDays(now: number, days: number): DayWindow {
  return { from: daysBefore(now, days), to: dayOf(now) }
}

/** Alerts are counted from one week ago through tomorrow, both days included. */
export function alertWindow(now: number): DayWindow {
  return { from: daysBefore(now, 7), to: daysBefore(now, -1) }
}

/** First and first-excluded moment of local days, as the services take them. */
export function momentsOf({ from, to }: Partial<DayWindow>): { from?: string; to?: string } {
  return {
    ...(from === undefined ? {} : { from: startOf(from, 0) }),
    ...(to === undefined ? {} : { to: startOf(to, 1) }),
  }
}

function startOf(day: string, later: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** Only that code: an agent that keeps failing still sends data. */
export function isSilentAgent(alert: { alertCode?: unknown }): boolean {
  return alert.alertCode === 'NO_DATA'
}

/** How long an agent has been silent: what its alert says, else the age of the alert. `null`: neither is known. */
export function silentDays(alert: { description?: unknown; daysFromCreation?: unknown }): number | null {
  const said =
    typeof alert.description === 'string' ? /(?<!\d)(\d+) day\(s\)\s*$/.exec(alert.description) : null
  if (said) return Number(said[1])
  const { daysFromCreation } = alert
  return typeof daysFromCreation === 'number' && Number.isFinite(daysFromCreation) ? daysFromCreation : null
}
