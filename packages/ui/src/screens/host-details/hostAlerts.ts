import type { AlertCategory, AlertSeverity, HostAlert } from '@inventory-console/api-mocks/contract'
import { lastDays } from '../../lib/alertWindow.ts'
import { dayOf, moment } from '../../lib/format.ts'
import { rows } from '../../lib/wire.ts'
import { paths } from '../paths.ts'

const alertCategories = ['AGENT', 'LICENSE', 'ENGINE'] as const satisfies readonly AlertCategory[]
const bySeverity = ['CRITICAL', 'WARNING', 'INFO'] as const satisfies readonly AlertSeverity[]

export interface AlertCount {
  category: AlertCategory
  count: number
  worst: AlertSeverity | null
}

/** First and last day of the past week, today included: spec, Business constants. */
export const pastWeek = (now: number) => lastDays(now, 6)

/**
 * New alerts, by category: exactly what `alertsAddress` leads to. Those that were dismissed, with an earlier host of this name
 * or by the services, wait for nobody; the console before counted them, and led to a list of all.
 */
export function countAlerts(alerts: readonly HostAlert[] | null | undefined, now: number): AlertCount[] {
  const { from, to } = pastWeek(now)
  const recent = rows(alerts).filter(({ alertStatus, date }) => {
    const time = moment(date)
    if (alertStatus !== 'NEW' || time === null) return false
    const day = dayOf(time)
    return day >= from && day <= to
  })
  return alertCategories.map((category) => {
    const of = recent.filter(({ alertCategory }) => alertCategory === category)
    const worst = bySeverity.find((severity) => of.some(({ alertSeverity }) => alertSeverity === severity))
    return { category, count: of.length, worst: worst ?? null }
  })
}

/** The list of alerts with the same filters as the number: status, category, days and host. */
export function alertsAddress(hostname: string, category: AlertCategory | null, now: number): string {
  const { from, to } = pastWeek(now)
  const params = new URLSearchParams({
    'f.alertStatus': 'in:NEW',
    ...(category === null ? {} : { 'f.alertCategory': `in:${category}` }),
    'f.date': `days:${from}..${to}`,
    'f.hostname': `has:${hostname}`,
  })
  return `${paths.alerts}?${params.toString().replaceAll('%3A', ':')}`
}
