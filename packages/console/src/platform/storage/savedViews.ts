import { isRecord, ownValue } from '@inventory-console/ui/lib/records'
import { densities, type Density } from '@inventory-console/ui/lib/theme'
import { isComparedParameter } from '../comparison/comparedDates.ts'
import type { PageTitle } from '../pages/page.ts'
import { withoutParams } from '../scope/globalFilters.ts'
import type { Services } from '../services.ts'
import { hashName } from '../url-state/hashName.ts'
import { readJson, type Store, viewsKey } from './storage.ts'

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

/** Query parameters that do not belong to a saved view. */
export const isTransient = (name: string) => name === 'mock' || isComparedParameter(name)

const maxNameLength = 80
const maxSearchLength = 8000
const maxViews = 200

export function readViews(store: Store, username: string): readonly StoredView[] {
  const allViews = readJson(store, viewsKey)
  const ownViews: unknown = isRecord(allViews) ? ownValue(allViews, ownerKey(username)) : null
  return Array.isArray(ownViews) ? ownViews.flatMap((stored: unknown) => readView(stored) ?? []) : []
}

interface ViewLink {
  id: string
  name: string
  page: PageTitle
  to: string
}

/** Links to the saved views of all lists. A list inside the page of an entity has none, because its view names no entity. */
export function viewLinks(
  { local, pageOf }: Pick<Services, 'local' | 'pageOf'>,
  username: string,
): readonly ViewLink[] {
  return readViews(local, username).flatMap(({ list, name, search }) => {
    // The search names the tab, too.
    const [withoutTab = ''] = list.split('#', 1)
    const path = withoutTab.replace(/\/:\w+\?$/, '')
    const page = path.includes('/:') ? null : pageOf(path)
    return page === null ? [] : [{ id: `${list} ${name}`, name, page: page.title, to: path + search }]
  })
}

export function writeViews(store: Store, username: string, views: readonly StoredView[]): void {
  const allViews = readJson(store, viewsKey)
  const others = isRecord(allViews) ? allViews : {}
  store.write(viewsKey, JSON.stringify({ ...others, [ownerKey(username)]: views.slice(-maxViews) }))
}

/** Replaces the view of the same name; a list has at most one default. */
export function upsertView(views: readonly StoredView[], view: StoredView): readonly StoredView[] {
  const others = views.filter(({ list, name }) => list !== view.list || name !== view.name)
  return [...(view.isDefault ? setDefault(others, view.list, null) : others), view]
}

/** Restores a removed view at its index; later changes take precedence. */
export function restoreView(
  views: readonly StoredView[],
  view: StoredView,
  index: number,
): readonly StoredView[] {
  const ofList = views.filter(({ list }) => list === view.list)
  if (ofList.some(({ name }) => name === view.name)) return views
  const isDefault = view.isDefault && !ofList.some((other) => other.isDefault)
  return views.toSpliced(index, 0, { ...view, isDefault })
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
  if (trimmed === '' || trimmed.length > maxNameLength || search.length > maxSearchLength) return null
  if (search !== '' && !search.startsWith('?')) return null
  const density = densities.find((known) => known === stored['density']) ?? 'comfortable'
  return {
    list,
    name: trimmed,
    search: withoutParams(search, isTransient),
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
export function parseViewFile(text: string): StoredView | null {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body) || body['format'] !== format || body['version'] !== 1) return null
    const view = readView(body)
    return view && { ...view, isDefault: false, isKept: false }
  } catch {
    return null
  }
}

function ownerKey(username: string): string {
  return hashName(username).toString(36)
}

/** Runs on logout. Saved views contain search terms and filters, so only views marked to be kept stay. */
export function clearViews(store: Store): void {
  const storedViews = readJson(store, viewsKey)
  const keptByOwner = Object.entries(isRecord(storedViews) ? storedViews : {}).flatMap(([owner, views]) => {
    const keptViews = Array.isArray(views)
      ? views.filter((view) => isRecord(view) && view['isKept'] === true)
      : []
    return keptViews.length > 0 ? [[owner, keptViews] as const] : []
  })
  if (keptByOwner.length > 0) store.write(viewsKey, JSON.stringify(Object.fromEntries(keptByOwner)))
  else store.remove(viewsKey)
}
