import type { Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import type { Now } from '@inventory-console/ui/lib/dates'
import { type Clients, createClients } from '../platform/http/client.ts'
import type { Config } from '../platform/http/config.ts'
import { createServerClock } from '../platform/http/serverClock.ts'
import { createUpgrade, runningBuild, trackUnsavedInput } from '../platform/lazy/upgrade.ts'
import type { PageOf } from '../platform/pages/page.ts'
import { createPrefetch } from '../platform/query/prefetch.ts'
import type { Retrievals, Services, UnreadResponses, StaleData } from '../platform/services.ts'
import { endOutdatedSession } from '../platform/session/endSession.ts'
import { createLastPath } from '../platform/session/lastPath.ts'
import { createSession, type Session, type SessionState } from '../platform/session/session.ts'
import type { OpenChannel } from '../platform/session/sharedSession.ts'
import { readDensity, readTheme } from '../platform/storage/appearance.ts'
import type { Drafts } from '../platform/storage/drafts.ts'
import { observable } from '../platform/storage/observable.ts'
import {
  emptyPersisted,
  mergePersisted,
  type Persisted,
  readPersisted,
  writePersisted,
} from '../platform/storage/persisted.ts'
import type { Store } from '../platform/storage/storage.ts'
import { fromBrowserLocation } from '../platform/url-state/longUrl.ts'

/** What the console gets from the browser; tests inject their own. */
export interface Dependencies {
  catalogue: Catalogue
  local: Store
  tab: Store
  /** Absent where tabs do not share their session. */
  openChannel?: OpenChannel
  now: Now
  /** Base path with a trailing slash. */
  basename: string
  sampleUsers?: Services['sampleUsers']
  loginTimeout?: number
  toastLifetime?: number
}

export function createServices(config: Config, dependencies: Dependencies, pageOf: PageOf): Services {
  const {
    catalogue,
    local,
    tab,
    now: localNow,
    basename,
    sampleUsers,
    loginTimeout = 15_000,
    toastLifetime,
  } = dependencies
  const clock = createServerClock(localNow)
  const session = createSession(tab, local)
  const persisted = observable(persistedOfUser(local, session))
  let before = persisted.get()
  persisted.subscribe(() => {
    const next = persisted.get()
    // A tab that handles a logout late must not clear what the next session has stored.
    if (next !== emptyPersisted) writePersisted(local, mergePersisted(readPersisted(local), before, next))
    before = next
  })
  const base = new URL(basename, window.location.origin)
  const drafts = observable<Drafts>({})
  const retrievals = observable<Retrievals>({})
  const isTyping = trackUnsavedInput()
  const isHeld = (record: object) => Object.keys(record).length > 0
  let cachedClients: { session: SessionState; clients: Clients } | null = null
  const prefetch = createPrefetch(localNow)
  // The clients hold the token, so a new session gets new clients.
  session.subscribe(() => {
    cachedClients = null
    prefetch.clear()
  })
  const services: Services = {
    config,
    catalogue,
    session,
    lastPath: createLastPath(local, tab, pageOf),
    persisted,
    local,
    tab,
    base,
    now: clock.now,
    localNow,
    clockSkew: clock.skew,
    pageOf,
    sampleUsers,
    loginTimeout,
    toastLifetime,
    clients() {
      const current = session.get()
      if (cachedClients?.session !== current) {
        const identity = current.status === 'in' ? current : { provider: 'basic' as const, token: null }
        cachedClients = { session: current, clients: createClients(config, identity, clock) }
      }
      return cachedClients.clients
    },
    prefetch,
    address: () => withoutBasename(basename, window.location),
    pendingUrl: observable<string | null>(null),
    drafts,
    retrievals,
    density: observable(readDensity(local)),
    theme: observable(readTheme(local)),
    unread: observable<UnreadResponses>({}),
    staleSince: observable<Readonly<Record<string, StaleData>>>({}),
    upgrade: createUpgrade({
      tab,
      build: runningBuild(),
      fetchStartPage: async () => (await fetch(base, { cache: 'no-store' })).text(),
      isBusy: () => isTyping() || isHeld(drafts.get()) || isHeld(retrievals.get()),
      reload: () => window.location.reload(),
    }),
  }
  const check = () => endOutdatedSession(services)
  // Browsers restore the session storage of a closed tab.
  check()
  watchTabs(check)
  return services
}

/** Tabs share the local storage, so another tab may have stored the state of another user. */
function persistedOfUser(local: Store, session: Session): Persisted {
  const stored = readPersisted(local)
  if (session.get().status === 'out') return stored
  const username = session.username()
  const isOwn = username !== null && (stored.username === null || stored.username === username)
  return isOwn ? stored : { ...emptyPersisted, username }
}

function withoutBasename(basename: string, location: Location) {
  const { pathname, search, hash } = fromBrowserLocation(location)
  return { pathname: `/${pathname.slice(basename.length)}`, search, hash }
}

/**
 * Checks for a logout in another tab. A tab that was frozen or in the back/forward cache missed the storage
 * event, so it stays hidden until it has checked again.
 */
function watchTabs(check: () => void): void {
  const page = document.documentElement
  const hidePage = () => {
    page.hidden = true
  }
  const showPage = () => {
    check()
    // React flushes the end of the session in a microtask queued before this one.
    queueMicrotask(() => {
      page.hidden = false
    })
  }
  window.addEventListener('storage', check)
  window.addEventListener('focus', check)
  document.addEventListener('visibilitychange', check)
  window.addEventListener('pagehide', hidePage)
  window.addEventListener('pageshow', showPage)
  document.addEventListener('freeze', hidePage)
  document.addEventListener('resume', showPage)
}
