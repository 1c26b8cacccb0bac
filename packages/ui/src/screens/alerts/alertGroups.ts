import type { Alert, AggregatedAlert } from '@inventory-console/api-mocks/contract'
import { alertHost } from '../../domain/alerts.ts'
import { isSilentAgent, silentDays } from '../../domain/alertWindow.ts'
import { severities } from '../../domain/tones.ts'
import type { ListView } from '../../lib/listView.ts'

/** Alerts of one code and severity, counted by the server. */
export interface AlertGroup extends Omit<AggregatedAlert, 'daysFromCreation'> {
  /** Date of the newest alert; null until it is loaded. */
  latestAlert: string | null
}

export function groupId({ category, code = '', severity }: AlertGroup): string {
  return `${severity} ${category} ${code}`
}

const dayLength = 86_400_000

/** Whole days; null for a date that cannot be read. */
export function daysSince(date: string, now: number): number | null {
  const time = Date.parse(date)
  return Number.isNaN(time) ? null : Math.max(0, Math.floor((now - time) / dayLength))
}

/** Null without a value. */
type Key = (group: AlertGroup) => number | string | null

function timeOf(date: string | null): number | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : time
}

const severityRank = ({ severity }: AlertGroup) => severities.findIndex((known) => known === severity)
const keys: ReadonlyMap<string, Key> = new Map<string, Key>([
  ['alertCode', ({ code, category }) => code || category],
  ['alertSeverity', severityRank],
  ['count', ({ count }) => count],
  ['affectedHosts', ({ affectedHosts }) => affectedHosts],
  ['age', ({ oldestAlert }) => negative(timeOf(oldestAlert))],
  ['oldestAlert', ({ oldestAlert }) => timeOf(oldestAlert)],
  ['latestAlert', ({ latestAlert }) => timeOf(latestAlert)],
  ['alertCategory', ({ category }) => category],
])

function negative(time: number | null): number | null {
  return time === null ? null : -time
}

/** Sorted by a column, without a value last; without a column the most severe groups first, then the largest. */
export function sortGroups(groups: readonly AlertGroup[], sort: ListView['sort']): readonly AlertGroup[] {
  const key = sort ? keys.get(sort.id) : undefined
  const byUrgency = groups.toSorted((a, b) => compare(severityRank(b), severityRank(a)) || b.count - a.count)
  if (!sort || !key) return byUrgency
  return byUrgency.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sort.desc ? compare(other, one) : compare(one, other)
  })
}

function compare(a: number | string, b: number | string): number {
  return a < b ? -1 : Number(a > b)
}

/** Agents that do not report by their days of silence, others in the order of the first alert of each host. */
export function sortByHost(alerts: readonly Alert[]): readonly Alert[] {
  if (alerts.every(isSilentAgent))
    return alerts.toSorted((one, other) => (silentDays(other) ?? 0) - (silentDays(one) ?? 0))
  return [...Map.groupBy(alerts, alertHost).values()].flat()
}

const beforeHost = /,? (?:on|of|from|in)(?: the)?(?: host| server)? ['"]?$/

/** A description without the hostname, which is shown next to it. The server writes descriptions in English. */
export function withoutHost(description: string, hostname: string): string {
  if (hostname === '') return description
  const [first = '', ...rest] = description.split(hostname)
  return rest.reduce((text, next) => {
    const shortened = text.replace(beforeHost, '')
    const isLongerName = /^(?:[\w-]|\.\w)/.test(next)
    return shortened === text || isLongerName
      ? `${text}${hostname}${next}`
      : `${shortened}${next.replace(/^['"]/, '')}`
  }, first)
}
