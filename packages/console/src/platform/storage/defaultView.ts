import { decodeView, encodeView } from '@inventory-console/ui/lib/listUrl'
import type { Services } from '../services.ts'
import { listName } from '../url-state/listName.ts'
import { readViews } from './savedViews.ts'

type DefaultViewServices = Pick<Services, 'local' | 'pageOf'> & {
  persisted: { get: () => { username: string | null } }
}

/** Query string of the default view of this list; parameters in the URL take precedence. */
export function defaultViewSearch(
  services: DefaultViewServices,
  pathname: string,
  search: string,
): string | null {
  const { username } = services.persisted.get()
  const list = listName(services.pageOf, pathname, search)
  if (username === null || list === null) return null
  const savedView = readViews(services.local, username).find((view) => view.list === list && view.isDefault)
  if (!savedView) return null
  const params = new URLSearchParams(savedView.search)
  params.set('density', savedView.density)
  for (const [name, value] of new URLSearchParams(search)) params.set(name, value)
  const mergedSearch = `?${params.toString()}`
  return encodeView(decodeView(mergedSearch), mergedSearch)
}
