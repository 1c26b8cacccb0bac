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
    const hiddenCount = countHidden(ids, hidden)
    const visibility = hiddenCount === 0 ? 'all' : hiddenCount === ids.length ? 'none' : 'some'
    return { id, ids, visibility }
  })
}

const countHidden = (ids: readonly string[], hidden: readonly string[]) =>
  ids.filter((column) => hidden.includes(column)).length

/** Shows all columns of the group, or hides all if all are shown. */
export function toggled(hidden: readonly string[], { ids }: ColumnGroup): readonly string[] {
  const others = hidden.filter((column) => !ids.includes(column))
  return countHidden(ids, hidden) === 0 ? [...others, ...ids] : others
}
