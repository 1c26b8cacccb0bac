import type { Services } from '../environment/services.ts'
import { listName } from '../url-state/listName.ts'
import { decodeView, encodeView } from '../url-state/tableState.ts'
import { readViews } from './savedViews.ts'

type Stored = Pick<Services, 'local' | 'pageOf'> & { persisted: { get: () => { username: string | null } } }

/** Query string of the default view of this list; parameters in the URL take precedence. */
export function usualView(services: Stored, pathname: string, search: string): string | null {
  const { username } = services.persisted.get()
  const list = listName(services.pageOf, pathname, search)
  if (username === null || list === null) return null
  const usual = readViews(services.local, username).find((view) => view.list === list && view.isDefault)
  if (!usual) return null
  const params = new URLSearchParams(usual.search)
  params.set('density', usual.density)
  for (const [name, value] of new URLSearchParams(search)) params.set(name, value)
  const both = `?${params.toString()}`
  return encodeView(decodeView(both), both)
}
