import type { AggregatedAlert, DatabaseRow, LicenseHistoryItem } from '@inventory-console/api-mocks/contract'
import { getLicenseHistory } from '@inventory-console/api-mocks/decoders/chart/licenses'
import { comparisons } from '@inventory-console/ui/columns/comparisons'
import { spanOf } from '@inventory-console/ui/columns/renewals'
import { momentsOf } from '@inventory-console/ui/domain/alertWindow'
import { compareRows, type ChangeKind } from '@inventory-console/ui/domain/comparison'
import { complianceTone } from '@inventory-console/ui/domain/tones'
import { listAddress } from '@inventory-console/ui/lib/listAddress'
import { calendarDay, dayOf, moment } from '@inventory-console/ui/lib/values/format'
import { paths } from '@inventory-console/ui/paths'
import type { Change, ChangeId } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import { changeKey, compareKey, writeDates } from '../../platform/comparison/comparedDates.ts'
import { existingRows, type Existence } from '../../platform/comparison/existence.ts'
import { NotSentError } from '../../platform/http/ApiError.ts'
import { groupsQuery, readGroups } from '../../platform/queries/alertQueries.ts'
import { mysqlContracts, oracleContracts, sqlServerContracts } from '../../platform/queries/licenseQueries.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { legible } from '../../platform/url-state/tableState.ts'
import { databases, existenceNow, hostNames, type FetchQuery } from './changeQueries.ts'

/** Without the date filter, because changes lie between two times. */
type Places = Pick<FilterQuery, 'location' | 'environment'>

export interface Changes {
  changes: readonly Change[]
  unknown: readonly ChangeId[]
}

/** Requests and the changes computed from them. */
interface Part {
  ids: readonly ChangeId[]
  find: () => Promise<readonly Change[]>
}

