import { isDay } from './dates.ts'
import { type FilterValue, type ListView, pageSizes } from './listView.ts'

/** Joins entries with commas. Commas and backslashes inside an entry are escaped with a backslash. */
export function encodeItems(items: readonly string[]): string {
  return items.map((item) => (item === '' ? '\\0' : item.replace(/[\\,]/g, '\\$&'))).join(',')
}

/** Encodes a filter for the URL; `null` if it is empty. */
function encodeFilter(filter: FilterValue): string | null {
  if (filter.kind === 'text') return filter.text === '' ? null : `has:${filter.text}`
  if (filter.kind === 'oneOf') return filter.values.length === 0 ? null : `in:${encodeItems(filter.values)}`
  if (filter.kind === 'yesNo') return `is:${filter.value ? 'yes' : 'no'}`
  if (filter.kind === 'range') return encodeBounds(filter.min, filter.max, 'num')
  return encodeBounds(filter.from, filter.to, 'days')
}

function encodeBounds(from: number | string | undefined, to: number | string | undefined, word: string) {
  return from === undefined && to === undefined ? null : `${word}:${from ?? ''}..${to ?? ''}`
}

/** Filter of the rows that have this value: a filter by text would also match values that contain it. */
export function exactly(value: string): FilterValue {
  return { kind: 'oneOf', values: [value] }
}

/** URL of a list with these filters by column id. `path` may have query parameters. */
export function listUrl(path: string, filters: Readonly<Record<string, FilterValue>>): string {
  const [pathname = '', query = ''] = path.split('?')
  const params = new URLSearchParams(query)
  for (const [id, filter] of Object.entries(filters)) {
    const text = encodeFilter(filter)
    if (text !== null) params.set(filterPrefix + id, text)
  }
  const search = params.toString()
  return search === '' ? pathname : `${pathname}?${search}`
}

/*
 * ?search=db&sort=-memoryTotal&page=2&size=50&hide=cpuModel,cpuCores&order=kernel,location&pin=kernel
 *  &empty=show&wide=kernel:300&f.environment=in:PROD,TEST
 *
 * Readable and in a fixed order. Decoding ignores invalid values, and encoding keeps other parameters.
 */
const filterPrefix = 'f.'
const viewParameters = new Set(['search', 'sort', 'page', 'size', 'hide', 'order', 'pin', 'empty', 'wide'])

/** True if the query parameter belongs to the list. */
export function isViewParameter(name: string): boolean {
  return viewParameters.has(name) || name.startsWith(filterPrefix)
}

export function decodeView(query: string): Partial<ListView> {
  const params = new URLSearchParams(query)
  const view: Partial<ListView> = {}
  const search = params.get('search')
  if (search) view.search = search
  const sort = params.get('sort')
  if (sort !== null) view.sort = decodeSort(sort)
  const page = Number(params.get('page'))
  if (Number.isSafeInteger(page) && page > 1) view.page = page
  const size = pageSizes.find((option) => String(option) === params.get('size'))
  if (size !== undefined) view.pageSize = size
  const hide = params.get('hide')
  if (hide !== null) view.hidden = decodeItems(hide)
  const order = params.get('order')
  if (order) view.order = decodeItems(order)
  const pin = params.get('pin')
  if (pin) view.pinned = decodeItems(pin)
  if (params.get('empty') === 'show') view.showEmpty = true
  const widths = decodeWidths(params.get('wide') ?? '')
  if (Object.keys(widths).length > 0) view.widths = widths
  const filters = decodeFilters(params)
  if (Object.keys(filters).length > 0) view.filters = filters
  return view
}

