import { isRecord } from '@inventory-console/ui/lib/records'
import { readJson, type Store, viewsKey } from './storage.ts'

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
