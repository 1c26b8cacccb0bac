import type { LicenseHistoryItem } from '@inventory-console/api-mocks/contract'
import { complianceTone } from '@inventory-console/ui/domain/tones'
import { calendarDay, dayOf, moment } from '@inventory-console/ui/lib/values/format'
import { paths } from '@inventory-console/ui/paths'
import type { Change, ChangeId } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import { malformed, NotSentError } from '../../platform/http/ApiError.ts'
import { groupsQuery, readGroups } from '../../platform/queries/alertQueries.ts'
import type { Query } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { isRecord } from '../../platform/storage/storage.ts'

/** Of the global filters, those of a place: between two moments, the one of a date says nothing. */
type Places = Pick<FilterQuery, 'location' | 'environment'>
type FetchQuery = (query: Query<unknown>) => Promise<unknown>

export interface Changes {
  changes: readonly Change[]
  unknown: readonly ChangeId[]
}

/** What each question tells of. */
interface Part {
  ids: readonly ChangeId[]
  find: () => Promise<readonly Change[]>
}

/** What changed since then, as far as the services can tell: what fails leaves the rest standing. */
export async function changesSince(
  since: number,
  now: number,
  places: Places,
  fetchQuery: FetchQuery,
): Promise<Changes> {
  const parts: readonly Part[] = [
    {
      ids: ['newHosts', 'goneHosts'],
      find: async () => {
        const [then, here] = [
          await hostNames(fetchQuery, { ...places, ...asOf(since) }),
          await hostNames(fetchQuery, places),
        ]
        return [
          change('newHosts', missingIn(here, then), paths.hosts),
          change('goneHosts', missingIn(then, here), null),
        ]
      },
    },
    {
      ids: ['newDatabases', 'goneDatabases'],
      find: async () => {
        const [then, here] = [
          await databaseNames(fetchQuery, { ...places, ...asOf(since) }),
          await databaseNames(fetchQuery, places),
        ]
        return [
          change('newDatabases', missingIn(here, then), paths.databases),
          change('goneDatabases', missingIn(then, here), null),
        ]
      },
    },
    { ids: ['silentAgents', 'newOptions'], find: () => alertChanges(fetchQuery, places, since, now) },
    { ids: ['complianceFell', 'complianceRose'], find: () => complianceChanges(fetchQuery, since) },
    { ids: ['supportEnded', 'supportEnds'], find: () => supportChanges(fetchQuery, places, since, now) },
  ]
  const changes: Change[] = []
  const unknown: ChangeId[] = []
  for (const { ids, find } of parts) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the page itself comes first
      changes.push(...(await find()))
    } catch {
      unknown.push(...ids)
    }
  }
  return { changes: changes.filter(({ count }) => count > 0), unknown }
}

function change(id: ChangeId, names: readonly string[], to: string | null, count = names.length): Change {
  return { id, count, names: names.slice(0, 3), to }
}

function missingIn(some: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others)
  return [...new Set(some)].filter((name) => !known.has(name)).toSorted()
}

const asOf = (moment: number) => ({ 'older-than': new Date(moment).toISOString() })

async function hostNames(fetchQuery: FetchQuery, query: FilterQuery): Promise<readonly string[]> {
  const name = 'GET /hosts'
  const body = await fetchQuery({
    name,
    fetcher: ({ api }, signal) =>
      api.GET('/hosts', { params: { query: { mode: 'hostnames', ...query } }, signal }),
  })
  if (!Array.isArray(body)) throw malformed(name, 'the list is not a list')
  return body.filter((host) => typeof host === 'string')
}

async function databaseNames(fetchQuery: FetchQuery, query: FilterQuery): Promise<readonly string[]> {
  const name = 'GET /hosts/technologies/all/databases'
  const body = await fetchQuery({
    name,
    fetcher: ({ api }, signal) => api.GET('/hosts/technologies/all/databases', { params: { query }, signal }),
  })
  const rows: unknown = isRecord(body) ? body['databases'] : undefined
  if (rows === null) return []
  if (!Array.isArray(rows)) throw malformed(name, 'the list is not a list')
  return rows.flatMap((row: unknown) =>
    isRecord(row) && typeof row['name'] === 'string' ? [`${row['name']} (${String(row['hostname'])})`] : [],
  )
}

