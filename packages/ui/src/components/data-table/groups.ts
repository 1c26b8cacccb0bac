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
  onHide: (hide: (hidden: readonly string[]) => readonly string[]) => void,
): readonly ColumnGroup[] {
  const names = new Set(columns.flatMap(({ group }) => group ?? []))
  return [...names].map((id) => {
    const ids = columns.flatMap((column) => (column.group === id ? [column.id] : []))
    const away = awayOf(ids, hidden)
    const shown = away === 0 ? 'all' : away === ids.length ? 'none' : 'some'
    return { id, ids, shown, toggle: () => onHide(toggled(ids)) }
  })
}

const awayOf = (ids: readonly string[], hidden: readonly string[]) =>
  ids.filter((column) => hidden.includes(column)).length

const toggled = (ids: readonly string[]) => (hidden: readonly string[]) => {
  const others = hidden.filter((column) => !ids.includes(column))
  return awayOf(ids, hidden) === 0 ? [...others, ...ids] : others
}
