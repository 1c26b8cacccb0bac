import { PdbScreen } from '@inventory-console/ui/screens/oracle/pdbs/PdbScreen'
import { useParams } from 'react-router-dom'
import { usePageQuery } from '../../platform/pages/page.ts'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { usePdb, usePdbGrowth, type PdbKey } from './pdbQueries.ts'

/** PDB and tab are part of the URL, so that both can be shared. */
export function PdbRoute() {
  const { hostname = '', dbname = '', pdb = '' } = useParams()
  // Keyed by PDB, so that no state of the previous one is kept.
  return <Pdb key={JSON.stringify([hostname, dbname, pdb])} pdbKey={{ hostname, dbname, name: pdb }} />
}

function Pdb({ pdbKey }: { pdbKey: PdbKey }) {
  const filters = usePageQuery()
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
