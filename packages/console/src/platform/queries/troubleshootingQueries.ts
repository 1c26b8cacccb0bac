import type {
  Alert,
  AwsRecommendationError,
  GcpError,
  HostMissingDatabases,
  OciRecommendationError,
} from '@inventory-console/api-mocks/contract'
import { listHostsWithoutCluster } from '@inventory-console/api-mocks/decoders/api/clusters'
import { listMissingDatabases } from '@inventory-console/api-mocks/decoders/api/missing-databases'
import {
  listGcpErrors,
  listLatestAwsErrors,
  listLatestOciErrors,
} from '@inventory-console/api-mocks/decoders/cloud/recommendations'
import { silentDays } from '@inventory-console/ui/domain/alertWindow'
import type {
  CloudError,
  OrphanHost,
  MissingDatabaseRow,
  SilentAgent,
} from '@inventory-console/ui/domain/troubleshooting'
import { parseTime } from '@inventory-console/ui/lib/dates'
import type { ListState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { get, getCloud, type Query } from '../query/get.ts'
import { toListState } from '../query/listStates.ts'
import { useList, useOne, type Refreshable } from '../query/query.ts'
import { alertPageQuery, readAlertPage } from './alertPage.ts'

/** Page size above the number of hosts with a silent agent. Newest first. */
const maxAgents = 10_000

const newNoDataAlerts = {
  status: 'NEW',
  code: 'NO_DATA',
  'sort-by': 'date',
  'sort-desc': true,
  page: 1,
  size: maxAgents,
} as const

export interface SilentAgents {
  list: ListState<SilentAgent> & Refreshable
  /** Total count if the list contains only the newest; otherwise null. */
  totalCount: number | null
}

/** `refreshInterval` in milliseconds. */
export function useSilentAgents(refreshInterval = 0): SilentAgents {
  const state = useOne(alertPageQuery(newNoDataAlerts), readSilentAgents, { refreshInterval })
  return useMemo(() => {
    const { rows = [], total = 0 } = state.status === 'ready' ? state.value : {}
    return { list: toListState(state, () => rows), totalCount: total > rows.length ? total : null }
  }, [state])
}

function readSilentAgents(body: Parameters<typeof readAlertPage>[0]) {
  const { rows, total } = readAlertPage(body)
  return { rows: rows.map(silentAgent), total }
}

function silentAgent(alert: Alert, index: number): SilentAgent {
  const { _id, hostname, date, description, otherInfo } = alert
  const reportedName: unknown = otherInfo?.['hostname']
  return {
    id: _id || `row ${index}`,
    hostname: hostname || (typeof reportedName === 'string' ? reportedName : ''),
    days: silentDays(alert),
    date,
    description,
  }
}

export function useMissingDatabases(): ListState<MissingDatabaseRow> & Refreshable {
  return useList(get(listMissingDatabases, '/hosts/technologies/oracle/missing-dbs'), missingDatabaseRows)
}

/** One row per database, ignored ones last. */
export function missingDatabaseRows(hosts: readonly HostMissingDatabases[]): readonly MissingDatabaseRow[] {
  const rows = hosts.flatMap(({ hostname, missingDatabases }) =>
    missingDatabases.map(({ name, ignored, ignoredComment: comment }) => ({
      id: JSON.stringify([hostname, name]),
      hostname,
      name,
      ignored,
      comment,
    })),
  )
  return rows.toSorted((a, b) => Number(a.ignored) - Number(b.ignored))
}

export function useOrphanHosts(): ListState<OrphanHost> & Refreshable {
  return useList(get(listHostsWithoutCluster, '/hosts/no-clusters'), (hosts) =>
    hosts.map(({ hostname, hardwareAbstractionTechnology: technology }) => ({ hostname, technology })),
  )
}

type ErrorRow = OciRecommendationError | AwsRecommendationError | GcpError

const errorQueries = {
  oracle: getCloud(listLatestOciErrors, '/oracle-cloud/oci-recommendation-errors'),
  aws: getCloud(listLatestAwsErrors, '/aws/aws-recommendation-errors'),
  google: getCloud(listGcpErrors, '/gcp/errors'),
} as const satisfies Record<CloudError['cloud'], Query<readonly ErrorRow[]>>

export interface CloudErrors {
  list: ListState<CloudError>
  /** Clouds whose request failed. */
  silent: readonly CloudError['cloud'][]
  refresh: () => void
}

/** Errors of all clouds, newest first. A failed request does not affect the other clouds. */
export function useCloudErrors(enabled: boolean): CloudErrors {
  const oracle = useErrors('oracle', enabled)
  const aws = useErrors('aws', enabled)
  const google = useErrors('google', enabled)
  return useMemo(() => mergeCloudErrors({ oracle, aws, google }), [oracle, aws, google])
}

function useErrors(cloud: CloudError['cloud'], enabled: boolean): ListState<ErrorRow> & Refreshable {
  const query: Query<readonly ErrorRow[]> = errorQueries[cloud]
  return useList(query, (rows) => rows, { enabled })
}

const clouds = ['oracle', 'aws', 'google'] as const

function mergeCloudErrors(
  states: Readonly<Record<CloudError['cloud'], ListState<ErrorRow> & Refreshable>>,
): CloudErrors {
  const refresh = () => clouds.forEach((cloud) => states[cloud].refresh())
  const lists = clouds.map((cloud) => states[cloud])
  const silent = clouds.filter((cloud) => ['failed', 'forbidden'].includes(states[cloud].status))
  if (silent.length === clouds.length) {
    const failed = lists.find((state) => state.status === 'failed')
    return { list: failed ? { ...failed, retry: refresh } : { status: 'forbidden' }, silent, refresh }
  }
  if (lists.some(({ status }) => status === 'loading'))
    return { list: { status: 'loading' }, silent, refresh }
  const rows = clouds.flatMap((cloud) => {
    const state = states[cloud]
    return state.status === 'ready' ? state.value.map((row, index) => cloudError(cloud, row, index)) : []
  })
  const refreshing = lists.some((state) => state.status === 'ready' && state.refreshing === true)
  const time = ({ createdAt }: CloudError) => parseTime(createdAt) ?? 0
  return {
    list: { status: 'ready', value: rows.toSorted((a, b) => time(b) - time(a)), refreshing },
    silent,
    refresh,
  }
}

function cloudError(cloud: CloudError['cloud'], row: ErrorRow, index: number): CloudError {
  const { createdAt, category } = row
  return {
    id: `${cloud} ${index}`,
    cloud,
    createdAt,
    profileID: 'profileID' in row ? row.profileID : '',
    category,
    error: 'msg' in row ? row.msg : row.error,
  }
}
