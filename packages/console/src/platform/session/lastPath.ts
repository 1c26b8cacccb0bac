import type { Store } from '../storage/storage.ts'

const lastKey = 'historyPage'
const exactKey = 'returnTo'

/** The page behind the login at this address, or null. */
export type PageOf = (pathname: string) => { path: string; crumbs: readonly { to?: string }[] } | null

/**
 * The redirect after login: the exact address at which this tab's session ended, or else the last visited page.
 * The exact address contains search terms, so it is kept in the tab and removed on logout.
 */
export interface LastPath {
  /** A page is on screen: the interruption is over. */
  visited: (pathname: string) => void
  /** The session is expired or missing: the next login returns here. */
  interruptedAt: (address: string) => void
  /** The address to redirect to after login, or null. */
  landing: () => string | null
  /** Removes the exact address from the tab. */
  forgetInterruption: () => void
  /** Reduces the last visited path to a page without names of the inventory. */
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

/** `/licenses/used/A90611` becomes `/licenses/used`; `/details/db-014`, which has no such page, its list `/hosts`. */
function withoutNames(pathname: string, pageOf: PageOf): string | null {
  const page = pageOf(pathname)
  if (!page) return null
  const plain = page.path.replace(/\/:.*$/, '')
  return pageOf(plain) ? plain : (page.crumbs.findLast(({ to }) => to !== undefined)?.to ?? null)
}

const origin = 'https://console.invalid'

/** Anyone at this machine can write to the storage, so only a page of this console is accepted. */
export function asAddress(text: string | null, pageOf: PageOf): string | null {
  if (text === null || !text.startsWith('/') || !URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  if (url.origin !== origin || !pageOf(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