async function alertChanges(
  fetchQuery: FetchQuery,
  places: Places,
  since: number,
  now: number,
): Promise<readonly Change[]> {
  const groupQuery = groupsQuery({ ...places, from: new Date(since).toISOString() })
  const groups = readGroups(await fetchQuery(groupQuery))
  if (groups === undefined) throw malformed(groupQuery.name, 'the response does not match the contract')
  const sum = (code: string) =>
    groups.reduce((total, group) => total + (group.code === code ? group.count : 0), 0)
  // The list knows whole days.
  const days = { from: dayOf(since), to: dayOf(now) }
  const to = (code: 'NO_DATA' | 'NEW_OPTION') => paths.alertsOf({ status: 'ALL', code, days })
  return [
    change('silentAgents', [], to('NO_DATA'), sum('NO_DATA')),
    change('newOptions', [], to('NEW_OPTION'), sum('NEW_OPTION')),
  ]
}

async function complianceChanges(fetchQuery: FetchQuery, since: number): Promise<readonly Change[]> {
  const name = 'GET /technologies/all/license-history'
  const body = await fetchQuery({
    name,
    fetcher: ({ chart }, signal) => {
      if (!chart) throw new NotSentError('config.json names no chart service')
      return chart.GET('/technologies/all/license-history', { signal })
    },
  })
  const items: unknown = isRecord(body) ? body['licenseComplianceHistory'] : undefined
  if (!Array.isArray(items)) throw malformed(name, 'the list is not a list')
  const crossed = items.flatMap((item: unknown) => (isHistory(item) ? crossing(item, since) : []))
  const of = (direction: 'fell' | 'rose') =>
    crossed.flatMap((entry) => (entry.direction === direction ? [entry.name] : []))
  return [
    change('complianceFell', of('fell'), paths.compliance),
    change('complianceRose', of('rose'), paths.compliance),
  ]
}

function isHistory(item: unknown): item is LicenseHistoryItem {
  return isRecord(item) && Array.isArray(item['history']) && item['history'].every(isRecord)
}

const grades = ['danger', 'warning', 'success'] as const

/** From one side of a threshold to the other, between the last day before and the newest. */
export function crossing(
  { licenseTypeID, itemDescription, history }: LicenseHistoryItem,
  since: number,
): { name: string; direction: 'fell' | 'rose' }[] {
  const points = history
    .flatMap((point) => {
      const time = moment(point.date)
      return time === null ? [] : [{ time, grade: gradeOf(point) }]
    })
    .toSorted((a, b) => a.time - b.time)
  const before = points.findLast(({ time }) => time <= since)
  const after = points.at(-1)
  if (!before || !after || before.grade === after.grade) return []
  const name = itemDescription || licenseTypeID
  return [{ name, direction: after.grade < before.grade ? 'fell' : 'rose' }]
}

/** Nothing used is all covered: the server's rule. */
function gradeOf({ consumed, covered }: { consumed: number; covered: number }): number {
  const percent = consumed > 0 ? Math.min(100, (100 * covered) / consumed) : 100
  const tone = complianceTone(percent)
  return grades.findIndex((grade) => grade === tone)
}

const soon = 30 * 86_400_000
const contracts = [
  { product: 'oracle', path: '/contracts/oracle/database', to: paths.oracleContracts },
  { product: 'mysql', path: '/contracts/mysql/database', to: paths.mysqlContracts },
  { product: 'sqlServer', path: '/contracts/microsoft/database', to: paths.sqlServerContracts },
] as const

async function supportChanges(
  fetchQuery: FetchQuery,
  places: Places,
  since: number,
  now: number,
): Promise<readonly Change[]> {
  const ended: Change[] = []
  const ending: Change[] = []
  for (const { product, path, to } of contracts) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: the page itself comes first
    const body = await fetchQuery({
      name: `GET ${path}`,
      fetcher: ({ api }, signal) => api.GET(path, { params: { query: places }, signal }),
    })
    const rows: unknown = isRecord(body) ? body['contracts'] : body
    if (rows !== null && !Array.isArray(rows)) throw malformed(`GET ${path}`, 'the list is not a list')
    const ends = (rows ?? []).flatMap((row: unknown) => {
      const day = isRecord(row) ? calendarDay(row['supportExpiration']) : null
      return day === null ? [] : [{ day, name: contractName(row) }]
    })
    // Support lasts to the end of its last local day, as the renewal marks of the contract lists have it.
    const within = (from: number, to: number) =>
      ends
        .filter(({ day }) => dayOf(from) <= day && day < dayOf(to))
        .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
        .map(({ name }) => name)
    ended.push({ ...change('supportEnded', within(since, now), to), product })
    ending.push({ ...change('supportEnds', within(now, now + soon), to), product })
  }
  return [...ended, ...ending]
}

function contractName(row: unknown): string {
  if (!isRecord(row)) return ''
  const named = [row['contractID'], row['csi'], row['licenseTypeID']].find(
    (name) => typeof name === 'string' && name !== '',
  )
  return typeof named === 'string' ? named : ''
}
