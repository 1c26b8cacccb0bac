import type { Cluster } from '@inventory-console/api-mocks/contract'
import { clusterRows, getCluster } from '@inventory-console/api-mocks/decoders/api/clusters'
import { listOracleDatabases } from '@inventory-console/api-mocks/decoders/api/oracle-overviews'
import { planDigest } from '@inventory-console/ui/domain/licenses/plan/licensePlan'
import { planInputsOf, rankClusters } from '@inventory-console/ui/domain/licenses/plan/planInputs'
import type { PlanMove } from '@inventory-console/ui/domain/licenses/plan/planMoves'
import {
  inventoryAfter,
  needsStoredLicenses,
} from '@inventory-console/ui/domain/licenses/plan/plannedInventory'
import { type OneState, pendingState, valueOr } from '@inventory-console/ui/lib/state'
import type { PlanInventory } from '@inventory-console/ui/screens/licenses/plan/PlanScreen'
import { useMemo } from 'react'
import { rowsOf } from '../../platform/queries/lists.ts'
import { get, type Query, useList } from '../../platform/query/query.ts'
import { noFilters, useLicenseInventory } from './licenseInventory.ts'

const noMoves: readonly PlanMove[] = []

interface PlanQuery {
  /** The cluster on screen; empty if the server has none. */
  cluster: string
  state: OneState<PlanInventory>
  /** Of the inventory that the plan depends on; null while it is loading. */
  digest: string | null
  refresh: () => void
}

/** The inventory behind a plan. Without a name it is about the cluster whose licenses cost most. */
export function usePlanInventory(name: string | undefined, planned: readonly PlanMove[] | null): PlanQuery {
  const moves = planned ?? noMoves
  const { lists, queries: required } = useLicenseInventory()
  const withoutDetails = useMemo(() => planInputsOf({ ...lists, details: [], databases: null }), [lists])
  const cluster = useMemo(() => name ?? rankClusters(withoutDetails)[0]?.name ?? '', [name, withoutDetails])
  const after = useMemo(() => inventoryAfter(withoutDetails, moves), [withoutDetails, moves])
  const names = useMemo(() => {
    const known = new Set(lists.clusters.map((each) => each.name))
    return [...new Set([cluster, ...after.changedClusters])].filter((each) => known.has(each)).toSorted()
  }, [lists, cluster, after])
  const details = useList(names.length === 0 ? null : clusterDetails(names), (rows) => rows)
  const needsDatabases = useMemo(() => needsStoredLicenses(withoutDetails, after), [withoutDetails, after])
  const databases = useList(needsDatabases ? oracleDatabases : null, rowsOf)

  const optional = [...(names.length === 0 ? [] : [details]), ...(needsDatabases ? [databases] : [])]
  const base = pendingState(required)
  const failure = pendingState(optional)
  const isComplete =
    failure === null && names.every((each) => valueOr(details, []).some((row) => row.name === each))
  const value = useMemo((): PlanInventory => {
    const read = valueOr(details, [])
    const inputs = planInputsOf({
      ...lists,
      details: read,
      databases: needsDatabases ? valueOr(databases, null) : null,
    })
    return { inputs, details: read, isComplete }
  }, [lists, details, databases, needsDatabases, isComplete])
  const digest = useMemo(
    () => (isComplete && base === null ? planDigest(value.inputs, moves) : null),
    [isComplete, base, value, moves],
  )
  const refreshes = [...required, ...optional].map(({ refresh }) => refresh)
  const refresh = () => refreshes.forEach((each) => each())

  const isUnknown = base === null && name !== undefined && lists.clusters.every((each) => each.name !== name)
  const state = ((): OneState<PlanInventory> => {
    if (base) return base
    if (isUnknown) return { status: 'notFound' }
    // A cluster that was read stays on screen while another one is loading.
    if (failure && (failure.status !== 'loading' || value.details.length === 0)) return failure
    return {
      status: 'ready',
      value,
      refreshing: required.some((each) => each.status === 'ready' && each.refreshing === true),
    }
  })()
  return { cluster, state, digest, refresh }
}

const oracleDatabases = get(listOracleDatabases, '/hosts/technologies/oracle/databases', { query: noFilters })

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
