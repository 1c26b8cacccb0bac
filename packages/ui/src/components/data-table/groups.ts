import type { Column } from './column.ts'

/** A set of columns that shows and hides as one. */
export interface ColumnGroup {
  id: string
  ids: readonly string[]
  shown: 'all' | 'some' | 'none'
  /** Shows all of it, or hides all if all is shown. */
  toggle: () => void
}

export function groupsOf<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
  onHide: (hidden: readonly string[]) => void,
): readonly ColumnGroup[] {
  const names = new Set(columns.flatMap(({ group }) => group ?? []))
  return [...names].map((id) => {
    const ids = columns.flatMap((column) => (column.group === id ? [column.id] : []))
    const away = ids.filter((column) => hidden.includes(column)).length
    const shown = away === 0 ? 'all' : away === ids.length ? 'none' : 'some'
    const others = hidden.filter((column) => !ids.includes(column))
    return { id, ids, shown, toggle: () => onHide(shown === 'all' ? [...others, ...ids] : others) }
  })
}
