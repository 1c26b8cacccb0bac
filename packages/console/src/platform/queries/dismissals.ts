import { isRecord } from '@inventory-console/ui/lib/records'
import type { Query } from '../query/get.ts'
import { alertPageQuery, readAlertPage, type AlertsBody } from './alertPage.ts'

/** Page size above the number of alerts that the server keeps. */
const maxAlerts = 10_000

/**
 * Alerts of dismissed hosts. Responses with `older-than` also list hosts dismissed before that date; only
 * the alert dates the dismissal.
 */
export function dismissalsQuery(): Query<AlertsBody> {
  return alertPageQuery({ code: 'DISMISSED_HOST', page: 1, size: maxAlerts })
}

/** Time of the newest dismissal by host name, in milliseconds. */
export function readDismissals(body: AlertsBody): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const { date, hostname, otherInfo } of readAlertPage(body).rows) {
    const name: unknown = hostname ?? (isRecord(otherInfo) ? otherInfo['hostname'] : undefined)
    const time = Date.parse(date)
    if (typeof name === 'string' && time > (times.get(name) ?? Number.NEGATIVE_INFINITY))
      times.set(name, time)
  }
  return times
}
