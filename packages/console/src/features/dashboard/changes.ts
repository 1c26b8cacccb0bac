import type { AggregatedAlert, DatabaseRow, LicenseHistoryItem } from '@inventory-console/api-mocks/contract'
import { getLicenseHistory } from '@inventory-console/api-mocks/decoders/chart/licenses'
import { renewalDays } from '@inventory-console/ui/columns/renewals'
import { isoRange } from '@inventory-console/ui/domain/alertWindow'
import { compareRows, type ChangeKind } from '@inventory-console/ui/domain/comparison'
import { databaseIdentity, hostIdentity } from '@inventory-console/ui/domain/host'
import { complianceTone } from '@inventory-console/ui/domain/tones'
import { calendarDay, dayOf, parseTime } from '@inventory-console/ui/lib/dates'
import { listUrl, stringifyParams } from '@inventory-console/ui/lib/listUrl'
import { paths } from '@inventory-console/ui/paths'
import type { Change, ChangeId } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import { changeKey, compareKey, writeDates } from '../../platform/comparison/comparedDates.ts'
import { rowsOfExistingHosts, type Existence } from '../../platform/comparison/existence.ts'
import { groupsQuery, readGroups } from '../../platform/queries/alerts.ts'
import { mysqlContracts, oracleContracts, sqlServerContracts } from '../../platform/queries/licenses.ts'
import { getChart } from '../../platform/query/get.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { fetchDatabases, fetchExistence, fetchHostNames, type FetchQuery } from './changeQueries.ts'

/** Without the date filter, because changes lie between two times. */
type ScopeFilters = Pick<FilterQuery, 'location' | 'environment'>

export interface Changes {
  changes: readonly Change[]
  unknown: readonly ChangeId[]
}

/** Requests and the changes computed from them. */
interface ChangeSource {
  ids: readonly ChangeId[]
  fetchChanges: () => Promise<readonly Change[]>
}

