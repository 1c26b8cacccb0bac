import { useDeferredValue, useMemo } from 'react'
import type { ColumnModel } from '../columns/columnModel.ts'
import type { Counts } from '../counts.ts'
import type { Selection } from '../engine/useSelection.ts'

/** What of a table costs time to draw. Its parts belong together: a row, its place and the number of rows are of one view. */
export interface Drawn<Row> {
  model: ColumnModel<Row>
  selected: Selection<Row> | null
  counts: Counts
  /** Where the page that is shown begins among the selected rows. */
  offset: number
  now: number
}

/**
 * What the table draws: that of the view before until React has drawn the new one beside the page. So a box that is
 * checked, a button that is pressed and a letter that is typed show at once, however many cells change after them.
 */
export function useDrawn<Row>({ model, selected, counts, offset, now }: Drawn<Row>) {
  const newest = useMemo(
    () => ({ model, selected, counts, offset, now }),
    [model, selected, counts, offset, now],
  )
  const drawn = useDeferredValue(newest)
  return { ...drawn, late: drawn !== newest }
}
