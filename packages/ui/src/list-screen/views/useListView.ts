import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { acceptsFilter, type Column, initialView } from '../../data-table/columns/column.ts'
import { completeOrder } from '../../data-table/columns/columnModel.ts'
import type { ListView, SetView } from '../../lib/listView.ts'

export interface ListViewProps {
  /**
   * What differs from the list's initial view, as in the URL. A new reference replaces the view of the list,
   * unless it is the echo of an earlier change. Without it the list starts with its initial view.
   */
  view?: Partial<ListView> | undefined
  /** Called after each change with what differs from the list's initial view, to write it to the URL. */
  onViewChange?: ((view: Partial<ListView>) => void) | undefined
}

interface ViewState {
  view: Partial<ListView>
  /** The last `view` prop. */
  prop: Partial<ListView> | undefined
  /** Keys of the changes that have not come back as a prop yet, because the URL is written later. */
  pending: readonly string[]
}

const keysKeepingPage = new Set(['page', 'hidden', 'order', 'pinned', 'showEmpty', 'widths'])
/** Not deferred, because drag and keyboard moves continue from the rendered position. */
const urgentKeys = new Set(['order', 'pinned', 'widths'])

/** The view of a list. A change applies at once; the owner of `view`, such as the URL, follows. */
export function useListView<Row>(columns: readonly Column<Row>[], props: ListViewProps = {}) {
  const { view: prop, onViewChange } = props
  const [state, setState] = useState<ViewState>({ view: prop ?? {}, prop, pending: [] })
  const current = prop === undefined || state.prop === prop ? state : applyProp(columns, state, prop)
  if (current !== state) setState(current)
  const view = useMemo(() => completeView(columns, current.view), [columns, current.view])
  const unknown = useMemo(() => unknownIds(columns, current.view), [columns, current.view])
  const newest = useRef(view)
  useLayoutEffect(() => void (newest.current = view), [view])

  const setView: SetView = (update) => {
    const patch = typeof update === 'function' ? update(newest.current) : update
    const keys = Object.keys(patch)
    const keepsPage = keys.every((key) => keysKeepingPage.has(key))
    newest.current = { ...newest.current, ...(keepsPage ? {} : { page: 1 }), ...patch }
    const next = withoutDefaults(columns, newest.current)
    const apply = () => {
      setState((previous) => ({ ...previous, view: next, pending: pendingAfter(columns, previous, next) }))
      onViewChange?.(next)
    }
    // As a transition, so that input is handled between renders of the list.
    if (keys.some((key) => !urgentKeys.has(key))) startTransition(apply)
    else apply()
  }

  return { view, setView, unknown }
}

function applyProp<Row>(
  columns: readonly Column<Row>[],
  state: ViewState,
  prop: Partial<ListView>,
): ViewState {
  const echo = state.pending.indexOf(keyOf(columns, prop))
  return echo === -1
    ? { view: prop, prop, pending: [] }
    : { ...state, prop, pending: state.pending.slice(echo + 1) }
}

function pendingAfter<Row>(
  columns: readonly Column<Row>[],
  { prop, pending }: ViewState,
  next: Partial<ListView>,
): readonly string[] {
  const key = keyOf(columns, next)
  // Back at the current prop: a URL that writes only the last of several changes sends nothing back.
  return prop === undefined || key === keyOf(columns, prop) ? [] : [...pending, key]
}

/** Identifies a view, independently of key order and of what the columns ignore. */
function keyOf<Row>(columns: readonly Column<Row>[], parts: Partial<ListView>): string {
  const { search, sort, page, pageSize, hidden, order, pinned, showEmpty, widths, filters } = completeView(
    columns,
    parts,
  )
  const layout = [hidden.toSorted(), order, pinned.toSorted(), showEmpty, byId(widths)]
  return JSON.stringify([search, sort, page, pageSize, layout, byId(filters)])
}

function byId(values: object) {
  return Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * Completes the parts with the list's initial view, and drops those that do not fit the columns, as in an
 * outdated link.
 */
export function completeView<Row>(columns: readonly Column<Row>[], parts: Partial<ListView>): ListView {
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
      const column = byId.get(id)
      return column !== undefined && acceptsFilter(column, kind)
    }),
  }
}

/** Ids in a view that these columns do not have, and filters of the wrong kind. */
function unknownIds<Row>(columns: readonly Column<Row>[], view: Partial<ListView>): readonly string[] {
  const { filters = {} } = view
  const complete = completeView(columns, { filters })
  const knownIds = new Set(columns.map(({ id }) => id))
  return columnIdsOf(view).filter((id) =>
    Object.hasOwn(filters, id) ? !Object.hasOwn(complete.filters, id) : !knownIds.has(id),
  )
}

/** Ids of the columns that a view names. */
export function columnIdsOf(view: Partial<ListView>): readonly string[] {
  const { sort, hidden = [], order = [], pinned = [], widths = {}, filters = {} } = view
  const ids = [...(sort ? [sort.id] : []), ...hidden, ...order, ...pinned, ...Object.keys(widths)]
  return [...new Set([...ids, ...Object.keys(filters)])]
}

/** The parts of a view that differ from the list's initial view, for the URL. */
export function withoutDefaults<Row>(columns: readonly Column<Row>[], view: ListView): Partial<ListView> {
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
export function withoutUnknownColumns(
  view: Partial<ListView>,
  columns: readonly { id: string }[],
): Partial<ListView> {
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
