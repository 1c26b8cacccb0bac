import { isDay } from '@inventory-console/ui/lib/dates'
import type { ListPanels } from '@inventory-console/ui/lib/listTools'
import { type ListView, pageSizes } from '@inventory-console/ui/lib/listView'
import { isRecord, ownValue } from '@inventory-console/ui/lib/records'
import type { Services } from '../services.ts'
import { readJson, type Store } from './storage.ts'

/** Global filters; null is unset. The date is a local day, YYYY-MM-DD. */
export interface GlobalFilters {
  location: string | null
  environment: string | null
  date: string | null
}

type TablePreference = Pick<
  Partial<ListView>,
  'hidden' | 'order' | 'pinned' | 'showEmpty' | 'widths' | 'pageSize'
>

/** State that survives a reload and is cleared on logout. Never the configuration, which contains passwords. */
export interface Persisted {
  /** Owner of the filters; another user starts without them. */
  username: string | null
  filters: GlobalFilters
  filtersOpen: boolean
  menuOpen: boolean
  /** Keyed by path. */
  panels: Readonly<Record<string, ListPanels>>
  /** Keyed by path. */
  tables: Readonly<Record<string, TablePreference>>
  /** Refresh interval in seconds, keyed by path; a list without one refreshes only on request. */
  every: Readonly<Record<string, number>>
  /** Recently opened entities, newest first. */
  recent: readonly Visit[]
  /** Without global filters. */
  work: WorklistCounts | null
}

/** A list whose panels were never opened or closed has no entry: no filter panel, and a summary. */
const initialPanels: ListPanels = { filters: false, summary: true }

interface Visit {
  id: string
  label: string
  note?: string
  /** A path of this console. */
  to: string
}

export const noFilters: GlobalFilters = { location: null, environment: null, date: null }
export const emptyPersisted: Persisted = {
  username: null,
  filters: noFilters,
  filtersOpen: false,
  menuOpen: false,
  panels: {},
  tables: {},
  every: {},
  recent: [],
  work: null,
}

const key = 'persisted-data'

export function readPersisted(store: Store): Persisted {
  const stored = readJson(store, key)
  if (!isRecord(stored)) return emptyPersisted
  return {
    username: textOrNull(stored['username']),
    filters: readFilters(stored['filters']),
    filtersOpen: stored['filtersOpen'] === true,
    menuOpen: stored['menuOpen'] === true,
    panels: isRecord(stored['panels']) ? readPanels(stored['panels']) : {},
    tables: isRecord(stored['tables']) ? readTables(stored['tables']) : {},
    every: isRecord(stored['every']) ? readCounts(stored['every']) : {},
    recent: Array.isArray(stored['recent']) ? stored['recent'].flatMap(readVisit) : [],
    work: readWorklistCounts(stored['work']),
  }
}

export function writePersisted(store: Store, persisted: Persisted): void {
  if (persisted === emptyPersisted) store.remove(key)
  else store.write(key, JSON.stringify(persisted))
}

/** Merges the changes of this tab into the stored state; unchanged keys keep the values of other tabs. */
export function mergePersisted(stored: Persisted, before: Persisted, next: Persisted): Persisted {
  if (next === emptyPersisted || stored.username !== next.username) return next
  const newer = <Key extends keyof Persisted>(key: Key): Persisted[Key] =>
    before[key] === next[key] ? stored[key] : next[key]
  return {
    username: next.username,
    filters: newer('filters'),
    filtersOpen: newer('filtersOpen'),
    menuOpen: newer('menuOpen'),
    panels: mergeByPath(stored.panels, before.panels, next.panels),
    tables: mergeByPath(stored.tables, before.tables, next.tables),
    every: mergeByPath(stored.every, before.every, next.every),
    recent: newer('recent'),
    work: newer('work'),
  }
}

type ByPath<Value> = Readonly<Record<string, Value>>

function mergeByPath<Value>(
  stored: ByPath<Value>,
  before: ByPath<Value>,
  next: ByPath<Value>,
): ByPath<Value> {
  const isOurs = ([path, value]: [string, Value]) => ownValue(before, path) !== value
  const isGone = (path: string) => Object.hasOwn(before, path) && !Object.hasOwn(next, path)
  return Object.fromEntries([
    ...Object.entries(stored).filter(([path]) => !isGone(path)),
    ...Object.entries(next).filter(isOurs),
  ])
}

function readFilters(stored: unknown): GlobalFilters {
  if (!isRecord(stored)) return noFilters
  const day = textOrNull(stored['date'])
  return {
    location: textOrNull(stored['location']),
    environment: textOrNull(stored['environment']),
    date: day !== null && isDay(day) ? day : null,
  }
}

function readVisit(stored: unknown): Visit[] {
  if (!isRecord(stored)) return []
  const { id, label, note, to } = stored
  if (typeof id !== 'string' || typeof label !== 'string' || typeof to !== 'string') return []
  if (!isOwnPath(to)) return []
  return [{ id, label, to, ...(typeof note === 'string' ? { note } : {}) }]
}