/** Changes since a time. A failed request does not affect the other changes. */
export async function changesSince(
  since: number,
  now: number,
  scope: ScopeFilters,
  fetchQuery: FetchQuery,
): Promise<Changes> {
  let existing: Promise<Existence> | undefined
  const existence = () => (existing ??= fetchExistence(fetchQuery))
  const sources = { fetchQuery, scope, since, existence }
  const changeSources: readonly ChangeSource[] = [
    { ids: ['newHosts', 'goneHosts'], fetchChanges: () => hostChanges(sources) },
    { ids: ['newDatabases', 'goneDatabases'], fetchChanges: () => databaseChanges(sources) },
    { ids: ['newlySilent', 'newOptions'], fetchChanges: () => alertChanges(fetchQuery, scope, since, now) },
    { ids: ['complianceFell', 'complianceRose'], fetchChanges: () => complianceChanges(fetchQuery, since) },
    { ids: ['supportEnded'], fetchChanges: () => supportChanges(fetchQuery, scope, since, now) },
  ]
  const changes: Change[] = []
  const unknown: ChangeId[] = []
  for (const { ids, fetchChanges } of changeSources) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- sequential, so that the requests of the page come first
      changes.push(...(await fetchChanges()))
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
function comparisonUrl(list: string, since: number, kind: ChangeKind): string {
  const dates = writeDates(new Date(since).toISOString(), null)
  return list + stringifyParams(new URLSearchParams({ [compareKey]: dates, [changeKey]: kind }))
}

const olderThan = (moment: number) => ({ 'older-than': new Date(moment).toISOString() })

interface Sources {
  fetchQuery: FetchQuery
  scope: ScopeFilters
  since: number
  /** Ignores the global filters: a host that moved to another location still exists. */
  existence: () => Promise<Existence>
}

async function hostChanges({ fetchQuery, scope, since, existence }: Sources): Promise<readonly Change[]> {
  const rows = async (query: FilterQuery) =>
    (await fetchHostNames(fetchQuery, query)).map((hostname) => ({ hostname }))
  const earlier = rowsOfExistingHosts(await rows({ ...scope, ...olderThan(since) }), since, await existence())
  const { added, removed } = compareRows({ identity: hostIdentity }, earlier, await rows(scope))
  const names = (rows: readonly { hostname: string }[]) => rows.map(({ hostname }) => hostname).toSorted()
  return [
    change('newHosts', names(added), comparisonUrl(paths.hosts, since, 'added')),
    change('goneHosts', names(removed), comparisonUrl(paths.hosts, since, 'removed')),
  ]
}

async function databaseChanges({ fetchQuery, scope, since, existence }: Sources): Promise<readonly Change[]> {
  const earlier = rowsOfExistingHosts(
    await fetchDatabases(fetchQuery, { ...scope, ...olderThan(since) }),
    since,
    await existence(),
  )
  const { added, removed } = compareRows(
    { identity: databaseIdentity },
    earlier,
    await fetchDatabases(fetchQuery, scope),
  )
  const names = (list: readonly DatabaseRow[]) =>
    list.map(({ name, hostname }) => `${name} (${hostname})`).toSorted()
  return [
    change('newDatabases', names(added), comparisonUrl(paths.databases, since, 'added')),
    change('goneDatabases', names(removed), comparisonUrl(paths.databases, since, 'removed')),
  ]
}

async function alertChanges(
  fetchQuery: FetchQuery,
  scope: ScopeFilters,
  since: number,
  now: number,
): Promise<readonly Change[]> {
  const days = { from: dayOf(since), to: dayOf(now) }
  const groupsOf = async (moments: ReturnType<typeof isoRange>) =>
    readGroups(await fetchQuery(groupsQuery({ ...scope, ...moments })))
  const groups = await groupsOf({ from: new Date(since).toISOString() })
  // The linked list filters by whole days.
  const listedGroups = await groupsOf(isoRange(days))
  const found = (id: ChangeId, code: 'NO_DATA' | 'NEW_OPTION') => {
    const count = countOf(groups, code)
    const to = paths.alertsOf({ status: 'ALL', code, days })
    return change(id, [], count === countOf(listedGroups, code) ? to : null, count)
  }
  return [found('newlySilent', 'NO_DATA'), found('newOptions', 'NEW_OPTION')]
}

function countOf(groups: readonly AggregatedAlert[], code: string): number {
  return groups.reduce((total, group) => total + (group.code === code ? group.count : 0), 0)
}

async function complianceChanges(fetchQuery: FetchQuery, since: number): Promise<readonly Change[]> {
  const { licenseComplianceHistory } = await fetchQuery(
    getChart(getLicenseHistory, '/technologies/all/license-history'),
  )
  const crossed = licenseComplianceHistory.flatMap((item) => thresholdCrossings(item, since))
  const namesOf = (direction: 'fell' | 'rose') =>
    crossed.flatMap((entry) => (entry.direction === direction ? [entry.name] : []))
  return [change('complianceFell', namesOf('fell'), null), change('complianceRose', namesOf('rose'), null)]
}

const grades = ['danger', 'warning', 'success'] as const

/** Thresholds that compliance crossed between the last day before `since` and the newest day. */
export function thresholdCrossings(
  { licenseTypeID, itemDescription, history }: LicenseHistoryItem,
  since: number,
): { name: string; direction: 'fell' | 'rose' }[] {
  const points = history
    .flatMap((point) => {
      const time = parseTime(point.date)
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
  { product: 'oracle', list: paths.oracleContracts, queryOf: oracleContracts.queryOf },
  { product: 'mysql', list: paths.mysqlContracts, queryOf: mysqlContracts.queryOf },
  { product: 'sqlServer', list: paths.sqlServerContracts, queryOf: sqlServerContracts.queryOf },
] as const

interface SupportContract {
  supportExpiration: string | null
  contractID: string
  csi?: string
  licenseTypeID?: string
}

async function supportChanges(
  fetchQuery: FetchQuery,
  { location }: ScopeFilters,
  since: number,
  now: number,
): Promise<readonly Change[]> {
  // Support includes its last day.
  const { to: yesterday = '' } = renewalDays('expired', now)
  const filter = { kind: 'days', from: dayOf(since), to: yesterday } as const
  const ended: Change[] = []
  for (const { product, list, queryOf } of contracts) {
    // oxlint-disable-next-line no-await-in-loop -- sequential, so that the requests of the page come first
    const { contracts: rows } = await fetchQuery<{ contracts: readonly SupportContract[] }>(
      queryOf(location === undefined ? {} : { location }),
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
    const to = listUrl(list, { supportExpiration: filter })
    ended.push({ ...change('supportEnded', names, to), product })
  }
  return ended
}

function contractName({ contractID, csi, licenseTypeID }: SupportContract): string {
  return contractID || csi || licenseTypeID || ''
}
