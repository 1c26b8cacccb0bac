import type { Alert } from '@inventory-console/api-mocks/contract'
import { silentDays } from '@inventory-console/ui/domain/alertWindow'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { moment } from '@inventory-console/ui/lib/values/format'
import type {
  CloudError,
  LooseHost,
  MissingDatabaseRow,
  SilentAgent,
} from '@inventory-console/ui/screens/troubleshooting/TroubleshootingScreen'
import { useMemo } from 'react'
import { text } from '../../platform/http/text.ts'
import { pageQuery, readPage } from '../../platform/queries/alertQueries.ts'
import { cloudService } from '../../platform/queries/cloudProfileQueries.ts'
import { useList, useOne, type Query, type Refreshable } from '../../platform/query/query.ts'
import { isRecord } from '../../platform/storage/storage.ts'

/** Each block fails in its own place. */
const inline = { errorScope: 'inline' } as const

/** More than any installation has hosts with a silent agent; the newest of them. */
const manyAgents = 10_000

const newSilence = {
  status: 'NEW',
  code: 'NO_DATA',
  'sort-by': 'date',
  'sort-desc': true,
  page: 1,
  size: manyAgents,
} as const

export interface SilentAgents {
  list: ListState<SilentAgent> & Refreshable
  /** How many there are in all, where the list is only the newest of them. */
  of: number | null
}

export function useSilentAgents(): SilentAgents {
  const state = useOne(pageQuery(newSilence), readSilence, inline)
  return useMemo(() => {
    const { rows = [], total = 0 } = state.status === 'ready' ? state.value : {}
    return { list: asList(state, rows), of: total > rows.length ? total : null }
  }, [state])
}

function readSilence(body: unknown) {
  const page = readPage(body)
  return page && { rows: page.rows.map(silentAgent), total: page.total }
}

function useWholeList<Row>(
  query: Query<unknown>,
  read: (body: unknown) => readonly Row[] | undefined,
): ListState<Row> & Refreshable {
  const state = useOne(query, read, inline)
  return useMemo(() => asList(state, state.status === 'ready' ? state.value : []), [state])
}

function asList<Row>(
  state: OneState<unknown> & Refreshable,
  rows: readonly Row[],
): ListState<Row> & Refreshable {
  const { refresh, stale } = state
  if (state.status === 'notFound') return { status: 'loading', refresh, stale }
  if (state.status !== 'ready') return { ...state }
  return { status: 'ready', rows, refreshing: state.refreshing ?? false, refresh, stale }
}

function silentAgent(alert: Alert, at: number): SilentAgent {
  const { _id, hostname, date, description, otherInfo } = alert
  return {
    id: text(_id) || `row ${at}`,
    hostname: text(hostname) || text(otherInfo?.['hostname']),
    days: silentDays(alert),
    date: text(date),
    description: text(description),
  }
}

export function useMissingDatabases(): ListState<MissingDatabaseRow> & Refreshable {
  return useWholeList(
    {
      name: 'GET /hosts/technologies/oracle/missing-dbs',
      fetcher: ({ api }, signal) => api.GET('/hosts/technologies/oracle/missing-dbs', { signal }),
    },
    missingRows,
  )
}

/** One row a database; those that nobody chose to ignore come first. */
export function missingRows(body: unknown): readonly MissingDatabaseRow[] | undefined {
  const rows = recordsOf(body)?.flatMap((host) => {
    const hostname = text(host['hostname'])
    return (recordsOf(host['missingDatabases']) ?? []).map((database) => ({
      id: JSON.stringify([hostname, text(database['name'])]),
      hostname,
      name: text(database['name']),
      ignored: database['ignored'] === true,
      comment: text(database['ignoredComment']),
    }))
  })
  return rows?.toSorted((a, b) => Number(a.ignored) - Number(b.ignored))
}

export function useLooseHosts(): ListState<LooseHost> & Refreshable {
  return useWholeList(
    {
      name: 'GET /hosts/no-clusters',
      fetcher: ({ api }, signal) => api.GET('/hosts/no-clusters', { signal }),
    },
    (body) =>
      recordsOf(body)?.map((host) => ({
        hostname: text(host['hostname']),
        technology: text(host['hardwareAbstractionTechnology']),
      })),
  )
}

const errorQuestions = {
  oracle: {
    name: 'GET /oracle-cloud/oci-recommendation-errors',
    fetcher: (clients, signal) =>
      cloudService(clients).GET('/oracle-cloud/oci-recommendation-errors', { signal }),
  },
  aws: {
    name: 'GET /aws/aws-recommendation-errors',
    fetcher: (clients, signal) => cloudService(clients).GET('/aws/aws-recommendation-errors', { signal }),
  },
  google: {
    name: 'GET /gcp/errors',
    fetcher: (clients, signal) => cloudService(clients).GET('/gcp/errors', { signal }),
  },
} as const satisfies Record<CloudError['cloud'], Query<readonly object[]>>

export interface CloudErrors {
  list: ListState<CloudError>
  /** The clouds that did not answer. */
  silent: readonly CloudError['cloud'][]
  refresh: () => void
}

/** Of all clouds together, the newest first; one that does not answer leaves the others standing. */
export function useCloudErrors(enabled: boolean): CloudErrors {
  const oracle = useErrors('oracle', enabled)
  const aws = useErrors('aws', enabled)
  const google = useErrors('google', enabled)
  return useMemo(() => together({ oracle, aws, google }), [oracle, aws, google])
}

function useErrors(cloud: CloudError['cloud'], enabled: boolean): ListState<Readonly<object>> & Refreshable {
  const query: Query<readonly object[]> = errorQuestions[cloud]
  return useList(enabled ? query : null, (rows) => rows, inline)
}

const clouds = ['oracle', 'aws', 'google'] as const

function together(
  states: Readonly<Record<CloudError['cloud'], ListState<Readonly<object>> & Refreshable>>,
): CloudErrors {
  const refresh = () => clouds.forEach((cloud) => states[cloud].refresh())
  const all = clouds.map((cloud) => states[cloud])
  const silent = clouds.filter((cloud) => ['failed', 'forbidden'].includes(states[cloud].status))
  if (silent.length === clouds.length) {
    const failed = all.find((state) => state.status === 'failed')
    return { list: failed ? { ...failed, retry: refresh } : { status: 'forbidden' }, silent, refresh }
  }
  if (all.some(({ status }) => status === 'loading')) return { list: { status: 'loading' }, silent, refresh }
  const rows = clouds.flatMap((cloud) => {
    const state = states[cloud]
    return state.status === 'ready' ? state.rows.map((row, at) => cloudError(cloud, row, at)) : []
  })
  const refreshing = all.some((state) => state.status === 'ready' && state.refreshing === true)
  const time = ({ createdAt }: CloudError) => moment(createdAt) ?? 0
  return {
    list: { status: 'ready', rows: rows.toSorted((a, b) => time(b) - time(a)), refreshing },
    silent,
    refresh,
  }
}

function cloudError(cloud: CloudError['cloud'], row: Readonly<object>, at: number): CloudError {
  const read = (key: string) => text(Reflect.get(Object(row), key))
  return {
    id: `${cloud} ${at}`,
    cloud,
    createdAt: read('createdAt'),
    profileID: read('profileID'),
    category: read('category'),
    error: read('error') || read('msg'),
  }
}

/** `null` is an empty list; what is no object in it is left out. */
function recordsOf(list: unknown): readonly Readonly<Record<string, unknown>>[] | undefined {
  if (list === null) return []
  return Array.isArray(list) ? list.filter(isRecord) : undefined
}
