import { useEffect, useState } from 'react'
import { useLazyModule } from '../lib/react/useLazyModule.ts'
import type { Facets } from './engine/facets.ts'
import { runSliced } from './engine/slices.ts'
import type { DataTableModel } from './useDataTable.tsx'

const loadFacets = async () => (await import('./engine/facets.ts')).facetsOf

/** Facets of these columns over all rows. `null` ids disable counting. */
export function useFacets<Row>(
  { tableStore }: DataTableModel<Row>,
  ids: readonly string[] | null,
): Facets | null {
  const [facets, setFacets] = useState<Facets | null>(null)
  const facetsOf = useLazyModule(ids !== null, loadFacets)
  const idsKey = ids?.join('\n')
  useEffect(() => {
    if (idsKey === undefined || facetsOf === null) return undefined
    return runSliced(facetsOf(tableStore, idsKey.split('\n')), setFacets)
  }, [tableStore, idsKey, facetsOf])
  // Previous facets stay until the new ones are counted, so that options do not vanish under the pointer.
  return idsKey === undefined ? null : facets
}
