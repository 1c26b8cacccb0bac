import type { PageOf } from '../pages/page.ts'

/** Identifies a list by its page path without entity names, plus the tab. */
export function listName(pageOf: PageOf, pathname: string, search: string): string | null {
  const page = pageOf(pathname)
  if (!page) return null
  const tab = new URLSearchParams(search).get('tab')
  return tab === null || !/^[\w-]{1,40}$/.test(tab) ? page.path : `${page.path}#${tab}`
}
