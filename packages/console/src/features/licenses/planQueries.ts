import type { Cluster } from '@inventory-console/api-mocks/contract'
import { clusterRows, getCluster } from '@inventory-console/api-mocks/decoders/api/clusters'
import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import { planDigest } from '@inventory-console/ui/domain/licenses/plan/licensePlan'
import {
  type PlanDatabase,
  planInputsOf,
  rankClusters,
} from '@inventory-console/ui/domain/licenses/plan/planInputs'
import type { PlanMove } from '@inventory-console/ui/domain/licenses/plan/planMoves'
import { inventoryAfter, uncoveredHosts } from '@inventory-console/ui/domain/licenses/plan/plannedInventory'
import { type OneState, pendingState, valueOr } from '@inventory-console/ui/lib/state'
import { readMarked } from '@inventory-console/ui/lib/unreadValues'
import type { PlanInventory } from '@inventory-console/ui/screens/licenses/plan/PlanScreen'
import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { createLimit } from '../../platform/query/limit.ts'
import { fetchQuery, get, type Query, useList } from '../../platform/query/query.ts'
import { type Services, useServices } from '../../platform/services.ts'
import { useLicenseInventory } from './licenseInventory.ts'

const noMoves: readonly PlanMove[] = []

interface PlanQuery {
  /** The cluster on screen; empty if the server has none. */
  cluster: string
  state: OneState<PlanInventory>
  /** Of the inventory that the plan depends on; null while it is loading. */
  digest: string | null
  refresh: () => void
  /** Requests the hosts again whose licenses could not be read. */
  retryHosts: () => void
}

/** The inventory behind a plan. Without a name it is about the cluster whose licenses cost most. */
export function usePlanInventory(name: string | undefined, planned: readonly PlanMove[] | null): PlanQuery {
  const moves = planned ?? noMoves
  const { lists, queries: required } = useLicenseInventory()
  const base = pendingState(required)
  const isLoaded = base === null
  // Some of the lists would rank another cluster first, and be calculated again with each that arrives.
  const withoutDetails = useMemo(
    () => (isLoaded ? planInputsOf({ ...lists, details: [], databases: [] }) : null),
    [lists, isLoaded],
  )
  const cluster = useMemo(
    () => name ?? (withoutDetails ? rankClusters(withoutDetails)[0]?.name : undefined) ?? '',
    [name, withoutDetails],
  )
  const after = useMemo(
    () => (withoutDetails ? inventoryAfter(withoutDetails, moves) : null),
    [withoutDetails, moves],
  )
  const names = useMemo(() => {
    const known = new Set(lists.clusters.map((each) => each.name))
    const needed = new Set([cluster, ...(after?.changedClusters ?? [])])
    return [...needed].filter((each) => known.has(each)).toSorted()
  }, [lists, cluster, after])
  const details = useList(names.length === 0 ? null : clusterDetails(names), (rows) => rows)
  const hostnames = useMemo(
    () => (withoutDetails && after ? uncoveredHosts(withoutDetails, after) : []),
    [withoutDetails, after],
  )
  const licenses = useHostLicenses(hostnames)

  const optional = names.length === 0 ? [] : [details]
  const failure = pendingState(optional)
  const isComplete =
    failure === null &&
    names.every((each) => valueOr(details, []).some((row) => row.name === each)) &&
    hostnames.every((each) => licenses.hosts.some(({ hostname }) => hostname === each))
  const value = useMemo((): PlanInventory | null => {
    if (!isLoaded) return null
    const read = valueOr(details, [])
    const databases = licenses.hosts.flatMap((host) => host.databases ?? [])
    const inputs = planInputsOf({ ...lists, details: read, databases })
    const unreadHosts = licenses.hosts.filter((host) => host.databases === null)
    return {
      inputs,
      details: read,
      isComplete,
      unreadHosts: unreadHosts.map(({ hostname }) => hostname),
    }
  }, [isLoaded, lists, details, licenses.hosts, isComplete])
  const digest = useMemo(
    () => (isComplete && value ? planDigest(value.inputs, moves) : null),
    [isComplete, value, moves],
  )
  const refreshes = [...required, ...optional].map(({ refresh }) => refresh)
  const refresh = () => [...refreshes, licenses.refresh].forEach((each) => each())

  const isUnknown = isLoaded && name !== undefined && lists.clusters.every((each) => each.name !== name)
  const state = ((): OneState<PlanInventory> => {
    if (!value) return base ?? { status: 'loading' }
    if (isUnknown) return { status: 'notFound' }
    // A cluster that was read stays on screen while another one is loading.
    if (failure && (failure.status !== 'loading' || value.details.length === 0)) return failure
    return {
      status: 'ready',
      value,
      refreshing: required.some((each) => each.status === 'ready' && each.refreshing === true),
    }
  })()
  return { cluster, state, digest, refresh, retryHosts: licenses.retry }
}

/** Pages of hosts that are requested at a time. */
const parallelRequests = 6

interface HostLicenses {
  hostname: string
  /** Null if the page of the host could not be read. */
  databases: readonly PlanDatabase[] | null
}

/** The licenses on the pages of these hosts. Each page is requested once, also if the plan changes meanwhile. */
function useHostLicenses(hostnames: readonly string[]) {
  const services = useServices()
  const [limit] = useState(() => createLimit(parallelRequests))
  const [pages] = useState(() => new Map<string, Promise<HostLicenses>>())
  const key =
    hostnames.length === 0 ? null : JSON.stringify(['GET /hosts/{hostname}', { licensesOf: hostnames }])
  const { data, mutate } = useSWR(key, () =>
    Promise.all(
      hostnames.map(async (hostname) => {
        const page = pages.get(hostname) ?? limit(() => fetchLicenses(services, hostname))
        pages.set(hostname, page)
        const licenses = await page
        if (licenses.databases === null) pages.delete(hostname)
        return licenses
      }),
    ),
  )
  return {
    hosts: key === null || data === undefined ? noHosts : data,
    retry: () => void mutate(),
    refresh: () => {
      pages.clear()
      void mutate()
    },
  }
}

const noHosts: readonly HostLicenses[] = []

async function fetchLicenses(services: Services, hostname: string): Promise<HostLicenses> {
  const query = get(getHost, '/hosts/{hostname}', { path: { hostname } })
  try {
    const { value } = await fetchQuery(services, query)
    // The page rounds named users, but the types that others include count processors.
    const { value: databases, unread } = readMarked(() =>
      (value.features.oracle?.database?.databases ?? []).map(({ name, licenses }) => ({
        hostname,
        name,
        licenses: licenses.map(({ licenseTypeID, count, ignored }) => ({ licenseTypeID, count, ignored })),
      })),
    )
    return { hostname, databases: unread ? null : databases }
  } catch {
    return { hostname, databases: null }
  }
}

/** Clusters with their virtual machines, which the list of clusters lacks: one request each. */
function clusterDetails(names: readonly string[]): Query<Cluster[]> {
  const requests = names.map((name) => get(getCluster, '/hosts/clusters/{name}', { path: { name } }))
  return {
    name: 'GET /hosts/clusters/{name}',
    params: { names },
    decoder: clusterRows,
    fetcher: async (clients, signal, init) => {
      const responses = await Promise.all(requests.map(({ fetcher }) => fetcher(clients, signal, init)))
      const [first] = responses
      if (!first) throw new Error('a plan without a cluster reads none')
      const failed = responses.find(({ response }) => !response.ok)
      return failed ?? { ...first, data: responses.map(({ data }) => data) }
    },
  }
}
