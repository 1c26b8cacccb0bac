import type { HttpHandler } from 'msw'
import { createHandlers } from '../handlers/index.ts'
import { asking } from '../lib/asking.ts'
import { tokenFor } from '../world/access/login.ts'
import type { World } from '../world/world.ts'

export interface Ask {
  as?: string
  method?: string
  body?: unknown
  token?: string
  accept?: string
  range?: string
  /** `client:secret` for basic authentication, instead of a token. */
  basic?: string
}

export function clientOf(world: World, departures: HttpHandler[] = []) {
  const answer = asking([...departures, ...createHandlers(world, { unknownRoutes: 'answer' })])

  async function ask(
    path: string,
    { as, method = 'GET', body, token, accept, range, basic }: Ask = {},
  ): Promise<Response> {
    const bearer = token ?? (as === undefined ? undefined : tokenFor(world, as))
    const headers = {
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      ...(basic === undefined ? {} : { Authorization: `Basic ${btoa(basic)}` }),
      ...(accept === undefined ? {} : { Accept: accept }),
      ...(range === undefined ? {} : { Range: range }),
    }
    const asIs = typeof body === 'string' || body instanceof FormData
    const sent = body === undefined ? {} : { body: asIs ? body : JSON.stringify(body) }
    const request = new Request(`http://localhost${path}`, { method, headers, ...sent })
    const response = await answer(request)
    if (!response) throw new Error(`Nothing answers ${method} ${path}`)
    return response
  }

  return {
    ask,
    json: async (path: string, options: Ask = { as: 'admin' }): Promise<unknown> =>
      (await ask(path, options)).json(),
    status: async (path: string, options: Ask = { as: 'admin' }): Promise<number> =>
      (await ask(path, options)).status,
  }
}
