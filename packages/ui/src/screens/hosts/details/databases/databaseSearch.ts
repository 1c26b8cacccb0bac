import { containsTerm, fold, searchTerms } from '../../../../data-table/engine/search.ts'

/** A field that the search can cover: a tab, or one fact of the `info` tab. */
export interface SearchField<Database> {
  /** A tab id such as `tablespaces`, or `info.<fact id>`. */
  id: string
  label: string
  /** Searched recursively for texts and numbers. May be null or undefined. */
  values: (database: Database) => unknown
}

/** Visible tabs and facts while the search is limited to some fields. */
export interface VisibleParts {
  tab: (id: string) => boolean
  fact: (id: string) => boolean
}

export const allVisible: VisibleParts = { tab: () => true, fact: () => true }

const info = 'info.'

/** Without field ids everything is visible. */
export function visiblePartsOf(fieldIds: readonly string[]): VisibleParts {
  if (fieldIds.length === 0) return allVisible
  const ids = new Set(fieldIds)
  const includesFacts = fieldIds.some((id) => id.startsWith(info))
  return {
    tab: (id) => ids.has(id) || (id === 'info' && includesFacts),
    fact: (id) => ids.has(`${info}${id}`),
  }
}

/** Case- and accent-insensitive search in the name and the selected fields. */
export function matchesSearch<Database>(
  database: Database,
  name: string,
  fields: readonly SearchField<Database>[],
  fieldIds: readonly string[],
  search: string,
): boolean {
  const terms = searchTerms(search)
  if (terms.length === 0 || terms.some((term) => containsTerm(fold(name), term))) return true
  return fields.some(
    ({ id, values }) => fieldIds.includes(id) && terms.some((term) => containsText(values(database), term)),
  )
}

function containsText(value: unknown, searchTerm: string): boolean {
  if (typeof value === 'string') return containsTerm(fold(value), searchTerm)
  if (typeof value === 'number') return containsTerm(String(value), searchTerm)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((nestedValue) => containsText(nestedValue, searchTerm))
}
