import { useMemo, useState } from 'react'
import { type Column, initialView, valueKind } from '../../data-table/columns/column.ts'
import { completeOrder } from '../../data-table/columns/columnModel.ts'
import type { ListView, ViewParts } from '../../lib/listView.ts'

export interface ListViewProps {
  /**
   * The parts that differ from the list's initial view. Without it the list keeps its own state. Must be
   * referentially stable: a new reference is applied even if equal, so that the owner can reject a change.
   */
  view?: ViewParts | undefined
  /** Called with only the parts that differ from the list's initial view. */
  onViewChange?: ((view: ViewParts) => void) | undefined
}

interface ViewState {
  parts: ViewParts
  view: ViewParts | undefined
  /** The last `view` prop, serialized. */
  last: string
  /** Sent views that have not come back as a prop yet, because the URL is written asynchronously. */
  pendingViews: readonly string[]
}

/** State of the view. An echo of an earlier change does not undo a later one. */
export function useControlledView<Row>(
  columns: readonly Column<Row>[],
  { view, onViewChange }: ListViewProps,
) {
  const serializedProp = view === undefined ? '' : serialize(view)
  const [state, setState] = useState<ViewState>({
    parts: view ?? {},
    view,
    last: serializedProp,
    pendingViews: [],
  })
  const current = view === undefined || state.view === view ? state : applyProp(state, view, serializedProp)
  if (current !== state) setState(current)
  const fullView = useMemo(() => completeView(columns, current.parts), [columns, current.parts])
  const unknown = useMemo(() => unknownParts(columns, current.parts), [columns, current.parts])

  function changeView(next: ListView) {
    const parts = viewParts(columns, next)
    const serialized = serialize(parts)
    // Reverted to the current prop: a URL that writes only the last of several changes sends nothing back.
    setState((state) => ({
      ...state,
      parts,
      pendingViews:
        view === undefined || serialized === state.last ? [] : [...state.pendingViews, serialized],
    }))
    onViewChange?.(parts)
  }

  return [fullView, changeView, unknown] as const
}

function applyProp(state: ViewState, view: ViewParts, serializedProp: string): ViewState {
  const echo = state.pendingViews.indexOf(serializedProp)
  return echo === -1
    ? { parts: view, view, last: serializedProp, pendingViews: [] }
    : { ...state, view, last: serializedProp, pendingViews: state.pendingViews.slice(echo + 1) }
}

/** Serializes a view independently of key order. */
function serialize(view: ViewParts): string {
  const { search, sort, page, pageSize, hidden, order, pinned, showEmpty, widths, filters } = view
  const columns = [hidden?.toSorted(), order, pinned?.toSorted(), showEmpty, byId(widths)]
  return JSON.stringify([search, sort, page, pageSize, columns, byId(filters)])
}

function byId(values: object = {}) {
  return Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

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
