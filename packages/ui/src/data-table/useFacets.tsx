import { useEffect, useState } from 'react'
import { facetOf, type Facet } from './engine/facets.ts'
import { runSliced, type Work } from './engine/slices.ts'
import type { TableStore } from './engine/tableStore.ts'
import type { DataTableModel } from './useDataTable.tsx'

export type { Facet } from './engine/facets.ts'
export type Facets = Readonly<Record<string, Facet>>

/** Facets of these columns over all rows. `null` ids disable counting. */
export function useFacets<Row>(
  { tableStore }: DataTableModel<Row>,
  ids: readonly string[] | null,
): Facets | null {
  const [facets, setFacets] = useState<Facets | null>(null)
  const idsKey = ids?.join('\n')
  useEffect(() => {
    if (idsKey === undefined) return undefined
    return runSliced(facetsOf(tableStore, idsKey.split('\n')), setFacets)
  }, [tableStore, idsKey])
  // Previous facets stay until the new ones are counted, so that options do not vanish under the pointer.
  return idsKey === undefined ? null : facets
}

function* facetsOf<Row>(tableStore: TableStore<Row>, ids: readonly string[]): Work<Facets> {
  const facets: [string, Facet][] = []
  for (const column of tableStore.columns) {
    if (ids.includes(column.id)) facets.push([column.id, yield* facetOf(tableStore, column)])
  }
  return Object.fromEntries(facets)
}
