import type { ListView } from '../../lib/listView.ts'

/** The view without sort, hidden columns and widths of columns that this list does not have: lists of one page share an address. */
export function onlyColumns(view: Partial<ListView>, columns: readonly { id: string }[]): Partial<ListView> {
  const ids = new Set(columns.map(({ id }) => id))
  const known = (id: string) => ids.has(id)
  const { sort = null, hidden, order, pinned, widths, ...rest } = view
  return {
    ...rest,
    ...(sort && known(sort.id) ? { sort } : {}),
    ...(hidden ? { hidden: hidden.filter(known) } : {}),
    ...(order ? { order: order.filter(known) } : {}),
    ...(pinned ? { pinned: pinned.filter(known) } : {}),
    ...(widths ? { widths: Object.fromEntries(Object.entries(widths).filter(([id]) => known(id))) } : {}),
  }
}
