import type { HttpHandler } from 'msw'
import { createHandlers } from '../handlers/index.ts'
import { combineHandlers } from '../lib/combineHandlers.ts'
import { tokenFor } from '../world/access/login.ts'
import type { World } from '../world/world.ts'

export interface RequestOptions {
  as?: string
  method?: string
  body?: unknown
  token?: string
  accept?: string
  range?: string
  /** `client:secret` for basic authentication, instead of a token. */
  basic?: string
}

export function clientOf(world: World, scenarioHandlers: HttpHandler[] = []) {
  const handleRequest = combineHandlers([
    ...scenarioHandlers,
    ...createHandlers(world, { unknownRoutes: 'respond' }),
  ])

  async function sendRequest(
    path: string,
    { as, method = 'GET', body, token, accept, range, basic }: RequestOptions = {},
  ): Promise<Response> {
    const bearer = token ?? (as === undefined ? undefined : tokenFor(world, as))
    const headers = {
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      ...(basic === undefined ? {} : { Authorization: `Basic ${btoa(basic)}` }),
      ...(accept === undefined ? {} : { Accept: accept }),
      ...(range === undefined ? {} : { Range: range }),
    }
    const isRawBody = typeof body === 'string' || body instanceof FormData
    const bodyInit = body === undefined ? {} : { body: isRawBody ? body : JSON.stringify(body) }
    const request = new Request(`http://localhost${path}`, { method, headers, ...bodyInit })
    const response = await handleRequest(request)
    if (!response) throw new Error(`No handler for ${method} ${path}`)
    return response
  }

  return {
    sendRequest,
    json: async (path: string, options: RequestOptions = { as: 'admin' }): Promise<unknown> =>
      (await sendRequest(path, options)).json(),
    status: async (path: string, options: RequestOptions = { as: 'admin' }): Promise<number> =>
      (await sendRequest(path, options)).status,
  }
}
