import type { FilterValue } from './listView.ts'

/** Joins entries with commas. Commas and backslashes inside an entry are escaped with a backslash. */
export function encodeItems(items: readonly string[]): string {
  return items.map((item) => (item === '' ? '\\0' : item.replace(/[\\,]/g, '\\$&'))).join(',')
}

/** Encodes a filter for the URL; `null` if it is empty. */
export function encodeFilter(filter: FilterValue): string | null {
  if (filter.kind === 'text') return filter.text === '' ? null : `has:${filter.text}`
  if (filter.kind === 'oneOf') return filter.values.length === 0 ? null : `in:${encodeItems(filter.values)}`
  if (filter.kind === 'yesNo') return `is:${filter.value ? 'yes' : 'no'}`
  if (filter.kind === 'range') return encodeBounds(filter.min, filter.max, 'num')
  return encodeBounds(filter.from, filter.to, 'days')
}

function encodeBounds(from: number | string | undefined, to: number | string | undefined, word: string) {
  return from === undefined && to === undefined ? null : `${word}:${from ?? ''}..${to ?? ''}`
}

/** URL of a list with these filters by column id. `path` may have query parameters. */
export function listUrl(path: string, filters: Readonly<Record<string, FilterValue>>): string {
  const [pathname = '', query = ''] = path.split('?')
  const params = new URLSearchParams(query)
  for (const [id, filter] of Object.entries(filters)) {
    const text = encodeFilter(filter)
    if (text !== null) params.set(`f.${id}`, text)
  }
  const search = params.toString()
  return search === '' ? pathname : `${pathname}?${search}`
}
