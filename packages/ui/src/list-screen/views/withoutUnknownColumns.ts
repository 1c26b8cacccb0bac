import type { ViewParts } from '../../lib/listView.ts'

/** The view without sort, hidden columns and widths of columns that this list does not have: lists of one page share an address. */
export function withoutUnknownColumns(view: ViewParts, columns: readonly { id: string }[]): ViewParts {
  const ids = new Set(columns.map(({ id }) => id))
  const isKnown = (id: string) => ids.has(id)
  const { sort = null, hidden, order, pinned, widths, ...rest } = view
  return {
    ...rest,
    ...(sort && isKnown(sort.id) ? { sort } : {}),
    ...(hidden ? { hidden: hidden.filter(isKnown) } : {}),
    ...(order ? { order: order.filter(isKnown) } : {}),
    ...(pinned ? { pinned: pinned.filter(isKnown) } : {}),
    ...(widths ? { widths: Object.fromEntries(Object.entries(widths).filter(([id]) => isKnown(id))) } : {}),
  }
}
