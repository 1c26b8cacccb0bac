import type { Store } from '../storage/storage.ts'

const lastKey = 'historyPage'
const exactKey = 'returnTo'

/** Returns the page behind login at this path, or null. */
export type PageOf = (pathname: string) => { path: string; crumbs: readonly { to?: string }[] } | null

/**
 * Redirect after login: the URL at which the session of this tab ended, else the last visited page.
 * The exact URL contains search terms, so it is stored in the tab and removed on logout.
 */
export interface LastPath {
  /** A page rendered, so the interruption is over. */
  visited: (pathname: string) => void
  /** The session expired or is missing; the next login returns to this URL. */
  interruptedAt: (address: string) => void
  /** URL to redirect to after login, or null. */
  landing: () => string | null
  /** Removes the exact URL from the tab. */
  forgetInterruption: () => void
  /** Reduces the last visited path to a page without entity names. */
  forgetNames: () => void
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
    forgetInterruption: () => tab.remove(exactKey),
    forgetNames() {
      const last = asAddress(local.read(lastKey), pageOf)
      const page = last === null ? null : withoutNames(new URL(last, origin).pathname, pageOf)
      if (page === null) local.remove(lastKey)
      else local.write(lastKey, page)
    },
  }
}

/**
 * `/licenses/used/A90611` becomes `/licenses/used`; `/details/db-014` has no such page and becomes its list
 * `/hosts`.
 */
function withoutNames(pathname: string, pageOf: PageOf): string | null {
  const page = pageOf(pathname)
  if (!page) return null
  const plain = page.path.replace(/\/:.*$/, '')
  return pageOf(plain) ? plain : (page.crumbs.findLast(({ to }) => to !== undefined)?.to ?? null)
}

const origin = 'https://console.invalid'

/** Anyone at this machine can edit the storage, so only pages of this console are accepted. */
export function asAddress(text: string | null, pageOf: PageOf): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.origin !== origin || !pageOf(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
