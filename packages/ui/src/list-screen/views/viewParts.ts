import { type Column, initialView, valueKind } from '../../data-table/columns/column.ts'
import { completeOrder } from '../../data-table/columns/columnModel.ts'
import type { ListView, ViewParts } from '../../lib/listView.ts'

/**
 * Completes the parts with the list's initial view, and drops those that do not fit the columns, as in an
 * outdated link.
 */
export function completeView<Row>(columns: readonly Column<Row>[], parts: ViewParts): ListView {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const view = { ...initialView(columns), ...parts }
  return {
    ...view,
    sort: view.sort && byId.has(view.sort.id) ? view.sort : null,
    hidden: view.hidden.filter((id) => byId.has(id)),
    order: view.order.filter((id) => byId.has(id)),
    pinned: view.pinned.filter((id) => byId.has(id)),
    widths: filterEntries(view.widths, (id) => byId.has(id)),
    filters: filterEntries(view.filters, (id, { kind }) => {
      const filter = byId.get(id)?.filter
      return filter !== undefined && valueKind(filter) === kind
    }),
  }
}

/** Ids in a view that these columns do not have, and filters of the wrong kind. */
export function unknownParts<Row>(
  columns: readonly Column<Row>[],
  { sort, hidden = [], order = [], pinned = [], widths = {}, filters = {} }: ViewParts,
): readonly string[] {
  const complete = completeView(columns, { filters })
  const knownIds = new Set(columns.map(({ id }) => id))
  const usedIds = [...(sort ? [sort.id] : []), ...hidden, ...order, ...pinned, ...Object.keys(widths)]
  const unknown = [
    ...usedIds.filter((id) => !knownIds.has(id)),
    ...Object.keys(filters).filter((id) => !Object.hasOwn(complete.filters, id)),
  ]
  return [...new Set(unknown)]
}

/** The parts of a view that differ from the list's initial view, for the URL. */
export function viewParts<Row>(columns: readonly Column<Row>[], view: ListView): ViewParts {
  const initial = initialView(columns)
  const { search, sort, page, pageSize, hidden, order, pinned, showEmpty, widths, filters } = view
  return {
    ...(search === initial.search ? {} : { search }),
    ...(sort?.id === initial.sort?.id && sort?.desc === initial.sort?.desc ? {} : { sort }),
    ...(page === initial.page ? {} : { page }),
    ...(pageSize === initial.pageSize ? {} : { pageSize }),
    ...(sameIds(hidden, initial.hidden) ? {} : { hidden }),
    ...(isDefaultOrder(columns, order) ? {} : { order }),
    ...(pinned.length === 0 ? {} : { pinned }),
    ...(showEmpty ? { showEmpty } : {}),
    ...(Object.keys(widths).length === 0 ? {} : { widths }),
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
  }
}

/** Keeps the reference if all entries are valid. */
function filterEntries<Value>(
  record: Readonly<Record<string, Value>>,
  isValid: (id: string, value: Value) => boolean,
) {
  const entries = Object.entries(record)
  const valid = entries.filter(([id, value]) => isValid(id, value))
  return valid.length === entries.length ? record : Object.fromEntries(valid)
}

/** True if the order equals the default one, such as after moving a column back. */
function isDefaultOrder<Row>(columns: readonly Column<Row>[], order: readonly string[]): boolean {
  const ids = columns.map(({ id }) => id)
  return completeOrder(ids, order).every((id, index) => id === ids[index])
}

function sameIds(a: readonly string[], b: readonly string[]) {
  return a.length === b.length && a.every((id) => b.includes(id))
}
