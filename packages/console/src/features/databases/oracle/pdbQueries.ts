import type { PdbChange, PdbRow } from '@inventory-console/api-mocks/contract'
import { listPdbChanges } from '@inventory-console/api-mocks/decoders/api/oracle-audits'
import { listPdbs } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { rowsOf } from '../../../platform/queries/rowsOf.ts'
import { useList, type Refreshable } from '../../../platform/query/query.ts'
import type { FilterQuery } from '../../../platform/scope/globalFilters.ts'
import { overview } from './overview.ts'

export const pdbs = overview({
  name: 'GET /hosts/technologies/oracle/databases/pdbs',
  decoder: listPdbs,
  file: 'oraclePdbs',
  fetcher: ({ api }, asked) => api.GET('/hosts/technologies/oracle/databases/pdbs', asked),
  rows: rowsOf,
})

export interface PdbPlace {
  hostname: string
  dbname: string
  name: string
}

function isAt({ hostname, dbname, pdb }: PdbRow, place: PdbPlace) {
  return hostname === place.hostname && dbname === place.dbname && pdb.name === place.name
}

/**
 * One PDB from the list, because the API has no call for a single one. PDB names are unique only within a
 * database of a host.
 */
export function usePdb(filters: FilterQuery, { hostname, dbname, name }: PdbPlace) {
  const list = pdbs.useRows(filters)
  const state = useMemo((): OneState<PdbRow> & Refreshable => {
    if (list.status !== 'ready') return list
    const { rows, refreshing = false, refresh, stale } = list
    const value = rows.find((row) => isAt(row, { hostname, dbname, name }))
    return value
      ? { status: 'ready', value, refreshing, refresh, stale }
      : { status: 'notFound', refresh, stale }
  }, [list, hostname, dbname, name])
  return state
}

/** Filters the PDB changes of the host, because other databases of the host may have a PDB of this name. */
export function usePdbGrowth(filters: FilterQuery, place: PdbPlace | null): ListState<PdbChange> {
  const hostname = place?.hostname ?? ''
  return useList(
    place && {
      name: `GET /hosts/technologies/oracle/databases/change-list/${hostname}/pdbs`,
      decoder: listPdbChanges,
      params: { ...filters, ...place },
      fetcher: ({ api }, signal) =>
        api.GET('/hosts/technologies/oracle/databases/change-list/{hostname}/pdbs', {
          params: { path: { hostname }, query: filters },
          signal,
        }),
    },
    (changes) => changes.filter(({ dbname, pdbname }) => dbname === place?.dbname && pdbname === place.name),
    { errorScope: 'inline', abortOnUnmount: true },
  )
}
