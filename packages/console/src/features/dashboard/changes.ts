import type { AlertCategory, DatabaseRow, LicenseHistoryItem } from '@inventory-console/api-mocks/contract'
import { listDatabases } from '@inventory-console/api-mocks/decoders/api/databases'
import { renewalDays } from '@inventory-console/ui/columns/renewals'
import { isoRange } from '@inventory-console/ui/domain/alertWindow'
import { type ChangeKind, compareRows } from '@inventory-console/ui/domain/comparison'
import { databaseIdentity, hostIdentity } from '@inventory-console/ui/domain/host'
import { complianceTone } from '@inventory-console/ui/domain/tones'
import { isSilentSince } from '@inventory-console/ui/domain/troubleshooting'
import { calendarDay, dayOf, parseTime } from '@inventory-console/ui/lib/dates'
import { listUrl } from '@inventory-console/ui/lib/listUrl'
import { paths } from '@inventory-console/ui/paths'
import type { Change, ChangeId, ChangesState } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import useSWR from 'swr'
import { comparisonUrl, writeDates } from '../../platform/comparison/comparedDates.ts'
import { type Existence, fetchExistence, rowsOfExistingHosts } from '../../platform/comparison/existence.ts'
import { groupsQuery, readGroups } from '../../platform/queries/alerts.ts'
import { readSilentAgents, silentAgentsQuery } from '../../platform/queries/hosts.ts'
import {
  licenseHistory,
  mysqlContracts,
  oracleContracts,
  sqlServerContracts,
} from '../../platform/queries/licenses.ts'
import { hostNamesQuery, useMe } from '../../platform/queries/lookups.ts'
import { fetchQuery, get, type Query } from '../../platform/query/query.ts'
import { type FilterQuery, filterQuery } from '../../platform/scope/globalFilters.ts'
import { useServices } from '../../platform/services.ts'
import type { GlobalFilters } from '../../platform/storage/persisted.ts'

/** Changes since the last visit of this user. Requested once per visit, after the page has loaded. */
export function useChanges(
  since: number | null | undefined,
  enabled: boolean,
  { location, environment, date }: GlobalFilters,
): ChangesState {
  const services = useServices()
  const { status: userStatus } = useMe()
  const known = since === undefined || since === null ? null : since
  const scope = filterQuery({ location, environment, date: null })
  const { data, mutate } = useSWR<Changes>(
    known !== null && enabled ? `changes ${known} ${JSON.stringify(scope)}` : null,
    () =>
      changesSince(
        known ?? 0,
        services.now(),
        scope,
        async (query) => (await fetchQuery(services, query)).value,
      ),
    // The counts of other filters would be taken for those of the new ones.
    { revalidateIfStale: false, revalidateOnReconnect: false, keepPreviousData: false },
  )
  const isUserUnknown = userStatus !== 'ready' && userStatus !== 'loading'
  if (since === null || (since === undefined && isUserUnknown)) return { status: 'first' }
  if (known === null || data === undefined) return { status: 'loading', since: known ?? services.now() }
  // With a date filter the lists show that day and would not match these counts.
  const changes = date === null ? data.changes : data.changes.map((change) => ({ ...change, to: null }))
  return { status: 'ready', since: known, ...data, changes, retry: () => void mutate() }
}

/** Without the date filter, because changes lie between two times. */
type ScopeFilters = Pick<FilterQuery, 'location' | 'environment'>

interface Changes {
  changes: readonly Change[]
  unknown: readonly ChangeId[]
}

