import { useDeferredValue, useMemo } from 'react'
import type { ColumnModel } from '../columns/columnModel.ts'
import type { Counts } from '../counts.ts'
import type { Selection } from '../engine/useSelection.ts'

/**
 * The parts of the table that are expensive to render. They are deferred together, so that rows, offset and
 * counts belong to the same view.
 */
export interface Drawn<Row> {
  model: ColumnModel<Row>
  selected: Selection<Row> | null
  counts: Counts
  /** Index of the first row of the page among the selected rows. */
  offset: number
  now: number
}

/** Defers re-rendering of the table body, so that checkboxes, buttons and typing stay responsive. */
export function useDrawn<Row>({ model, selected, counts, offset, now }: Drawn<Row>) {
  const newest = useMemo(
    () => ({ model, selected, counts, offset, now }),
    [model, selected, counts, offset, now],
  )
  const drawn = useDeferredValue(newest)
  return { ...drawn, late: drawn !== newest }
}
