import type { AlertSeverity, AlertStatus } from '../contract/index.ts'
import { alertPageRow, alertRow } from '../fixtures/alerts.ts'
import type { StoredAlert } from '../inventory/alerts.ts'
import { refuse } from '../lib/errors.ts'
import type { ApiHttp } from '../lib/http.ts'
import { hasWords, includes, readQuery, sortedBy, type Query } from '../lib/query.ts'
import { authorize } from '../session/access.ts'
import type { World } from '../world.ts'
import { scopeOf, type Scope } from './scope.ts'

const severities = ['INFO', 'WARNING', 'CRITICAL'] as const satisfies readonly AlertSeverity[]
const statuses = ['NEW', 'ACK', 'DISMISSED'] as const satisfies readonly AlertStatus[]

export const alertHandlers = (http: ApiHttp, world: World) => [
  http.get('/alerts', ({ request, response }) => {
    const { location } = authorize(world, request)
    const query = readQuery(request)
    const inScope = scopeFilter(world, scopeOf(world, query, location))
    const matches = alertFilter(query)
    const inTime = timeFilter(query)
    query.oneOf('mode', ['all'])
    const size = query.integer('size') ?? 0
    if (size < 0) throw refuse(422, 'size is negative')
    if (size === 0) {
      const status = query.text('status')
      const found = world.alerts.filter((alert) => alert.status === status && inTime(alert) && inScope(alert))
      return response(200).json(found.map(alertRow))
    }
    const page = query.integer('page') ?? 1
    if (page < 1) throw refuse(500, 'page is not positive')
    const found = world.alerts.filter((alert) => matches(alert) && inTime(alert) && inScope(alert))
    const sorted = sortedAlerts(found, query.text('sort-by'), query.boolean('sort-desc') ?? false)
    const rows = sorted
      .slice((page - 1) * size, page * size)
      .map((alert) => alertPageRow(alert, world.clock.now()))
    return response(200).json({
      items: found.length === 0 ? null : rows,
      count: found.length,
      pageSize: size,
      page,
    })
  }),
]

type Check = (alert: StoredAlert) => boolean

/** Only what was asked for is looked at: a large store is read for every page. */
function allOf(checks: readonly (Check | undefined)[]): Check {
  const asked = checks.filter((check) => check !== undefined)
  return (alert) => asked.every((check) => check(alert))
}

function given<Value>(value: Value | undefined, check: (value: Value) => Check): Check | undefined {
  return value === undefined ? undefined : check(value)
}

function timeFilter(query: Query): Check {
  return allOf([
    given(query.moment('from'), (from) => (alert) => alert.date >= from),
    given(query.moment('to'), (to) => (alert) => alert.date < to),
  ])
}

function alertFilter(query: Query): Check {
  return allOf([
    given(query.oneOf('status', statuses), (status) => (alert) => alert.status === status),
    given(query.oneOf('severity', severities), (severity) => (alert) => alert.severity === severity),
    given(query.text('category'), (category) => (alert) => alert.category === category),
    given(query.text('code'), (code) => (alert) => alert.code === code),
    given(query.text('description'), (part) => (alert) => includes(part, alert.description)),
    given(query.text('hostname'), (part) => (alert) => includes(part, hostnameOf(alert))),
    given(
      query.text('search'),
      (search) => (alert) =>
        hasWords(search, alert.description, alert.code, alert.severity, alert.category, hostnameOf(alert)),
    ),
  ])
}

/** Through the alert's host; what is about no host, or about one that is gone, passes. */
function scopeFilter(world: World, { moment, covers, isEverything }: Scope): Check {
  const now = world.clock.now()
  if (isEverything) return ({ date }) => date <= now
  return (alert) => {
    if (alert.date > now) return false
    const host = world.hosts.known(hostnameOf(alert))
    return host === undefined || (covers(host) && world.hosts.wasKnown(host, moment))
  }
}

function hostnameOf({ otherInfo }: StoredAlert): string {
  const hostname = otherInfo?.['hostname']
  return typeof hostname === 'string' ? hostname : ''
}

const stored: Readonly<Record<string, string>> = {
  _id: 'id',
  alertCategory: 'category',
  alertAffectedTechnology: 'technology',
  alertCode: 'code',
  alertSeverity: 'severity',
  alertStatus: 'status',
  hostname: 'otherInfo.hostname',
}

/** The store keeps them by date already. */
function sortedAlerts(alerts: StoredAlert[], key: string | undefined, descending: boolean): StoredAlert[] {
  if (key === 'date') return descending ? alerts.toReversed() : alerts
  return sortedBy(alerts, key === undefined ? undefined : (stored[key] ?? key), descending)
}
