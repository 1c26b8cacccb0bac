import { useEffect, useState } from 'react'
import { facetOf, type Facet } from './engine/facets.ts'
import type { Preparation } from './engine/preparation.ts'
import { runSliced, type Work } from './engine/slices.ts'
import type { DataTableModel } from './useDataTable.tsx'

export type { Facet } from './engine/facets.ts'
export type Facets = Readonly<Record<string, Facet>>

/** Facets of these columns over all rows. `null` ids disable counting. */
export function useFacets<Row>(
  { preparation }: DataTableModel<Row>,
  ids: readonly string[] | null,
): Facets | null {
  const [facets, setFacets] = useState<Facets | null>(null)
  const wanted = ids?.join('\n')
  useEffect(() => {
    if (wanted === undefined) return undefined
    return runSliced(facetsOf(preparation, wanted.split('\n')), setFacets)
  }, [preparation, wanted])
  // Previous facets stay until the new ones are counted, so that options do not vanish under the pointer.
  return wanted === undefined ? null : facets
}

function* facetsOf<Row>(preparation: Preparation<Row>, ids: readonly string[]): Work<Facets> {
  const facets: [string, Facet][] = []
  for (const column of preparation.columns) {
    if (ids.includes(column.id)) facets.push([column.id, yield* facetOf(preparation, column)])
  }
  return Object.fromEntries(facets)
}