const origin = 'https://console.invalid'

/** False for an address outside this console. Browsers drop tabs and line breaks, so that "/⇥/host" is "//host". */
function isOwnPath(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- rejects control characters
  if (!text.startsWith('/') || /[\u0000-\u001f]/.test(text) || !URL.canParse(text, origin)) return false
  return new URL(text, origin).origin === origin
}

function readPanels(stored: Readonly<Record<string, unknown>>): Record<string, ListPanels> {
  return Object.fromEntries(
    Object.entries(stored).map(([path, panels]) => {
      const { filters, summary } = isRecord(panels) ? panels : {}
      return [path, { filters: filters === true, summary: summary !== false }]
    }),
  )
}

function readTables(stored: Readonly<Record<string, unknown>>): Record<string, TablePreference> {
  return Object.fromEntries(Object.entries(stored).map(([path, table]) => [path, readTable(table)]))
}

function readTable(stored: unknown): TablePreference {
  if (!isRecord(stored)) return {}
  const widths = readCounts(stored['widths'])
  const size = pageSizes.find((option) => option === stored['pageSize'])
  return {
    ...readIds(stored, 'hidden'),
    ...readIds(stored, 'order'),
    ...readIds(stored, 'pinned'),
    ...(stored['showEmpty'] === true ? { showEmpty: true } : {}),
    ...(Object.keys(widths).length > 0 ? { widths } : {}),
    ...(size === undefined ? {} : { pageSize: size }),
  }
}

function readIds(stored: Readonly<Record<string, unknown>>, key: 'hidden' | 'order' | 'pinned') {
  const ids: unknown = stored[key]
  return Array.isArray(ids) ? { [key]: ids.filter((id) => typeof id === 'string') } : {}
}

function readCounts(stored: unknown): Record<string, number> {
  const entries = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(
    entries.flatMap(([id, width]) => (typeof width === 'number' && width > 0 ? [[id, width]] : [])),
  )
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

type Counts = Readonly<Record<string, number>>

/** Counts of the worklist cards in two visits. Part of the persisted state, so cleared on logout. */
interface WorklistCounts {
  /** End of the visit before, which identifies this visit; `null` for the first. */
  visit: number | null
  counts: Counts
  /** Last counts of the visit before. */
  earlier: Counts
}

/** Starts a visit. A visit without counts leaves the next one without earlier counts. */
export function startVisit(stored: WorklistCounts | null, visit: number | null): WorklistCounts {
  return stored?.visit === visit ? stored : { visit, counts: {}, earlier: stored?.counts ?? {} }
}

export function recordCount(
  stored: WorklistCounts | null,
  visit: number | null,
  id: string,
  count: number,
): WorklistCounts {
  const work = startVisit(stored, visit)
  return ownValue(work.counts, id) === count ? work : { ...work, counts: { ...work.counts, [id]: count } }
}

export function readWorklistCounts(stored: unknown): WorklistCounts | null {
  if (!isRecord(stored)) return null
  const { visit, counts, earlier } = stored
  return {
    visit: typeof visit === 'number' ? visit : null,
    counts: readNumbers(counts),
    earlier: readNumbers(earlier),
  }
}

function readNumbers(stored: unknown): Counts {
  const entries = isRecord(stored) ? Object.entries(stored) : []
  return Object.fromEntries(
    entries.flatMap(([id, count]) => (typeof count === 'number' ? [[id, count]] : [])),
  )
}

export function listPanels(panels: Persisted['panels'], path: string): ListPanels {
  return ownValue(panels, path) ?? initialPanels
}

export function saveListPanels({ persisted }: Services, path: string, changed: Partial<ListPanels>): void {
  const state = persisted.get()
  const panels = { ...listPanels(state.panels, path), ...changed }
  persisted.set({ ...state, panels: { ...state.panels, [path]: panels } })
}

/** Table layout if the URL has none: hidden columns, order, widths and page size. Cleared on logout. */
export function tablePreference({ persisted }: Services, path: string): TablePreference {
  return ownValue(persisted.get().tables, path) ?? {}
}

export function saveTablePreference({ persisted }: Services, path: string, view: Partial<ListView>): void {
  const { tables } = persisted.get()
  const { hidden, order, pinned, showEmpty, widths, pageSize } = view
  const next: TablePreference = {
    ...(hidden === undefined ? {} : { hidden }),
    ...(order === undefined ? {} : { order }),
    ...(pinned === undefined ? {} : { pinned }),
    ...(showEmpty === undefined ? {} : { showEmpty }),
    ...(widths === undefined ? {} : { widths }),
    ...(pageSize === undefined ? {} : { pageSize }),
  }
  if (JSON.stringify(ownValue(tables, path) ?? {}) === JSON.stringify(next)) return
  persisted.set({ ...persisted.get(), tables: { ...tables, [path]: next } })
}