/** Encodes the view and keeps the other parameters of `query`. */
export function encodeView(view: Partial<ListView>, query = ''): string {
  const params = new URLSearchParams()
  if (view.search) params.set('search', view.search)
  if (view.sort !== undefined)
    params.set('sort', view.sort ? `${view.sort.desc ? '-' : ''}${view.sort.id}` : '')
  if (view.page !== undefined && view.page > 1) params.set('page', String(view.page))
  if (view.pageSize !== undefined) params.set('size', String(view.pageSize))
  if (view.hidden !== undefined) params.set('hide', encodeItems(view.hidden))
  if (view.order?.length) params.set('order', encodeItems(view.order))
  if (view.pinned?.length) params.set('pin', encodeItems(view.pinned))
  if (view.showEmpty) params.set('empty', 'show')
  const widths = sortedById(view.widths).map(([id, width]) => `${id}:${width}`)
  if (widths.length > 0) params.set('wide', encodeItems(widths))
  for (const [id, filter] of sortedById(view.filters)) {
    const text = encodeFilter(filter)
    if (text !== null) params.set(filterPrefix + id, text)
  }
  for (const [key, value] of new URLSearchParams(query)) {
    if (!isViewParameter(key)) params.append(key, value)
  }
  return stringifyParams(params)
}

function sortedById<Value>(values: Readonly<Record<string, Value>> = {}): [string, Value][] {
  return Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function decodeWidths(text: string): Record<string, number> {
  const entries = decodeItems(text).flatMap((item): [string, number][] => {
    const colon = item.lastIndexOf(':')
    const width = Number(item.slice(colon + 1))
    return colon > 0 && Number.isSafeInteger(width) && width > 0 ? [[item.slice(0, colon), width]] : []
  })
  return Object.fromEntries(entries)
}

/** Commas and colons are valid in a query string and easier to read unencoded. */
export function stringifyParams(params: URLSearchParams): string {
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return text === '' ? '' : `?${text}`
}

function decodeSort(text: string): ListView['sort'] {
  const desc = text.startsWith('-')
  const id = desc ? text.slice(1) : text
  return id === '' ? null : { id, desc }
}

function decodeFilters(params: URLSearchParams): Record<string, FilterValue> {
  const entries: [string, FilterValue][] = []
  for (const [key, text] of params) {
    const id = key.slice(filterPrefix.length)
    const filter = key.startsWith(filterPrefix) && id !== '' ? decodeFilter(text) : null
    if (filter) entries.push([id, filter])
  }
  return Object.fromEntries(entries)
}

function decodeFilter(text: string): FilterValue | null {
  const colon = text.indexOf(':')
  const rest = text.slice(colon + 1)
  switch (text.slice(0, Math.max(colon, 0))) {
    case 'has':
      return rest === '' ? null : { kind: 'text', text: rest }
    case 'in': {
      const values = decodeItems(rest)
      return values.length === 0 ? null : { kind: 'oneOf', values }
    }
    case 'num':
      return decodeRange(rest)
    case 'is':
      return rest === 'yes' || rest === 'no' ? { kind: 'yesNo', value: rest === 'yes' } : null
    case 'days':
      return decodeDays(rest)
    default:
      return null
  }
}

function decodeRange(text: string): FilterValue | null {
  const [from = '', to = ''] = text.split('..')
  const min = from === '' ? undefined : Number(from)
  const max = to === '' ? undefined : Number(to)
  const bounds = [min, max].filter((end) => end !== undefined)
  if (bounds.length === 0 || !bounds.every(Number.isFinite)) return null
  return { kind: 'range', ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function decodeDays(text: string): FilterValue | null {
  const [from = '', to = ''] = text.split('..')
  const bounds = [from, to].filter((day) => day !== '')
  if (bounds.length === 0 || !bounds.every(isDay)) return null
  return { kind: 'days', ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
}

/** Inverse of `encodeItems`. */
export function decodeItems(text: string): string[] {
  if (text === '') return []
  const items: string[] = ['']
  let last = 0
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index)
    if (letter === ',') {
      last = items.push('') - 1
      continue
    }
    if (letter === '\\') index += 1
    const unescaped = letter === '\\' ? text.charAt(index) : letter
    // `\0` is the empty entry.
    items[last] = (items[last] ?? '') + (letter === '\\' && unescaped === '0' ? '' : unescaped)
  }
  return items
}
