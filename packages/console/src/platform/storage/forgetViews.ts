import { isRecord, readJson, viewsKey, type Store } from './storage.ts'

/** Runs on logout. Saved views contain search terms and filters, so only views marked to be kept stay. */
export function forgetViews(store: Store): void {
  const all = readJson(store, viewsKey)
  const kept = Object.entries(isRecord(all) ? all : {}).flatMap(([owner, views]) => {
    const own = Array.isArray(views) ? views.filter((view) => isRecord(view) && view['isKept'] === true) : []
    return own.length > 0 ? [[owner, own] as const] : []
  })
  if (kept.length > 0) store.write(viewsKey, JSON.stringify(Object.fromEntries(kept)))
  else store.remove(viewsKey)
}
