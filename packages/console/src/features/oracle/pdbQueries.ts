import type { PdbChange, PdbRow } from '@inventory-console/api-mocks/contract'
import { listPdbChanges } from '@inventory-console/api-mocks/decoders/api/oracle-audits'
import { listPdbs } from '@inventory-console/api-mocks/decoders/api/oracle-parts'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { useMemo } from 'react'
import { filteredList, rowsOf } from '../../platform/queries/lists.ts'
import { get } from '../../platform/query/get.ts'
import { useList, type Refreshable } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'

export const pdbList = filteredList({
  path: '/hosts/technologies/oracle/databases/pdbs',
  decoder: listPdbs,
  file: 'oraclePdbs',
  rows: rowsOf,
})

export interface PdbKey {
  hostname: string
  dbname: string
  name: string
}

function matchesKey({ hostname, dbname, pdb }: PdbRow, key: PdbKey) {
  return hostname === key.hostname && dbname === key.dbname && pdb.name === key.name
}

/**
 * One PDB from the list, because the API has no call for a single one. PDB names are unique only within a
 * database of a host.
 */
export function usePdb(filters: FilterQuery, { hostname, dbname, name }: PdbKey) {
  const list = pdbList.useRows(filters, { errorScope: 'page' })
  const state = useMemo((): OneState<PdbRow> & Refreshable => {
    if (list.status !== 'ready') return list
    const { value: rows, refreshing = false, refresh, stale } = list
    const value = rows.find((row) => matchesKey(row, { hostname, dbname, name }))
    return value
      ? { status: 'ready', value, refreshing, refresh, stale }
      : { status: 'notFound', refresh, stale }
  }, [list, hostname, dbname, name])
  return state
}

/** Filters the PDB changes of the host, because other databases of the host may have a PDB of this name. */
export function usePdbGrowth(filters: FilterQuery, key: PdbKey | null): ListState<PdbChange> {
  const hostname = key?.hostname ?? ''
  return useList(
    key && {
      ...get(listPdbChanges, '/hosts/technologies/oracle/databases/change-list/{hostname}/pdbs', {
        path: { hostname },
        query: filters,
      }),
      selection: JSON.stringify([key.dbname, key.name]),
    },
    (changes) => changes.filter(({ dbname, pdbname }) => dbname === key?.dbname && pdbname === key.name),
    { abortOnUnmount: true },
  )
}
