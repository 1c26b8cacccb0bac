import { NOW } from '@inventory-console/api-mocks/clock'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { createWorld } from '@inventory-console/api-mocks/world'
import { setupWorker } from 'msw/browser'
import type { LoaderFunction } from 'storybook/internal/types'

/** Requests to a service that nothing answered: the story run fails on them. */
export const unanswered: string[] = []

const service = /\/(api|chart|thunder|repo|ldap)\/|\/config(_sso)?\.json$/

export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const data: unknown = frame.data
      const request = typeof data === 'object' && data !== null ? Reflect.get(data, 'request') : undefined
      if (!(request instanceof Request) || !service.test(new URL(request.url).pathname)) return
      unanswered.push(`${request.method} ${request.url}`)
      defaults.error()
    },
  })
  return worker
}

/** Every story starts from the same world: what one changes, the next does not see. */
export const freshWorld: LoaderFunction = ({ msw, parameters }) => {
  const departures: unknown = parameters['msw']
  msw?.resetHandlers(...createHandlers(createWorld({ hosts: 100, now: NOW })))
  if (Array.isArray(departures)) msw?.use(...departures)
  return {}
}
