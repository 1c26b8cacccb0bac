import type { ListState } from '@inventory-console/ui/lib/state'
import { retryOf } from '../../platform/http/retryOf.ts'
import { useLicenseLocations, useLocationAlias } from '../../platform/queries/lookupQueries.ts'
import { useClusterNames, useHostNames } from '../../platform/queries/nameQueries.ts'

/** What a form of contracts offers; `null` while it is asked. */
export function useContractChoices<Type>(types: ListState<Type>) {
  const hosts = useHostNames(true)
  const clusters = useClusterNames(true)
  const locations = useLicenseLocations(true)
  return {
    types: rowsOf(types),
    hosts: rowsOf(hosts),
    clusters: rowsOf(clusters),
    // A form offers All itself; roles without a location answer an empty one.
    locations: rowsOf(locations)?.filter((name) => name !== '' && name !== 'All') ?? null,
    locationLabel: useLocationAlias(true),
    onRetry: retryOf(types, hosts, clusters, locations),
  }
}

/** `null` while they are on their way. */
export function rowsOf<Row>(list: ListState<Row>): readonly Row[] | null {
  if (list.status === 'ready') return list.rows
  return list.status === 'loading' ? null : []
}
