import { startSession } from '../features/session/login.ts'
import { pendingKey } from '../features/session/sign-on/ssoFile.ts'
import { compareKey } from '../platform/comparison/comparedDates.ts'
import { type Config, ConfigError, type ConfigProblem, loadConfig } from '../platform/http/config.ts'
import { entityOf } from '../platform/pages/page.ts'
import { type GetRequest, request } from '../platform/query/query.ts'
import type { Services } from '../platform/services.ts'
import { hasRecordedActivity, tokenKey, usernameKey } from '../platform/session/session.ts'
import { requestSession, shareSession } from '../platform/session/sharedSession.ts'
import { claimsOf } from '../platform/session/token.ts'
import { observable, type Observable } from '../platform/storage/observable.ts'
import { listFilters } from '../platform/url-state/useListFilters.ts'
import { createServices, type Dependencies } from './createServices.ts'
import { pageOf } from './routing/manifest.ts'
import { createLazyRoutes, type LazyRoutes } from './routing/router.tsx'

export type BootState =
  | { status: 'loading' }
  | { status: 'failed'; problem: ConfigProblem | 'unexpected'; detail: string; busy: boolean }
  | { status: 'ready'; services: Services; firstResponse: Promise<void> }

export interface Boot extends Pick<Observable<BootState>, 'get' | 'subscribe'> {
  basename: string
  views: LazyRoutes
  start: () => Promise<void>
}

/**
 * Loads the configuration in parallel with the code of the page. No request is sent before it: only config.json says where
 * the token goes.
 */
export function createBoot(dependencies: Dependencies): Boot {
  const state = observable<BootState>({ status: 'loading' })
  const { catalogue, basename, local, tab, openChannel = () => null } = dependencies
  const lazyRoutes = createLazyRoutes(catalogue)
  const preloadPage = () => lazyRoutes.preload(pathOf(window.location, basename))
  const startServices = (config: Config) => {
    const services = createServices(config, dependencies, pageOf)
    return { services, firstResponse: prefetchPage(services) }
  }
  /** A tab after an expired session keeps the drafts of its user, and one that returns from single sign-on has its own login. */
  const isNewTab = () =>
    [tokenKey, usernameKey, pendingKey].every((key) => tab.read(key) === null) && hasRecordedActivity(local)
  async function loadServices() {
    const config = await loadConfig(new URL(basename, window.location.origin))
    if (!isNewTab()) return startServices(config)
    const services = createServices(config, dependencies, pageOf)
    await requestSession(services, openChannel, (shared) => startSession(services, shared))
    const firstResponse = prefetchPage(services)
    if (services.session.get().status === 'in') await preloadPage()
    return { services, firstResponse }
  }
  return {
    basename,
    views: lazyRoutes,
    get: state.get,
    subscribe: state.subscribe,
    async start() {
      const before = state.get()
      if (before.status === 'failed') state.set({ ...before, busy: true })
      const texts = catalogue.load('pages', 'session', 'errors')
      try {
        // Preloads the page for the first render, unless it requires a login.
        const page = tab.read(tokenKey) === null ? undefined : preloadPage()
        const [loaded] = await Promise.all([loadServices(), texts, page])
        await Promise.race([loaded.firstResponse, sleep(longestWaitForFirstRender)])
        state.set({ status: 'ready', ...loaded })
        shareSession(loaded.services, openChannel)
      } catch (error) {
        // Without texts nothing can render; public/start.js shows the rejection.
        await texts
        const problem = error instanceof ConfigError ? error.problem : 'unexpected'
        state.set({
          status: 'failed',
          problem,
          detail: error instanceof Error ? error.message : String(error),
          busy: false,
        })
      }
    },
  }
}

function pathOf({ pathname }: Location, basename: string): string {
  return `/${pathname.slice(basename.length)}`
}

/** Milliseconds. A response that arrives by then is in the first render; otherwise a skeleton is. */
const longestWaitForFirstRender = 150

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Milliseconds after which the rest of the page no longer waits for a slow response. */
const longestWait = 3000

/**
 * Prefetches the requests of the page and then those of the layout while their code loads and renders. Resolves once
 * the page has its responses, or after `longestWait`.
 */
async function prefetchPage(services: Services): Promise<void> {
  const session = services.session.get()
  const { pathname, search } = services.address()
  const page = services.pageOf(pathname)
  if (!page || session.status !== 'in') return
  // The server refuses other requests of a limited user until the password is changed.
  const { username, groups } = claimsOf(session.token)
  if (username === null || groups.includes('limited')) return
  const clients = services.clients()
  const start = (request: GetRequest) => services.prefetch.start(request, clients, session.signal)
  const params = new URLSearchParams(search)
  let responses: readonly Promise<void>[] = []
  // A comparison sends two other requests instead.
  if (!params.has(compareKey)) {
    const query = listFilters(services, page.filters, search)
    const entity = entityOf(page, pathname) ?? ''
    const { filters } = services.persisted.get()
    const requests = page.prefetch?.({ query, filters, now: services.now(), entity, params }) ?? []
    responses = requests.map(start)
  }
  void start(request('/users/info'))
  void start(request('/nodes'))
  if (page.filters !== 'none') void start(request('/configuration'))
  await Promise.race([Promise.all(responses), sleep(longestWait)])
}
