import { useMemo, useState } from 'react'
import type { Column } from '../../data-table/columns/column.ts'
import type { ListView } from '../../lib/listView.ts'
import { unknownParts, viewParts, wholeView } from './viewParts.ts'

export interface ListViewProps {
  /**
   * What differs from the list's own view. Absent: the screen keeps its view itself. A stable reference: another one is
   * shown, also where it says the same as the last, so that an owner can refuse what was asked.
   */
  view?: Partial<ListView> | undefined
  /** Gets only what differs from the list's own view. */
  onViewChange?: ((view: Partial<ListView>) => void) | undefined
}

interface Held {
  parts: Partial<ListView>
  view: Partial<ListView> | undefined
  /** The view given last, as text. */
  given: string
  /** What went out and has not come back: an address is written later than a person types. */
  sent: readonly string[]
}

/** The newest view, whoever made it. What comes back of an earlier change does not undo a later one. */
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
    // Back at the view that is given: an address that writes only the last of several changes sends nothing back.
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

/** The same for the same view, whatever the order of its keys. */
function textOf(view: Partial<ListView>): string {
  const { search, sort, page, pageSize, hidden, order, pinned, showEmpty, widths, filters } = view
  const columns = [hidden?.toSorted(), order, pinned?.toSorted(), showEmpty, byId(widths)]
  return JSON.stringify([search, sort, page, pageSize, columns, byId(filters)])
}

function byId(values: object = {}) {
  return Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
}
