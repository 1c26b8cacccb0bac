import type { ListView } from '../../lib/listView.ts'

/**
 * Completes a custom order. The first column, which names the rows, stays first, and a column missing from the
 * order follows its default predecessor.
 */
export function completeOrder([first, ...others]: readonly string[], order: readonly string[]): string[] {
  if (first === undefined) return []
  const ids = [...new Set(order)].filter((id) => others.includes(id))
  for (const [index, id] of others.entries()) {
    if (!ids.includes(id)) ids.splice(ids.indexOf(others[index - 1] ?? '') + 1, 0, id)
  }
  return [first, ...ids]
}

/**
 * Moves a column to the position of the target and pins or unpins it to match. Returns `null` if nothing
 * changes or the column is the first. `arranged` is the current order of all columns.
 */
export function moveColumn(
  arranged: readonly { id: string }[],
  pinned: readonly string[],
  id: string,
  target: string,
): Pick<ListView, 'order' | 'pinned'> | null {
  const ids = arranged.map((column) => column.id)
  const [from, to] = [ids.indexOf(id), ids.indexOf(target)]
  if (from < 1 || to < 0 || from === to) return null
  const index = Math.max(1, to)
  const rest = ids.filter((other) => other !== id)
  const unpinned = pinned.filter((other) => other !== id)
  return {
    order: rest.toSpliced(index, 0, id).slice(1),
    pinned: to === 0 ? pinned : pinned.includes(target) ? [...unpinned, id] : unpinned,
  }
}

export function withOrWithout(ids: readonly string[], id: string, isIn: boolean) {
  const others = ids.filter((other) => other !== id)
  return isIn ? [...others, id] : others
}
