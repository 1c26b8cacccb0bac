import type { Column } from './column.ts'

/** Columns that toggle together. */
export interface ColumnGroup {
  id: string
  ids: readonly string[]
  visibility: 'all' | 'some' | 'none'
}

export function groupsOf<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
): readonly ColumnGroup[] {
  const names = new Set(columns.flatMap(({ group }) => group ?? []))
  return [...names].map((id) => {
    const ids = columns.flatMap((column) => (column.group === id ? [column.id] : []))
    const away = awayOf(ids, hidden)
    const visibility = away === 0 ? 'all' : away === ids.length ? 'none' : 'some'
    return { id, ids, visibility }
  })
}

const awayOf = (ids: readonly string[], hidden: readonly string[]) =>
  ids.filter((column) => hidden.includes(column)).length

/** Shows all columns of the group, or hides all if all are shown. */
export function toggled(hidden: readonly string[], { ids }: ColumnGroup): readonly string[] {
  const others = hidden.filter((column) => !ids.includes(column))
  return awayOf(ids, hidden) === 0 ? [...others, ...ids] : others
}
