import type { Store } from '../storage/storage.ts'

const lastPageKey = 'historyPage'
const returnUrlKey = 'returnTo'

/** Returns the page behind login at this path, or null. */
export type PageOf = (pathname: string) => { path: string; crumbs: readonly { to?: string }[] } | null

/**
 * Redirect after login: the URL at which the session of this tab ended, else the last visited page.
 * The exact URL contains search terms, so it is stored in the tab and removed on logout.
 */
export interface LastPath {
  /** A page rendered, so the interruption is over. */
  markVisited: (pathname: string) => void
  /** The session expired or is missing; the next login returns to this URL. */
  interruptedAt: (address: string) => void
  /** URL to redirect to after login, or null. */
  redirectUrl: () => string | null
  /** Removes the exact URL from the tab. */
  clearInterruption: () => void
  /** Reduces the last visited path to a page without entity names. */
  clearNames: () => void
}

export function createLastPath(local: Store, tab: Store, pageOf: PageOf): LastPath {
  return {
    markVisited(pathname) {
      if (!pageOf(pathname)) return
      local.write(lastPageKey, pathname)
      tab.remove(returnUrlKey)
    },
    interruptedAt(address) {
      if (parseConsoleUrl(address, pageOf)) tab.write(returnUrlKey, address)
    },
    redirectUrl: () =>
      parseConsoleUrl(tab.read(returnUrlKey), pageOf) ?? parseConsoleUrl(local.read(lastPageKey), pageOf),
    clearInterruption: () => tab.remove(returnUrlKey),
    clearNames() {
      const last = parseConsoleUrl(local.read(lastPageKey), pageOf)
      const page = last === null ? null : pathWithoutNames(new URL(last, origin).pathname, pageOf)
      if (page === null) local.remove(lastPageKey)
      else local.write(lastPageKey, page)
    },
  }
}

/**
 * `/licenses/used/A90611` becomes `/licenses/used`; `/details/db-014` has no such page and becomes its list
 * `/hosts`.
 */
function pathWithoutNames(pathname: string, pageOf: PageOf): string | null {
  const page = pageOf(pathname)
  if (!page) return null
  const plain = page.path.replace(/\/:.*$/, '')
  return pageOf(plain) ? plain : (page.crumbs.findLast(({ to }) => to !== undefined)?.to ?? null)
}

const origin = 'https://console.invalid'

/** Anyone at this machine can edit the storage, so only pages of this console are accepted. */
export function parseConsoleUrl(text: string | null, pageOf: PageOf): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.origin !== origin || !pageOf(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
