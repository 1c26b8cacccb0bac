import { useMemo, useState } from 'react'
import type { Column } from '../../data-table/columns/column.ts'
import type { ListView, ViewParts } from '../../lib/listView.ts'
import { unknownParts, viewParts, completeView } from './viewParts.ts'

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
