import type { ListView } from '../../lib/listView.ts'

type Arrangement = Pick<ListView, 'order' | 'pinned'>
interface Named {
  id: string
}

/**
 * Orders all columns, including hidden ones: the first, which names the rows, then pinned columns, then the
 * others.
 */
export function arrange<Column extends Named>(
  columns: readonly Column[],
  view: Arrangement,
): readonly Column[] {
  if (view.order.length === 0 && view.pinned.length === 0) return columns
  const byId = new Map(columns.map((column) => [column.id, column]))
  const [first, ...own] = columns.map(({ id }) => id)
  const ids = [...new Set(view.order)].filter((id) => id !== first && byId.has(id))
  for (const [at, id] of own.entries()) {
    if (!ids.includes(id)) ids.splice(ids.indexOf(own[at - 1] ?? '') + 1, 0, id)
  }
  const pinned = ids.filter((id) => view.pinned.includes(id))
  const others = ids.filter((id) => !view.pinned.includes(id))
  return [first, ...pinned, ...others].flatMap((id) => byId.get(id ?? '') ?? [])
}

/**
 * Moves a column to the position of the target and pins or unpins it to match. Returns `null` if nothing
 * changes or the column is the first.
 */
export function moveColumn(
  columns: readonly Named[],
  { order, pinned }: Arrangement,
  id: string,
  target: string,
): Arrangement | null {
  const ids = arrange(columns, { order, pinned }).map((column) => column.id)
  const [from, to] = [ids.indexOf(id), ids.indexOf(target)]
  if (from < 1 || to < 0 || from === to) return null
  const index = Math.max(1, to)
  const rest = ids.filter((other) => other !== id)
  const unpinned = pinned.filter((other) => other !== id)
  return {
    order: [...rest.slice(0, index), id, ...rest.slice(index)].slice(1),
    pinned: to === 0 ? pinned : pinned.includes(target) ? [...unpinned, id] : unpinned,
  }
}

export function withOrWithout(ids: readonly string[], id: string, isIn: boolean) {
  const others = ids.filter((other) => other !== id)
  return isIn ? [...others, id] : others
}
