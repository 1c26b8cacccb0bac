import type { ListState } from '@inventory-console/ui/lib/state'
import { useList } from './query.ts'
import { retryOf } from './retryOf.ts'
import { useLicenseLocations, useLocationAlias } from './shell.ts'

const side = { weight: 'side' } as const

/** What a form of contracts offers; `null` while it is asked. */
export function useContractChoices<Type>(types: ListState<Type>) {
  const hosts = useHostNames()
  const clusters = useList(
    {
      name: 'GET /hosts/clusters',
      params: { mode: 'clusternames' },
      ask: ({ api }, signal) =>
        api.GET('/hosts/clusters', { params: { query: { mode: 'clusternames' } }, signal }),
    },
    names,
    side,
  )
  const locations = useLicenseLocations(true)
  return {
    types: rowsOf(types),
    hosts: rowsOf(hosts),
    clusters: rowsOf(clusters),
    locations: rowsOf(locations),
    locationLabel: useLocationAlias(true),
    onRetry: retryOf(types, hosts, clusters, locations),
  }
}

export function useHostNames(): ListState<string> {
  return useList(
    {
      name: 'GET /hosts',
      params: { mode: 'hostnames' },
      ask: ({ api }, signal) => api.GET('/hosts', { params: { query: { mode: 'hostnames' } }, signal }),
    },
    names,
    side,
  )
}

/** `null` while they are on their way. */
export function rowsOf<Row>(list: ListState<Row>): readonly Row[] | null {
  if (list.status === 'ready') return list.rows
  return list.status === 'loading' ? null : []
}

function names(list: unknown): readonly string[] {
  if (list === null || list === undefined) return []
  if (!Array.isArray(list)) throw new TypeError('a list of names')
  return list.filter((name) => typeof name === 'string' && name !== '')
}
