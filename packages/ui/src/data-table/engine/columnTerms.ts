import { fold } from './fold.ts'
import { searchTerms } from './searchTerms.ts'

/** A parsed search: terms for any column, and terms per column id. */
export interface ParsedSearch {
  /** Folded. A row matches if any column contains one of them. */
  anyColumn: readonly string[]
  /** Folded. A row matches if each of these columns contains one of its terms. */
  byColumn: Readonly<Record<string, readonly string[]>>
}

interface Named {
  id: string
  header: string
}

const qualified = /^([^:]+):(.+)$/

/** `environment:prod` searches only that column, named by its header or id. */
export function parseSearch(text: string, columns: readonly Named[]): ParsedSearch {
  const anyColumn: string[] = []
  const byColumn = new Map<string, string[]>()
  for (const term of searchTerms(text)) {
    const [, name = '', value = ''] = qualified.exec(term) ?? []
    const column = name === '' ? undefined : columns.find((one) => isNamed(one, name))
    if (column && value.trim() !== '')
      byColumn.set(column.id, [...(byColumn.get(column.id) ?? []), value.trim()])
    else anyColumn.push(term)
  }
  return { anyColumn, byColumn: Object.fromEntries(byColumn) }
}

function isNamed({ id, header }: Named, name: string): boolean {
  const searchedName = withoutSpaces(name)
  return withoutSpaces(fold(header)) === searchedName || fold(id) === searchedName
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '')
}

/** All terms, for highlighting. */
export function allTerms({ anyColumn, byColumn }: ParsedSearch): readonly string[] {
  return [...anyColumn, ...Object.values(byColumn).flat()]
}
