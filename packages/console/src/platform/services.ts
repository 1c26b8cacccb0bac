import type { DecodeProblems } from '@inventory-console/api-mocks/contract/decode'
import type { Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import type { Density } from '@inventory-console/ui/lib/theme'
import type { Now } from '@inventory-console/ui/lib/clock'
import type { AdvisedCloud } from '@inventory-console/ui/screens/cloud/recommendations/RecommendationsScreen'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Clients, createClients } from './http/client.ts'
import { type Config, removeStoredConfig } from './http/config.ts'
import { clearFailure } from './http/errorPolicy.ts'
import { createServerClock, type ServerClock } from './http/serverClock.ts'
import { createUpgrade, runningBuild, trackUnsavedInput, type Upgrade } from './lazy/upgrade.ts'
import type { PageOf } from './pages/page.ts'
import { idleTime } from './session/idle.ts'
import { createLastPath, type LastPath } from './session/lastPath.ts'
import { randomText } from './session/pkce.ts'
import {
  createSession,
  type EndReason,
  markLogout,
  type Session,
  type SessionState,
} from './session/session.ts'
import { openSignoff } from './session/signoff.ts'
import { watchTabs } from './session/watchTabs.ts'
import { readDensity } from './storage/appearance.ts'
import { clearViews } from './storage/clearViews.ts'
import type { Drafts } from './storage/drafts.ts'
import { observable, type Observable } from './storage/observable.ts'
import {
  emptyPersisted,
  mergePersisted,
  type Persisted,
  readPersisted,
  writePersisted,
} from './storage/persisted.ts'
import type { Store } from './storage/storage.ts'

/** Singletons of the app: created once at startup, and once per test. */
export interface Services {
  config: Config
  catalogue: Catalogue
  session: Session
  lastPath: LastPath
  persisted: Observable<Persisted>
  local: Store
  tab: Store
  /** Root URL of the console. */
  base: URL
  /** Server time, for ages and other values dated by the server. */
  now: Now
  /** Device time, for durations measured on this device. */
  localNow: Now
  clockSkew: ServerClock['skew']
  /** Finds the page behind login at a path. */
  pageOf: PageOf
  /** Milliseconds. */
  loginTimeout: number
  /** Milliseconds before a toast closes; undefined uses the default. */
  toastLifetime: number | undefined
  /** API clients of the current session; without a token before login. */
  clients: () => Clients
  /** Current router location, without the base path. */
  address: () => RouterLocation
  /** URL of a debounced navigation that is still pending. */
  pendingUrl: Observable<string | null>
  drafts: Observable<Drafts>
  /** Callbacks that flush pending writes before the session ends. */
  pendingWrites: Set<() => void>
  /** Retrievals that outlive the page that started them. */
  retrievals: Observable<Retrievals>
  density: Observable<Density>
  /** Rendered responses with values that violate the OpenAPI contract. */
  invalid: Observable<InvalidResponses>
  /** Handles chunks that fail to load. */
  upgrade: Upgrade
}

interface RouterLocation {
  pathname: string
  search: string
  hash: string
}

/** Environment of the console; tests inject their own. */
export interface Dependencies {
  catalogue: Catalogue
  local: Store
  tab: Store
  now: Now
  /** Base path with a trailing slash. */
  basename: string
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
  // The clients hold the token, so a new session gets new clients.
  session.subscribe(() => (cachedClients = null))
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
    address: () => withoutBasename(basename, window.location),
    pendingUrl: observable<string | null>(null),
    drafts,
    pendingWrites: new Set(),
    retrievals,
    density: observable(readDensity(local)),
    invalid: observable<InvalidResponses>({}),
    upgrade: createUpgrade({
      tab,
      build: runningBuild(),
      fetchStartPage: async () => (await fetch(base, { cache: 'no-store' })).text(),
      isBusy: () => isTyping() || isHeld(drafts.get()) || isHeld(retrievals.get()),
      reload: () => window.location.reload(),
    }),
  }
  const endOutdatedSession = () => {
    if (session.isOutdated()) clearSession(services, 'logout')
    const isIn = session.get().status === 'in'
    if (isIn && config.idleTimeout !== null && idleTime(local, localNow) >= config.idleTimeout)
      expire(services)
  }
  // Browsers restore the session storage of a closed tab.
  endOutdatedSession()
  watchTabs(endOutdatedSession)
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

function withoutBasename(basename: string, { pathname, search, hash }: RouterLocation): RouterLocation {
  return { pathname: `/${pathname.slice(basename.length)}`, search, hash }
}

/** Clears the data of the user and the inventory from this tab. The SWR cache goes when the layout unmounts. */
function clearSession(services: Services, reason: EndReason): void {
  const { session, persisted, pendingWrites } = services
  for (const send of pendingWrites) send()
  session.end(reason)
  persisted.set(emptyPersisted)
  clearTabData(services)
}

/** Ends the session but keeps the URL and the drafts for the next login. */
export function expire(services: Services): void {
  const { pathname, search, hash } = services.address()
  services.lastPath.interruptedAt(services.pendingUrl.get() ?? pathname + search + hash)
  services.session.end('expired')
}

/** Clears the data that is kept for a user whose session expired. */
export function clearTabData({ lastPath, pendingUrl, drafts, tab }: Services): void {
  lastPath.clearInterruption()
  pendingUrl.set(null)
  drafts.set({})
  clearFailure(tab)
  removeStoredConfig(tab)
}

/**
 * Ends the session in all tabs of this browser and at the single sign-on provider. Sends no request to the
 * API.
 */
export function logout(services: Services, reason: EndReason = 'logout'): void {
  const { session, local, lastPath } = services
  const signoff = session.signoff()
  markLogout(local, randomText())
  clearSession(services, reason)
  writePersisted(local, emptyPersisted)
  lastPath.clearNames()
  clearViews(local)
  if (signoff !== null) openSignoff(signoff)
}

export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('ServicesContext is missing')
  return services
}

export function useSession(): SessionState {
  const { session } = useServices()
  return useSyncExternalStore(session.subscribe, session.get)
}

/** Subscribes to one key of the persisted state; changes of other keys do not re-render. */
export function usePersisted<Key extends keyof Persisted>(key: Key): Persisted[Key] {
  const { persisted } = useServices()
  return useSyncExternalStore(persisted.subscribe, () => persisted.get()[key])
}

/** A rendered response with values that violate the OpenAPI contract. */
interface InvalidResponse {
  /** Cache key: components that share a query report the same response. */
  key: string
  /** `GET /hosts` */
  request: string
  problems: DecodeProblems
}

/** Keyed by the reporting component. */
export type InvalidResponses = Readonly<Record<string, InvalidResponse>>

/** A retrieval of recommendations that continues when the user leaves the page. */
interface Retrieval {
  stop: () => void
}

export type Retrievals = Readonly<Partial<Record<AdvisedCloud, Retrieval>>>

export function useRetrievals(): Retrievals {
  const { retrievals } = useServices()
  return useSyncExternalStore(retrievals.subscribe, retrievals.get)
}
