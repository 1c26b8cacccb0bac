import { Control, handlerOf } from '@inventory-console/api-mocks/control'
import { http, HttpResponse } from 'msw'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'
import type { LoaderFunction } from 'storybook/internal/types'
import { mocksOf } from './toolbars.ts'
import { unansweredRequests } from './unanswered.ts'

const service = /\/(api|chart|thunder|repo|ldap)\/|\/config(_sso)?\.json$/
/** Modules of Storybook's dev server, some of which are in folders named `api`. */
const sourceFile = /\.[jt]sx?$/

async function startWorker() {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

/** The last of the handlers: what one of them has seen is no longer unhandled to msw, even if it has no answer. */
const noAnswer = http.all('*', ({ request }) => {
  const { pathname } = new URL(request.url)
  if (!service.test(pathname) || sourceFile.test(pathname)) return undefined
  unansweredRequests.push(`${request.method} ${request.url}`)
  return HttpResponse.error()
})

const withWorker = mswLoader(startWorker)

/** Made when somebody asks, which most stories never do. */
let control: () => Control = () => {
  throw new Error('No story is shown')
}

/** What a story that asks the services sends with its requests. */
export const token = () => control().token

/** Every story starts from the same world: what one changes, the next does not see. */
export const freshWorld: LoaderFunction = async (context) => {
  // Loaders run side by side, and this one needs what that one brings.
  await withWorker(context)
  const { msw, parameters, globals } = context
  const departures: unknown = parameters['msw']
  const options = mocksOf(globals)
  let made: Control | undefined
  const own = () => (made ??= new Control(options, () => options.now, { unknownRoutes: 'pass' }))
  control = own
  msw?.resetHandlers(handlerOf(own), noAnswer)
  if (Array.isArray(departures)) msw?.use(...departures)
  return {}
}
