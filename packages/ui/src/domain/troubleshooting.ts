import { parseTime } from '../lib/dates.ts'

/** An agent that stopped sending data. */
export interface SilentAgent {
  id: string
  hostname: string
  /** `null` if unknown. */
  days: number | null
  date: string
  description: string
}

/** An agent counts as silent one day after its last report. `since` in epoch milliseconds. */
export function isSilentSince({ date, days }: Pick<SilentAgent, 'date' | 'days'>, since: number): boolean {
  const alertTime = parseTime(date)
  if (alertTime === null) return false
  const lastReport = alertTime - (days ?? 1) * dayLength
  return lastReport + dayLength > since
}
const dayLength = 86_400_000

/** A database that its host no longer reports. */
export interface MissingDatabaseRow {
  id: string
  hostname: string
  name: string
  ignored: boolean
  comment: string
}

/** A virtual host that no hypervisor lists. */
export interface OrphanHost {
  hostname: string
  technology: string
}

/** An error of a recommendation retrieval. */
export interface CloudError {
  id: string
  cloud: 'oracle' | 'aws' | 'google'
  createdAt: string
  profileID: string
  category: string
  error: string
}
