import { dayAfter, dayOf } from '../lib/dates.ts'

/** Local calendar days, YYYY-MM-DD, both inclusive. */
export interface DayWindow {
  from: string
  to: string
}

/** From `days` days ago through today, in local time. */
export function lastDays(now: number, days: number): DayWindow {
  return { from: dayAfter(now, -days), to: dayOf(now) }
}

/** Alerts are counted from one week ago through tomorrow, both inclusive. */
export function alertWindow(now: number): DayWindow {
  return { from: dayAfter(now, -7), to: dayAfter(now, 1) }
}

/** ISO times for the API: start of the first day and exclusive end of the last. */
export function isoRange({ from, to }: Partial<DayWindow>): { from?: string; to?: string } {
  return {
    ...(from === undefined ? {} : { from: startOf(from, 0) }),
    ...(to === undefined ? {} : { to: startOf(to, 1) }),
  }
}

function startOf(day: string, offsetDays: number): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  const time = new Date(year, month - 1, date + offsetDays)
  // The year 10000 has another format.
  return time.getUTCFullYear() > 9999 ? '9999-12-31T23:59:59.999Z' : time.toISOString()
}

/** NO_DATA only: an agent with other errors still sends data. */
export function isSilentAgent(alert: { alertCode?: string | undefined }): boolean {
  return alert.alertCode === 'NO_DATA'
}

/** Days of silence from the alert's description, otherwise the age of the alert. `null` if neither is known. */
export function silentDays(alert: {
  description: string
  daysFromCreation?: number | undefined
}): number | null {
  const match = /(?<!\d)(\d+) day\(s\)\s*$/.exec(alert.description)
  return match ? Number(match[1]) : (alert.daysFromCreation ?? null)
}
