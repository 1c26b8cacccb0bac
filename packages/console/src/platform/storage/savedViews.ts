import { densities, type Density } from '@inventory-console/ui/lib/react/theme'
import { ownValue } from '@inventory-console/ui/lib/values/ownValue'
import { numberOf } from '../url-state/numberOf.ts'
import { isRecord, readJson, viewsKey, type Store } from './storage.ts'

/** A named view: its query string with explicit global filters, and the density. */
export interface StoredView {
  /** Page path and tab. */
  list: string
  name: string
  search: string
  density: Density
  isDefault: boolean
  /** The user chose to keep it after logout. */
  isKept: boolean
}

/* Stored by a hash of the user name. See docs/decisions/0015-lists.md. */

const longestName = 80
const longestSearch = 8000
const mostViews = 200

export function readViews(store: Store, username: string): readonly StoredView[] {
  const all = readJson(store, viewsKey)
  const own: unknown = isRecord(all) ? ownValue(all, ownerOf(username)) : null
  return Array.isArray(own) ? own.flatMap((stored: unknown) => readView(stored) ?? []) : []
}

export function writeViews(store: Store, username: string, views: readonly StoredView[]): void {
  const all = readJson(store, viewsKey)
  const others = isRecord(all) ? all : {}
  store.write(viewsKey, JSON.stringify({ ...others, [ownerOf(username)]: views.slice(-mostViews) }))
}

/** Replaces the view of the same name; a list has at most one default. */
export function putView(views: readonly StoredView[], view: StoredView): readonly StoredView[] {
  const others = views.filter(({ list, name }) => list !== view.list || name !== view.name)
  return [...(view.isDefault ? setDefault(others, view.list, null) : others), view]
}

/** Restores a removed view at its index; later changes take precedence. */
export function putBack(views: readonly StoredView[], view: StoredView, at: number): readonly StoredView[] {
  const ofList = views.filter(({ list }) => list === view.list)
  if (ofList.some(({ name }) => name === view.name)) return views
  const isDefault = view.isDefault && !ofList.some((other) => other.isDefault)
  return views.toSpliced(at, 0, { ...view, isDefault })
}

export function setDefault(
  views: readonly StoredView[],
  list: string,
  name: string | null,
): readonly StoredView[] {
  return views.map((view) => (view.list === list ? { ...view, isDefault: view.name === name } : view))
}

/** Storage and files are untrusted. */
function readView(stored: unknown): StoredView | null {
  if (!isRecord(stored)) return null
  const { list, name, search } = stored
  if (typeof list !== 'string' || typeof name !== 'string' || typeof search !== 'string') return null
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > longestName || search.length > longestSearch) return null
  if (search !== '' && !search.startsWith('?')) return null
  const density = densities.find((known) => known === stored['density']) ?? 'comfortable'
  return {
    list,
    name: trimmed,
    search,
    density,
    isDefault: stored['isDefault'] === true,
    isKept: stored['isKept'] === true,
  }
}

const format = 'inventory console list view'

/** File for sharing a view. */
export function viewFile({ list, name, search, density }: StoredView): Blob {
  const text = JSON.stringify({ format, version: 1, list, name, search, density }, null, 2)
  return new Blob([`${text}\n`], { type: 'application/json' })
}

/** Reads a shared file; null if it is invalid. */
export function viewOf(text: string): StoredView | null {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body) || body['format'] !== format || body['version'] !== 1) return null
    const view = readView(body)
    return view && { ...view, isDefault: false, isKept: false }
  } catch {
    return null
  }
}

function ownerOf(username: string): string {
  return numberOf(username).toString(36)
}
