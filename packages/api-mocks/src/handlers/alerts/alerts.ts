import type { AlertSeverity, AlertStatus } from '../../contract/wire.ts'
import { httpError } from '../../lib/http/errors.ts'
import type { ApiHttp } from '../../lib/http/http.ts'
import { hasWords, includes, readQuery, sortedBy, type Query } from '../../lib/http/query.ts'
import { authorize, type GuardedCaller } from '../../world/access/access.ts'
import { alertPageRow, alertRow } from '../../world/alerts/alertFixtures.ts'
import type { StoredAlert } from '../../world/alerts/storedAlert.ts'
import type { World } from '../../world/world.ts'
import { scopeOf, type Scope } from '../shared/scope.ts'
import { alertGroups, alertModes } from './alertGroups.ts'

const severities = ['INFO', 'WARNING', 'CRITICAL'] as const satisfies readonly AlertSeverity[]
const statuses = ['NEW', 'ACK', 'DISMISSED'] as const satisfies readonly AlertStatus[]

export const alertHandlers = (http: ApiHttp, world: World) => [
  http.get('/alerts', ({ request, response }) => {
    const caller = authorize(world, request)
    const query = readQuery(request)
    const inScope = scopeFilter(world, scopeOf(world, query, locationFilter(caller)))
    const matches = alertChecks(query)
    const inTime = timeChecks(query)
    const mode = query.oneOf('mode', ['all', ...alertModes])
    const size = query.integer('size') ?? 0
    if (size < 0) throw httpError(422, 'size is negative')
    if (size === 0) {
      const status = query.text('status')
      const found = world.alerts.filter(allOf([(alert) => alert.status === status, ...inTime, inScope]))
      return response(200).json(found.map(alertRow))
    }
    const page = query.integer('page') ?? 1
    if (page < 1) throw httpError(500, 'page is not positive')
    const passes = allOf([...matches, ...inTime, inScope])
    if (mode !== undefined && mode !== 'all') {
      const groups = alertGroups(world.alerts.filter(passes), mode)
      const items = sortedBy(groups, query.text('sort-by'), query.boolean('sort-desc') ?? false)
      return response(200).json({
        items: groups.length === 0 ? null : items.slice((page - 1) * size, page * size),
        count: groups.length,
        pageSize: size,
        page,
      })
    }
    const { count, rows } = pageOfAlerts(world.alerts, passes, query, page, size)
    const items = rows.map((alert) => alertPageRow(alert, world.clock.now()))
    return response(200).json({ items: count === 0 ? null : items, count, pageSize: size, page })
  }),
]

type Check = (alert: StoredAlert) => boolean

/** Skips checks without a value, because every page scans a large store. */
function allOf(checks: Checks): Check {
  const activeChecks = checks.filter((check) => check !== undefined)
  return (alert) => {
    for (const check of activeChecks) if (!check(alert)) return false
    return true
  }
}

function checkIf<Value>(value: Value | undefined, check: (value: Value) => Check): Check | undefined {
  return value === undefined ? undefined : check(value)
}

type Checks = readonly (Check | undefined)[]

function timeChecks(query: Query): Checks {
  return [
    checkIf(query.moment('from'), (from) => (alert) => alert.date >= from),
    checkIf(query.moment('to'), (to) => (alert) => alert.date < to),
  ]
}

function alertChecks(query: Query): Checks {
  return [
    checkIf(query.oneOf('status', statuses), (status) => (alert) => alert.status === status),
    checkIf(query.oneOf('severity', severities), (severity) => (alert) => alert.severity === severity),
    checkIf(query.text('category'), (category) => (alert) => alert.category === category),
    checkIf(query.text('code'), (code) => (alert) => alert.code === code),
    checkIf(query.text('description'), (part) => (alert) => includes(part, alert.description)),
    checkIf(query.text('hostname'), (part) => (alert) => includes(part, hostnameOf(alert))),
    checkIf(
      query.text('search'),
      (search) => (alert) =>
        hasWords(search, alert.description, alert.code, alert.severity, alert.category, hostnameOf(alert)),
    ),
  ]
}

/** Like the server, treats a user's location All as a plain location name here. */
function locationFilter({ isAdmin, location, locations }: GuardedCaller): readonly string[] | undefined {
  return isAdmin || locations.length === 0 ? location : (location ?? locations)
}

/** Filters by the alert's host. Alerts without a host, or of a removed host, pass. */
function scopeFilter(world: World, { moment, covers, isUnfiltered }: Scope): Check {
  const now = world.clock.now()
  if (isUnfiltered) return ({ date }) => date <= now
  return (alert) => {
    if (alert.date > now) return false
    const hostname = hostnameOf(alert)
    const host = hostname === '' ? undefined : world.hosts.find(hostname)
    if (host === undefined) return true
    // Like the server, compares the date with the current document of the host.
    const report = world.hosts.reportOf(host.hostname, now)
    return covers(host) && report !== undefined && report.receivedAt <= moment
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

/** Fast path for the date order of the store: collects only the rows of the page. */
function pageOfAlerts(
  alerts: readonly StoredAlert[],
  passes: Check,
  query: Query,
  page: number,
  size: number,
) {
  const key = query.text('sort-by')
  const descending = query.boolean('sort-desc') ?? false
  const [first, end] = [(page - 1) * size, page * size]
  if (key !== undefined && key !== 'date' && key !== 'daysFromCreation') {
    const found = sortedBy(alerts.filter(passes), stored[key] ?? key, descending)
    return { count: found.length, rows: found.slice(first, end) }
  }
  // Fewer days since creation means a later date.
  const isBackwards = key === 'daysFromCreation' ? !descending : key === 'date' && descending
  const rows: StoredAlert[] = []
  let count = 0
  for (let index = 0; index < alerts.length; index += 1) {
    const alert = alerts[isBackwards ? alerts.length - 1 - index : index]
    if (alert === undefined || !passes(alert)) continue
    if (count >= first && count < end) rows.push(alert)
    count += 1
  }
  return { count, rows }
}
