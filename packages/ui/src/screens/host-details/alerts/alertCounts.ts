import type { AlertCategory, AlertSeverity, HostAlert } from '@inventory-console/api-mocks/contract'
import { alertWindow } from '../../../domain/alertWindow.ts'
import { dayOf, parseTime } from '../../../lib/dates.ts'
import { listUrl } from '../../../lib/listUrl.ts'
import { paths } from '../../paths.ts'

const alertCategories = ['AGENT', 'LICENSE', 'ENGINE'] as const satisfies readonly AlertCategory[]
const bySeverity = ['CRITICAL', 'WARNING', 'INFO'] as const satisfies readonly AlertSeverity[]

export interface AlertCount {
  category: AlertCategory
  count: number
  worst: AlertSeverity | null
}

/** New alerts per category within the alert window. `hostAlertsPath` links to exactly these. */
export function countAlerts(alerts: readonly HostAlert[], now: number): AlertCount[] {
  const { from, to } = alertWindow(now)
  const recent = alerts.filter(({ alertStatus, date }) => {
    const time = parseTime(date)
    if (alertStatus !== 'NEW' || time === null) return false
    const day = dayOf(time)
    return day >= from && day <= to
  })
  return alertCategories.map((category) => {
    const categoryAlerts = recent.filter(({ alertCategory }) => alertCategory === category)
    const worst = bySeverity.find((severity) =>
      categoryAlerts.some(({ alertSeverity }) => alertSeverity === severity),
    )
    return { category, count: categoryAlerts.length, worst: worst ?? null }
  })
}

/** Alert list with the same filters as the count. */
export function hostAlertsPath(hostname: string, category: AlertCategory | null, now: number): string {
  const { from, to } = alertWindow(now)
  const address = listUrl(paths.alerts, {
    alertStatus: { kind: 'oneOf', values: ['NEW'] },
    ...(category === null ? {} : { alertCategory: { kind: 'oneOf', values: [category] } }),
    date: { kind: 'days', from, to },
    hostname: { kind: 'text', text: hostname },
  })
  return address.replaceAll('%3A', ':')
}
