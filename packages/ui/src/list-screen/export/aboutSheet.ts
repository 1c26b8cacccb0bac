import type { ListOrigin } from '../../lib/listTools.ts'
import type { ListView } from '../../lib/listView.ts'
import { digestOf } from '../../lib/records.ts'
import type { AboutLine, AboutSheet } from '../../lib/sheet.ts'

export interface AboutOptions {
  /** Of `list.about`. */
  label: (key: AboutKey) => string
  page: string
  /** Search and filters in words. */
  filterLines: readonly string[]
  digest: string | null
  origin: Omit<ListOrigin, 'serverVersion' | 'scopeKey'>
  serverVersion: string | null
  asOf: number
  rows: number
}

const textKeys = [
  'page',
  'address',
  'filters',
  'digest',
  'user',
  'webVersion',
  'serverVersion',
  'asOf',
  'rows',
] as const
type AboutKey = (typeof textKeys)[number] | 'title' | 'none' | 'unknown' | 'cut'

/** Origin of the rows in a file. */
export function aboutSheet(options: AboutOptions): AboutSheet {
  const { label, page, filterLines, digest, origin, serverVersion, asOf, rows } = options
  const text = (key: (typeof textKeys)[number], value: string): AboutLine => ({
    label: label(key),
    type: 'text',
    value,
  })
  const filters = filterLines.length === 0 ? [label('none')] : filterLines
  return {
    title: label('title'),
    cutLabel: label('cut'),
    lines: [
      text('page', page),
      text('address', origin.address()),
      ...filters.map((line) => text('filters', line)),
      ...(digest === null ? [] : [text('digest', digest)]),
      ...origin.scope.map((line): AboutLine => ({ ...line, type: 'text' })),
      { label: label('asOf'), type: 'dateTime', value: asOf },
      { label: label('rows'), type: 'number', value: rows },
      text('user', origin.user),
      text('webVersion', origin.webVersion),
      text('serverVersion', serverVersion ?? label('unknown')),
    ],
  }
}

/** Digest of search, filters and global filters, for file names; null if nothing narrows the list. */
export function viewDigest(
  { search, filters }: Pick<ListView, 'search' | 'filters'>,
  scopeKey: string | null,
): string | null {
  const isNarrowed = search.trim() !== '' || Object.keys(filters).length > 0 || scopeKey !== null
  return isNarrowed ? digestOf({ search: search.trim(), filters, scope: scopeKey }) : null
}