/** Changes since a time. A failed request does not affect the other changes. */
export async function changesSince(
  since: number,
  now: number,
  places: Places,
  fetchQuery: FetchQuery,
): Promise<Changes> {
  let existing: Promise<Existence> | undefined
  const existence = () => (existing ??= existenceNow(fetchQuery))
  const sources = { fetchQuery, places, since, existence }
  const parts: readonly Part[] = [
    { ids: ['newHosts', 'goneHosts'], find: () => hostChanges(sources) },
    { ids: ['newDatabases', 'goneDatabases'], find: () => databaseChanges(sources) },
    { ids: ['newlySilent', 'newOptions'], find: () => alertChanges(fetchQuery, places, since, now) },
    { ids: ['complianceFell', 'complianceRose'], find: () => complianceChanges(fetchQuery, since) },
    { ids: ['supportEnded'], find: () => supportChanges(fetchQuery, places, since, now) },
  ]
  const changes: Change[] = []
  const unknown: ChangeId[] = []
  for (const { ids, find } of parts) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- sequential, so that the requests of the page come first
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

/** Link to the comparison of a list with the last visit, limited to one kind of change. */
function comparedTo(list: string, since: number, kind: ChangeKind): string {
  const dates = writeDates(new Date(since).toISOString(), null)
  return list + legible(new URLSearchParams({ [compareKey]: dates, [changeKey]: kind }))
}

const asOf = (moment: number) => ({ 'older-than': new Date(moment).toISOString() })

interface Sources {
  fetchQuery: FetchQuery
  places: Places
  since: number
  /** Ignores the global filters: a host that moved to another location still exists. */
  existence: () => Promise<Existence>
}

async function hostChanges({ fetchQuery, places, since, existence }: Sources): Promise<readonly Change[]> {
  const rows = async (query: FilterQuery) =>
    (await hostNames(fetchQuery, query)).map((hostname) => ({ hostname }))
  const then = existingRows(await rows({ ...places, ...asOf(since) }), since, await existence())
  const { added, removed } = compareRows(comparisons.hosts, then, await rows(places))
  const names = (rows: readonly { hostname: string }[]) => rows.map(({ hostname }) => hostname).toSorted()
  return [
    change('newHosts', names(added), comparedTo(paths.hosts, since, 'added')),
    change('goneHosts', names(removed), comparedTo(paths.hosts, since, 'removed')),
  ]
}

async function databaseChanges({
  fetchQuery,
  places,
  since,
  existence,
}: Sources): Promise<readonly Change[]> {
  const then = existingRows(
    await databases(fetchQuery, { ...places, ...asOf(since) }),
    since,
    await existence(),
  )
  const { added, removed } = compareRows(comparisons.databases, then, await databases(fetchQuery, places))
  const names = (list: readonly DatabaseRow[]) =>
    list.map(({ name, hostname }) => `${name} (${hostname})`).toSorted()
  return [
    change('newDatabases', names(added), comparedTo(paths.databases, since, 'added')),
    change('goneDatabases', names(removed), comparedTo(paths.databases, since, 'removed')),
  ]
}

async function alertChanges(
  fetchQuery: FetchQuery,
  places: Places,
  since: number,
  now: number,
): Promise<readonly Change[]> {
  const days = { from: dayOf(since), to: dayOf(now) }
  const groupsOf = async (moments: ReturnType<typeof momentsOf>) =>
    readGroups(await fetchQuery(groupsQuery({ ...places, ...moments })))
  const groups = await groupsOf({ from: new Date(since).toISOString() })
  // The linked list filters by whole days.
  const listed = await groupsOf(momentsOf(days))
  const found = (id: ChangeId, code: 'NO_DATA' | 'NEW_OPTION') => {
    const count = countOf(groups, code)
    const to = paths.alertsOf({ status: 'ALL', code, days })
    return change(id, [], count === countOf(listed, code) ? to : null, count)
  }
  return [found('newlySilent', 'NO_DATA'), found('newOptions', 'NEW_OPTION')]
}

function countOf(groups: readonly AggregatedAlert[], code: string): number {
  return groups.reduce((total, group) => total + (group.code === code ? group.count : 0), 0)
}

async function complianceChanges(fetchQuery: FetchQuery, since: number): Promise<readonly Change[]> {
  const { licenseComplianceHistory } = await fetchQuery({
    name: 'GET /technologies/all/license-history',
    decoder: getLicenseHistory,
    fetcher: ({ chart }, signal) => {
      if (!chart) throw new NotSentError('config.json names no chart service')
      return chart.GET('/technologies/all/license-history', { signal })
    },
  })
  const crossed = licenseComplianceHistory.flatMap((item) => crossing(item, since))
  const of = (direction: 'fell' | 'rose') =>
    crossed.flatMap((entry) => (entry.direction === direction ? [entry.name] : []))
  return [change('complianceFell', of('fell'), null), change('complianceRose', of('rose'), null)]
}

const grades = ['danger', 'warning', 'success'] as const

/** Thresholds that compliance crossed between the last day before `since` and the newest day. */
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

/** Without consumption the server reports 100%. */
function gradeOf({ consumed, covered }: { consumed: number; covered: number }): number {
  const percent = consumed > 0 ? Math.min(100, (100 * covered) / consumed) : 100
  const tone = complianceTone(percent)
  return grades.findIndex((grade) => grade === tone)
}

const contracts = [
  { product: 'oracle', list: paths.oracleContracts, query: oracleContracts },
  { product: 'mysql', list: paths.mysqlContracts, query: mysqlContracts },
  { product: 'sqlServer', list: paths.sqlServerContracts, query: sqlServerContracts },
] as const

interface SupportContract {
  supportExpiration: string | null
  contractID: string
  csi?: string
  licenseTypeID?: string
}

async function supportChanges(
  fetchQuery: FetchQuery,
  { location }: Places,
  since: number,
  now: number,
): Promise<readonly Change[]> {
  // Support includes its last day.
  const { to: yesterday = '' } = spanOf('expired', now)
  const filter = { kind: 'days', from: dayOf(since), to: yesterday } as const
  const ended: Change[] = []
  for (const { product, list, query } of contracts) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, so that the requests of the page come first
    const { contracts: rows } = await fetchQuery<{ contracts: readonly SupportContract[] }>(
      query(location === undefined ? {} : { location }),
    )
    const names = rows
      .flatMap((contract) => {
        const day = calendarDay(contract.supportExpiration)
        return day === null || day < filter.from || day > filter.to
          ? []
          : [{ day, name: contractName(contract) }]
      })
      .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
      .map(({ name }) => name)
    const to = listAddress(list, { supportExpiration: filter })
    ended.push({ ...change('supportEnded', names, to), product })
  }
  return ended
}

function contractName({ contractID, csi, licenseTypeID }: SupportContract): string {
  return contractID || csi || licenseTypeID || ''
}
