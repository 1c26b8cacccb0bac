import { Control, handlerOf } from '@inventory-console/api-mocks/control'
import { http, HttpResponse } from 'msw'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'
import type { LoaderFunction } from 'storybook/internal/types'
import { mocksOf } from './toolbars.ts'
import { unhandledRequests } from './unhandledRequests.ts'

const service = /\/(api|chart|thunder|repo|ldap)\/|\/config(_sso)?\.json$/
/** Modules of Storybook's dev server. Some are in folders named `api`. */
const sourceFile = /\.[jt]sx?$/

async function startWorker() {
  const worker = setupWorker()
  // Below the path that Storybook is published at.
  const home = new URL(import.meta.env.BASE_URL, document.baseURI)
  const url = new URL('mockServiceWorker.js', home).href
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } })
  return worker
}

/**
 * Last handler. It records unhandled API requests, because MSW does not report a request that a handler
 * matched.
 */
const recordUnhandledRequest = http.all('*', ({ request }) => {
  const { pathname } = new URL(request.url)
  if (!service.test(pathname) || sourceFile.test(pathname)) return undefined
  unhandledRequests.push(`${request.method} ${request.url}`)
  return HttpResponse.error()
})

const withWorker = mswLoader(startWorker)

/** Created lazily: most stories send no request. */
let control: () => Control = () => {
  throw new Error('No story is shown')
}

/** Access token for requests of the current story. */
export const token = () => control().token

/** Gives every story a fresh world, so that changes do not leak into the next story. */
export const freshWorld: LoaderFunction = async (context) => {
  // Loaders run in parallel, and this one needs the worker.
  await withWorker(context)
  const { msw, parameters, globals } = context
  const storyHandlers: unknown = parameters['msw']
  const options = mocksOf(globals)
  let made: Control | undefined
  const own = () => (made ??= new Control(options, () => options.now, { unknownRoutes: 'pass' }))
  control = own
  msw?.resetHandlers(handlerOf(own), recordUnhandledRequest)
  if (Array.isArray(storyHandlers)) msw?.use(...storyHandlers)
  return {}
}