type ReadQuery = <Body>(query: Query<Body>) => Promise<Body>

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
  read: ReadQuery,
): Promise<Changes> {
  let existing: Promise<Existence> | undefined
  const existence = () => (existing ??= fetchExistence(read))
  const sources = { read, scope, since, existence }
  const changeSources: readonly ChangeSource[] = [
    { ids: ['newHosts', 'goneHosts'], fetchChanges: () => hostChanges(sources) },
    { ids: ['newDatabases', 'goneDatabases'], fetchChanges: () => databaseChanges(sources) },
    { ids: ['newlySilent'], fetchChanges: () => silentChanges(read, scope, since) },
    {
      ids: ['newLicenseAlerts', 'newInventoryAlerts'],
      fetchChanges: () => alertChanges(read, scope, since, now),
    },
    { ids: ['newOptions'], fetchChanges: () => optionChanges(read, scope, since, now) },
    { ids: ['complianceFell', 'complianceRose'], fetchChanges: () => complianceChanges(read, since) },
    { ids: ['supportEnded'], fetchChanges: () => supportChanges(read, scope, since, now) },
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
function changesUrl(list: string, since: number, kind: ChangeKind): string {
  return comparisonUrl(list, writeDates(new Date(since).toISOString(), null), kind)
}

const olderThan = (moment: number) => ({ 'older-than': new Date(moment).toISOString() })

interface Sources {
  read: ReadQuery
  scope: ScopeFilters
  since: number
  /** Ignores the global filters: a host that moved to another location still exists. */
  existence: () => Promise<Existence>
}

async function hostChanges({ read, scope, since, existence }: Sources): Promise<readonly Change[]> {
  const rows = async (query: FilterQuery) =>
    (await read(hostNamesQuery(query))).map((hostname) => ({ hostname }))
  const earlier = rowsOfExistingHosts(await rows({ ...scope, ...olderThan(since) }), since, await existence())
  const { added, removed } = compareRows({ identity: hostIdentity }, earlier, await rows(scope))
  const names = (rows: readonly { hostname: string }[]) => rows.map(({ hostname }) => hostname).toSorted()
  return [
    change('newHosts', names(added), changesUrl(paths.hosts, since, 'added')),
    change('goneHosts', names(removed), changesUrl(paths.hosts, since, 'removed')),
  ]
}

async function databaseChanges({ read, scope, since, existence }: Sources): Promise<readonly Change[]> {
  const earlier = rowsOfExistingHosts(
    await fetchDatabases(read, { ...scope, ...olderThan(since) }),
    since,
    await existence(),
  )
  const { added, removed } = compareRows(
    { identity: databaseIdentity },
    earlier,
    await fetchDatabases(read, scope),
  )
  const names = (list: readonly DatabaseRow[]) =>
    list.map(({ name, hostname }) => `${name} (${hostname})`).toSorted()
  return [
    change('newDatabases', names(added), changesUrl(paths.databases, since, 'added')),
    change('goneDatabases', names(removed), changesUrl(paths.databases, since, 'removed')),
  ]
}

/**
 * Hosts whose agent has been silent for less time than the absence of the user. Their alerts do not tell,
 * because the server creates them anew on every run.
 */
async function silentChanges(
  read: ReadQuery,
  scope: ScopeFilters,
  since: number,
): Promise<readonly Change[]> {
  const { rows, total } = readSilentAgents(await read(silentAgentsQuery(scope)))
  const names = rows.filter((row) => isSilentSince(row, since)).map(({ hostname }) => hostname)
  const hosts = [...new Set(names)].toSorted()
  // The list shows all silent agents, whatever the global filters.
  const isListed = Object.keys(scope).length === 0 && hosts.length === total
  return [change('newlySilent', hosts, isListed ? paths.troubleshooting : null)]
}

/**
 * Unread alerts dated on the day of the last visit or later, because the list filters by whole days. Alerts of agents
 * are left out: the server creates them anew on every run.
 */
async function alertChanges(
  read: ReadQuery,
  scope: ScopeFilters,
  since: number,
  now: number,
): Promise<readonly Change[]> {
  const days = { from: dayOf(since), to: dayOf(now) }
  const groups = readGroups(await read(groupsQuery({ ...scope, status: 'NEW', ...isoRange(days) })))
  const ofCategory = (id: ChangeId, category: AlertCategory) => {
    const counts = groups.flatMap((group) => (group.category === category ? [group.count] : []))
    const total = counts.reduce((sum, count) => sum + count, 0)
    return change(id, [], paths.alertsOf({ category, days }), total)
  }
  return [ofCategory('newLicenseAlerts', 'LICENSE'), ofCategory('newInventoryAlerts', 'ENGINE')]
}

async function optionChanges(
  read: ReadQuery,
  scope: ScopeFilters,
  since: number,
  now: number,
): Promise<readonly Change[]> {
  const days = { from: dayOf(since), to: dayOf(now) }
  const countIn = async (moments: ReturnType<typeof isoRange>) =>
    readGroups(await read(groupsQuery({ ...scope, ...moments })))
      .filter(({ code }) => code === 'NEW_OPTION')
      .reduce((total, { count }) => total + count, 0)
  const count = await countIn({ from: new Date(since).toISOString() })
  // The linked list filters by whole days.
  const listedCount = await countIn(isoRange(days))
  const to = paths.alertsOf({ status: 'ALL', code: 'NEW_OPTION', days })
  return [change('newOptions', [], count === listedCount ? to : null, count)]
}

async function complianceChanges(read: ReadQuery, since: number): Promise<readonly Change[]> {
  const { licenseComplianceHistory } = await read(licenseHistory())
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
  read: ReadQuery,
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
    const { contracts: rows } = await read<{ contracts: readonly SupportContract[] }>(
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
    const to = listUrl(`${list}?sort=supportExpiration`, { supportExpiration: filter })
    ended.push({ ...change('supportEnded', names, to), product })
  }
  return ended
}

function contractName({ contractID, csi, licenseTypeID }: SupportContract): string {
  return contractID || csi || licenseTypeID || ''
}

async function fetchDatabases(read: ReadQuery, query: FilterQuery): Promise<readonly DatabaseRow[]> {
  const body = await read(get(listDatabases, '/hosts/technologies/all/databases', { query }))
  return body.databases
}
