import { fold } from '../../../data-table/engine/fold.ts'
import { searchTerms } from '../../../data-table/engine/searchTerms.ts'

/** Where the search of a databases box can look: one tab, or one fact of the tab `info`. */
export interface SearchField<Database> {
  /** The tab's id, such as `tablespaces`, or `info.<id of the fact>`. */
  id: string
  label: string
  /** Anything: all texts and numbers in it are looked at, at any depth. Nothing may be missing. */
  values: (database: Database) => unknown
}

/** What of a database is to be seen while only some fields are looked at. */
export interface Shown {
  tab: (id: string) => boolean
  fact: (id: string) => boolean
}

export const everything: Shown = { tab: () => true, fact: () => true }

const info = 'info.'

/** `chosen`: ids of fields; none means no restriction. */
export function shownOf(chosen: readonly string[]): Shown {
  if (chosen.length === 0) return everything
  const ids = new Set(chosen)
  const facts = chosen.some((id) => id.startsWith(info))
  return {
    tab: (id) => ids.has(id) || (id === 'info' && facts),
    fact: (id) => ids.has(`${info}${id}`),
  }
}

/** Found as in a list, whatever the case and the accents: in the name and in the chosen fields; of no chosen fields in the name alone. */
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
