import type { AggregatedAlert, AlertSeverity, AlertStatus } from '../../contract/wire.ts'
import { groupBy } from '../../lib/groupBy.ts'
import { anything, listOf, mapOf, readShape, shapeOf, text, textOrNull } from '../../lib/http/body.ts'
import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { hasWords, includes, type Query, readQuery, sortedBy } from '../../lib/http/query.ts'
import { parseMoment, withOffset } from '../../lib/time.ts'
import { authorize, type GuardedCaller, requireWritable } from '../../world/access/access.ts'
import { alertPageRow, alertRow, SERVER_ZONE } from '../../world/alerts/alertFixtures.ts'
import type { StoredAlert } from '../../world/alerts/storedAlert.ts'
import type { World } from '../../world/world.ts'
import { type Scope, scopeOf } from '../shared/scope.ts'

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

/** Filters by the alert's host. Alerts without a host, of a removed host, and of a dismissal pass. */
function scopeFilter(world: World, { moment, covers, isUnfiltered }: Scope): Check {
  const now = world.clock.now()
  if (isUnfiltered) return ({ date }) => date <= now
  return (alert) => {
    if (alert.date > now) return false
    const hostname = hostnameOf(alert)
    const host = hostname === '' ? undefined : world.hosts.find(hostname)
    if (host === undefined || alert.code === 'DISMISSED_HOST') return true
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

const alertModes = ['aggregated-code-severity', 'aggregated-category-severity'] as const

/** One row per category, severity and (by code) code, ordered by the first alert of each. */
function alertGroups(alerts: readonly StoredAlert[], mode: (typeof alertModes)[number]): AggregatedAlert[] {
  const byCode = mode === 'aggregated-code-severity'
  const groups = groupBy(alerts, ({ category, code, severity }) =>
    [category, byCode ? code : '', severity].join(' '),
  )
  return [...groups.values()].flatMap((members) => {
    const [first] = members
    if (first === undefined) return []
    const oldest = members.reduce((date, alert) => Math.min(date, alert.date), first.date)
    const hosts = new Set(members.map(({ otherInfo }) => otherInfo?.['hostname']))
    hosts.delete(undefined)
    return [
      {
        category: first.category,
        ...(byCode ? { code: first.code } : {}),
        severity: first.severity,
        count: members.length,
        affectedHosts: hosts.size,
        oldestAlert: withOffset(oldest, SERVER_ZONE),
        daysFromCreation: null,
      },
    ]
  })
}

const ids = listOf(text)
const filterShape = shapeOf({
  ids,
  alertCategory: textOrNull,
  alertAffectedTechnology: textOrNull,
  alertCode: textOrNull,
  alertSeverity: textOrNull,
  alertStatus: textOrNull,
  description: textOrNull,
  date: textOrNull,
  otherInfo: mapOf(anything),
})
type AlertFilter = ReturnType<typeof filterShape>

const acknowledgement = shapeOf({
  ids,
  filter: (value, key) => (value === undefined || value === null ? null : filterShape(value, key)),
})

export const alertAckHandlers = (http: ApiHttp, world: World) => [
  http.post('/alerts/ack', async ({ request, response }) => {
    authorize(world, request)
    requireWritable(world)
    const { ids: requestedIds, filter } = await readShape(request, acknowledgement)
    if ((requestedIds === null) === (filter === null))
      throw httpError(400, 'exactly one of ids and filter is required')
    const alerts = filter === null ? withIds(world, requestedIds) : world.alerts.filter(matching(filter))
    if (alerts.some(({ code }) => code === 'NO_DATA')) throw httpError(400, 'NO_DATA cannot be acknowledged')
    // A filter without a status also matches dismissed alerts.
    const takesAll = filter !== null && filter.alertStatus === null
    for (const alert of alerts) if (takesAll || alert.status === 'NEW') alert.status = 'ACK'
    return response(204).empty()
  }),
]

function withIds(world: World, requestedIds: readonly string[] | null): StoredAlert[] {
  const idFilter = idSet(requestedIds)
  return world.alerts.filter(({ id }) => idFilter?.has(id))
}

function idSet(requestedIds: readonly string[] | null): ReadonlySet<string> | null {
  if (requestedIds?.some((id) => !/^[0-9a-f]{24}$/i.test(id))) throw httpError(400, 'cannot read an id')
  return requestedIds && new Set(requestedIds.map((id) => id.toLowerCase()))
}

/** Ignores filter properties that are null. */
function matching(filter: AlertFilter): (alert: StoredAlert) => boolean {
  const idFilter = idSet(filter.ids)
  const date = filter.date === null ? null : parseMoment(filter.date)
  if (date === undefined) throw httpError(400, 'cannot read the date')
  const texts: readonly (readonly [string | null, TextKey])[] = [
    [filter.alertCategory, 'category'],
    [filter.alertAffectedTechnology, 'technology'],
    [filter.alertCode, 'code'],
    [filter.alertSeverity, 'severity'],
    [filter.alertStatus, 'status'],
    [filter.description, 'description'],
  ]
  const info = Object.entries(filter.otherInfo ?? {})
  return (alert) =>
    (idFilter === null || idFilter.has(alert.id)) &&
    (date === null || alert.date === date) &&
    texts.every(([value, key]) => value === null || alert[key] === value) &&
    info.every(([key, value]) => JSON.stringify(alert.otherInfo?.[key]) === JSON.stringify(value))
}

type TextKey = 'category' | 'technology' | 'code' | 'severity' | 'status' | 'description'
