import type { Store } from '../state/storage.ts'

const lastKey = 'historyPage'
const exactKey = 'returnTo'

/** Says whether a path is a page of this console that one may come back to, and the path without names in it. */
export type PageOf = (pathname: string) => { path: string } | null

/**
 * Where a login leads: the exact address at which this tab's session ended, else the page visited last.
 * The exact address carries what was searched, so it stays in the tab and goes with logout.
 */
export interface LastPath {
  /** A page is on screen: it is the last one, and an interruption is over. */
  visited: (pathname: string) => void
  /** An expired session or a missing one: the next login comes back here. */
  interruptedAt: (address: string) => void
  /** The address that a login leads to, or null. */
  landing: () => string | null
  /** What may stay after logout: a page, but no name, filter or search of the inventory. */
  forget: () => void
}

export function createLastPath(local: Store, tab: Store, pageOf: PageOf): LastPath {
  return {
    visited(pathname) {
      if (!pageOf(pathname)) return
      local.write(lastKey, pathname)
      tab.remove(exactKey)
    },
    interruptedAt(address) {
      if (asAddress(address, pageOf)) tab.write(exactKey, address)
    },
    landing: () => asAddress(tab.read(exactKey), pageOf) ?? asAddress(local.read(lastKey), pageOf),
    forget() {
      tab.remove(exactKey)
      const last = asAddress(local.read(lastKey), pageOf)
      const page = last === null ? null : pageOf(new URL(last, origin).pathname)
      if (page && !page.path.includes(':')) local.write(lastKey, page.path)
      else local.remove(lastKey)
    },
  }
}

const origin = 'https://console.invalid'

/** Storage can be written by anyone who sits at the machine: only a page of this console is believed. */
export function asAddress(text: string | null, pageOf: PageOf): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.origin !== origin || !pageOf(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
