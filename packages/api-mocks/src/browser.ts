import { delay, http, type HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Persona } from './fixtures/users.ts'
import { createHandlers } from './handlers/index.ts'
import { stillClock, tickingClock } from './lib/clock.ts'
import { mounts } from './lib/http.ts'
import { parseMockLink, type MockLink } from './lib/mockLink.ts'
import { tokenFor } from './session/login.ts'
import { createWorld, type World } from './world.ts'

export interface MockOptions {
  /** A token of this user comes back, for a page that shall start logged in. */
  persona?: Persona
  seed?: number
  hosts?: number
  /** The clock stands still at this moment; by default it is real time. */
  now?: number | string
  /** Milliseconds before each answer; 120 unless told. */
  latency?: number
}

export interface Mocks {
  world: World
  token: string | undefined
  stop: () => void
}

/** Where the last `?mock=` is kept, so that it outlives navigation and reload, though not the tab. */
const KEPT = 'mock'

/** Answers the page's requests from a service worker. `?mock=` in the address overrides the options. */
export async function startMocks(options: MockOptions = {}): Promise<Mocks> {
  const {
    persona,
    now,
    latency = 120,
    ...size
  } = { ...options, ...linkOf(window.location, window.sessionStorage) }
  // The edge: only here, and in the HTTP server, does the world follow real time.
  const clock = now === undefined ? tickingClock(() => Date.now()) : stillClock(now)
  const world = createWorld({ ...size, clock })
  const handlers = createHandlers(world, { unknownRoutes: 'answer' })
  const worker = setupWorker(...(latency > 0 ? [slowly(latency)] : []), ...handlers)
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
  return { world, token: persona && tokenFor(world, persona), stop: () => worker.stop() }
}

function linkOf({ search }: Location, storage: Storage): MockLink {
  const asked = new URLSearchParams(search).get('mock')
  if (asked !== null) storage.setItem(KEPT, asked)
  const { link, refused } = parseMockLink(asked ?? storage.getItem(KEPT) ?? '')
  if (refused.length > 0) console.warn(`?mock= does not know ${refused.join(', ')}`)
  return link
}

/** Answers nothing: the handler after it does, a little later. */
function slowly(latency: number): HttpHandler {
  const prefixes = Object.values(mounts).map((base) => `${base}/`)
  const ofServices = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url)
    return prefixes.some((prefix) => pathname.startsWith(prefix))
  }
  return http.all(ofServices, async () => {
    await delay(latency)
  })
}
