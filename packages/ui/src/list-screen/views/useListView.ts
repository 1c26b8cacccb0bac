import { useMemo, useState } from 'react'
import type { Column } from '../../data-table/columns/column.ts'
import type { ListView } from '../../lib/listView.ts'
import { unknownParts, viewParts, wholeView } from './viewParts.ts'

export interface ListViewProps {
  /**
   * The parts that differ from the list's initial view. Without it the list keeps its own state. Must be
   * referentially stable: a new reference is applied even if equal, so that the owner can reject a change.
   */
  view?: Partial<ListView> | undefined
  /** Called with only the parts that differ from the list's initial view. */
  onViewChange?: ((view: Partial<ListView>) => void) | undefined
}

interface Held {
  parts: Partial<ListView>
  view: Partial<ListView> | undefined
  /** The last `view` prop, serialized. */
  given: string
  /** Sent views that have not come back as a prop yet, because the URL is written asynchronously. */
  sent: readonly string[]
}

/** State of the view. An echo of an earlier change does not undo a later one. */
export function useListView<Row>(columns: readonly Column<Row>[], { view, onViewChange }: ListViewProps) {
  const given = view === undefined ? '' : textOf(view)
  const [held, setHeld] = useState<Held>({ parts: view ?? {}, view, given, sent: [] })
  const taken = view === undefined || held.view === view ? held : take(held, view, given)
  if (taken !== held) setHeld(taken)
  const whole = useMemo(() => wholeView(columns, taken.parts), [columns, taken.parts])
  const unknown = useMemo(() => unknownParts(columns, taken.parts), [columns, taken.parts])

  function change(next: ListView) {
    const parts = viewParts(columns, next)
    const text = textOf(parts)
    // Reverted to the current prop: a URL that writes only the last of several changes sends nothing back.
    setHeld((held) => ({
      ...held,
      parts,
      sent: view === undefined || text === held.given ? [] : [...held.sent, text],
    }))
    onViewChange?.(parts)
  }

  return [whole, change, unknown] as const
}

function take(held: Held, view: Partial<ListView>, given: string): Held {
  const echo = held.sent.indexOf(given)
  return echo === -1
    ? { parts: view, view, given, sent: [] }
    : { ...held, view, given, sent: held.sent.slice(echo + 1) }
}

/** Serializes a view independently of key order. */
function textOf(view: Partial<ListView>): string {
  const { search, sort, page, pageSize, hidden, order, pinned, showEmpty, widths, filters } = view
  const columns = [hidden?.toSorted(), order, pinned?.toSorted(), showEmpty, byId(widths)]
  return JSON.stringify([search, sort, page, pageSize, columns, byId(filters)])
}

function byId(values: object = {}) {
  return Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
