import type { Column, FilterKind, Kind } from '../../data-table/columns/column.ts'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import { isWorded, type TextColumn } from '../../data-table/engine/texts.ts'

export interface FilterableColumn {
  id: string
  kind: Kind
  filter: FilterKind
  group: string | null
  options?: readonly string[]
}

export interface FilterSection {
  /** `null` for columns without a group. */
  group: string | null
  columns: readonly FilterableColumn[]
}

/** The filterable columns by group, ungrouped ones first, then in table order. */
export function filterSections<Row>(columns: readonly Column<Row>[]): readonly FilterSection[] {
  const all = columns.flatMap(({ id, kind, filter, options, group = null }): FilterableColumn[] =>
    filter ? [{ id, kind, filter, group, ...(options === undefined ? {} : { options }) }] : [],
  )
  const groups = new Set([null, ...all.map(({ group }) => group)])
  return [...groups]
    .map((group) => ({ group, columns: all.filter((column) => column.group === group) }))
    .filter(({ columns }) => columns.length > 0)
}

/** Returns a function that labels values like the cells do: codes and fixed options are translated. */
export function wordsOf(
  texts: Pick<ColumnTexts, 'word'>,
  column: (TextColumn & Partial<FilterableColumn>) | undefined,
) {
  const worded = column !== undefined && (column.filter === 'one' || isWorded(column.kind))
  return (code: string) => (worded ? texts.word(column, code) : code)
}
