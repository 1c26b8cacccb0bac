import { fold } from '../../../data-table/engine/fold.ts'
import { searchTerms } from '../../../data-table/engine/searchTerms.ts'

/** A field that the search can cover: a tab, or one fact of the `info` tab. */
export interface SearchField<Database> {
  /** A tab id such as `tablespaces`, or `info.<fact id>`. */
  id: string
  label: string
  /** Searched recursively for texts and numbers. May be null or undefined. */
  values: (database: Database) => unknown
}

/** Visible tabs and facts while the search is limited to some fields. */
export interface Shown {
  tab: (id: string) => boolean
  fact: (id: string) => boolean
}

export const everything: Shown = { tab: () => true, fact: () => true }

const info = 'info.'

/** `chosen` holds field ids; an empty list means no restriction. */
export function shownOf(chosen: readonly string[]): Shown {
  if (chosen.length === 0) return everything
  const ids = new Set(chosen)
  const facts = chosen.some((id) => id.startsWith(info))
  return {
    tab: (id) => ids.has(id) || (id === 'info' && facts),
    fact: (id) => ids.has(`${info}${id}`),
  }
}

/** Case- and accent-insensitive search in the name and the selected fields. */
export function matches<Database>(
  database: Database,
  name: string,
  fields: readonly SearchField<Database>[],
  chosen: readonly string[],
  search: string,
): boolean {
  const terms = searchTerms(search)
  if (terms.length === 0 || terms.some((term) => fold(name).includes(term))) return true
  return fields.some(
    ({ id, values }) => chosen.includes(id) && terms.some((term) => holds(values(database), term)),
  )
}

function holds(value: unknown, wanted: string): boolean {
  if (typeof value === 'string') return fold(value).includes(wanted)
  if (typeof value === 'number') return String(value).includes(wanted)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => holds(part, wanted))
}
