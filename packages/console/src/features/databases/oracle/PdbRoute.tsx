import { PdbScreen } from '@inventory-console/ui/screens/oracle/pdbs/PdbScreen'
import { useParams } from 'react-router-dom'
import { usePageQuery } from '../../../platform/pages/usePageQuery.ts'
import { useAddress } from '../../../platform/url-state/useAddress.ts'
import { usePdb, usePdbGrowth, type PdbPlace } from './pdbQueries.ts'

/** PDB and tab are part of the URL, so that both can be shared. */
export function PdbRoute() {
  const { hostname = '', dbname = '', pdb = '' } = useParams()
  // Keyed by PDB, so that no state of the previous one is kept.
  return <Pdb key={JSON.stringify([hostname, dbname, pdb])} place={{ hostname, dbname, name: pdb }} />
}

function Pdb({ place }: { place: PdbPlace }) {
  const filters = usePageQuery()
  const [params, change] = useAddress()
  const tab = params.get('tab') ?? undefined
  const pdb = usePdb(filters, place)
  const growth = usePdbGrowth(filters, tab === 'growth' ? place : null)
  return (
    <PdbScreen
      name={place.name}
      state={pdb}
      tab={tab}
      onTab={(next) => change({ tab: next }, { replace: true })}
      growth={growth}
      onRefresh={pdb.refresh}
    />
  )
}
