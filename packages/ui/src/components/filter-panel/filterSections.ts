import type { Column, FilterKind, Kind } from '../../data-table/columns/column.ts'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import { isLabeled, type TextColumn } from '../../data-table/engine/keys.ts'

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
  const filterable = columns.flatMap(({ id, kind, filter, options, group = null }): FilterableColumn[] =>
    filter ? [{ id, kind, filter, group, ...(options === undefined ? {} : { options }) }] : [],
  )
  const groups = new Set([null, ...filterable.map(({ group }) => group)])
  return [...groups]
    .map((group) => ({ group, columns: filterable.filter((column) => column.group === group) }))
    .filter(({ columns }) => columns.length > 0)
}

/** Returns a function that labels values like the cells do: codes and fixed options are translated. */
export function labelerOf(
  texts: Pick<ColumnTexts, 'codeLabel'>,
  column: (TextColumn & Partial<FilterableColumn>) | undefined,
) {
  const isTranslated = column !== undefined && (column.filter === 'one' || isLabeled(column.kind))
  return (code: string) => (isTranslated ? texts.codeLabel(column, code) : code)
}
