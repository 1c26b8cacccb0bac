import type { PdbChange, PdbRow } from '@inventory-console/api-mocks/contract'
import { listPdbChanges } from '@inventory-console/api-mocks/decoders/api/oracle-audits'
import type { ListState, OneState } from '@inventory-console/ui/lib/state'
import { PdbScreen } from '@inventory-console/ui/screens/oracle/pdbs/PdbScreen'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { usePageFilters } from '../../platform/pages/page.ts'
import { get, type Refreshable, useList } from '../../platform/query/query.ts'
import type { FilterQuery } from '../../platform/scope/globalFilters.ts'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { pdbList } from './oracleListRoutes.tsx'

/** PDB and tab are part of the URL, so that both can be shared. */
export function PdbRoute() {
  const { hostname = '', dbname = '', pdb = '' } = useParams()
  // Keyed by PDB, so that no state of the previous one is kept.
  return <Pdb key={JSON.stringify([hostname, dbname, pdb])} pdbKey={{ hostname, dbname, name: pdb }} />
}

function Pdb({ pdbKey }: { pdbKey: PdbKey }) {
  const filters = usePageFilters()
  const [params, change] = useUrlParams()
  const tab = params.get('tab') ?? undefined
  const pdb = usePdb(filters, pdbKey)
  const growth = usePdbGrowth(filters, tab === 'growth' ? pdbKey : null)
  return (
    <PdbScreen
      name={pdbKey.name}
      state={pdb}
      tab={tab}
      onTabChange={(next) => change({ tab: next }, { replace: true })}
      growth={growth}
      onRefresh={pdb.refresh}
    />
  )
}

interface PdbKey {
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
function usePdb(filters: FilterQuery, { hostname, dbname, name }: PdbKey) {
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
function usePdbGrowth(filters: FilterQuery, key: PdbKey | null): ListState<PdbChange> {
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
