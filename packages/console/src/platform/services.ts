import type { ReplacedValue } from '@inventory-console/api-mocks/contract/decode'
import type { Catalogue } from '@inventory-console/ui/i18n/I18nProvider'
import type { Now } from '@inventory-console/ui/lib/dates'
import type { Density, Theme } from '@inventory-console/ui/lib/theme'
import type { AdvisedCloud } from '@inventory-console/ui/screens/clouds/recommendations/RecommendationsScreen'
import type { SampleUser } from '@inventory-console/ui/screens/session/SampleUsers'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Clients } from './http/client.ts'
import type { Config } from './http/config.ts'
import type { ServerClock } from './http/serverClock.ts'
import type { Upgrade } from './lazy/upgrade.ts'
import type { PageOf } from './pages/page.ts'
import type { Prefetch } from './query/prefetch.ts'
import type { LastPath } from './session/lastPath.ts'
import type { Session, SessionState } from './session/session.ts'
import type { Drafts } from './storage/drafts.ts'
import type { Observable } from './storage/observable.ts'
import type { Persisted } from './storage/persisted.ts'
import type { Store } from './storage/storage.ts'

/** Singletons of the app. shell/createServices.ts creates them once at startup; each test creates its own. */
export interface StaleData {
  fetchedAt: number
  refresh: () => void
}

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
  /** Users that anyone may log in as; undefined outside the demo. */
  sampleUsers: readonly SampleUser[] | undefined
  /** Milliseconds. */
  loginTimeout: number
  /** Milliseconds before a toast closes; undefined uses the default. */
  toastLifetime: number | undefined
  /** API clients of the current session; without a token before login. */
  clients: () => Clients
  /** Requests of the current session that were sent before their page rendered. */
  prefetch: Prefetch
  /** Current router location, without the base path. */
  address: () => RouterLocation
  /** URL of a debounced navigation that is still pending. */
  pendingUrl: Observable<string | null>
  drafts: Observable<Drafts>
  /** Retrievals that outlive the page that started them. */
  retrievals: Observable<Retrievals>
  density: Observable<Density>
  theme: Observable<Theme>
  /** Responses with unreadable values that the page shows. */
  unread: Observable<UnreadResponses>
  /** Server times of the data on the page that could not be refreshed, keyed by the reporting component. */
  staleSince: Observable<Readonly<Record<string, StaleData>>>
  /** Handles chunks that fail to load. */
  upgrade: Upgrade
}

interface RouterLocation {
  pathname: string
  search: string
  hash: string
}

interface UnreadResponse {
  /** Cache key: components that share a query report the same response. */
  key: string
  /** `GET /hosts` */
  request: string
  values: readonly ReplacedValue[]
}

/** Keyed by the reporting component. */
export type UnreadResponses = Readonly<Record<string, UnreadResponse>>

/** A retrieval of recommendations that continues when the user leaves the page. */
interface Retrieval {
  stop: () => void
}

export type Retrievals = Readonly<Partial<Record<AdvisedCloud, Retrieval>>>

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

/** Configuration of this installation. */
export function useConfig(): Config {
  return useServices().config
}

/** Server time and device time as functions, for event handlers and effects. A render takes `useNow`. */
export function useClock(): Pick<Services, 'now' | 'localNow'> {
  return useServices()
}

export function useRetrievals(): Retrievals {
  const { retrievals } = useServices()
  return useSyncExternalStore(retrievals.subscribe, retrievals.get)
}
