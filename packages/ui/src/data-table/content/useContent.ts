import { useMemo, useState } from 'react'
import { deepEqual } from '../../lib/records.ts'
import { useValueFormatter } from '../body/useFullValue.ts'
import type { Column } from '../columns/column.ts'
import type { ColumnTexts } from '../columns/useColumnTexts.ts'
import { contentWidths, emptyColumns, type ContentWidths } from './contentWidths.ts'

interface ContentOptions<Row> {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  now: number
  texts: ColumnTexts
  /** `rows` is one page, so its content does not represent the other pages. */
  paginated: boolean
}

const noIds: readonly string[] = []

/** Before the first rows: default widths, and no column is empty. */
export const noContent = { widths: null, empty: noIds }

/** Column widths fitted to the content, and the columns without a value in any row. */
export function useContent<Row>({ columns, rows, now, texts, paginated }: ContentOptions<Row>) {
  const formatValue = useValueFormatter(texts)
  const empty = useMemo(
    () => (paginated ? noIds : emptyColumns(columns, rows, now)),
    [columns, rows, now, paginated],
  )
  const widths = useMemo(
    () =>
      paginated || rows.length === 0
        ? null
        : contentWidths(columns, rows, now, {
            formatValue,
            header: texts.fullHeader,
          }),
    // oxlint-disable-next-line react/exhaustive-deps -- `texts` changes with the language, like the results of `formatValue`
    [columns, rows, now, paginated, texts],
  )
  return { empty: useStable(empty, sameIds), widths: useStable(widths, sameWidths) }
}

/** Keeps the previous reference while the value is equal, so that rows do not re-render. */
function useStable<Value>(value: Value, isSame: (a: Value, b: Value) => boolean): Value {
  const [stable, setStable] = useState(value)
  if (stable === value || isSame(stable, value)) return stable
  setStable(value)
  return value
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}

function sameWidths(a: ContentWidths | null, b: ContentWidths | null): boolean {
  if (a === null || b === null) return a === b
  return a.size === b.size && [...a].every(([id, width]) => deepEqual(b.get(id), width))
}
