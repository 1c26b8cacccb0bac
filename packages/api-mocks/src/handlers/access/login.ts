import { HttpResponse } from 'msw'
import { notFound, HttpError } from '../../lib/http/errors.ts'
import { plainText, readBody, type ApiHttp } from '../../lib/http/http.ts'
import { basicLogin, ldapLogin } from '../../world/access/login.ts'
import type { World } from '../../world/world.ts'

export const loginHandlers = (http: ApiHttp, world: World) => [
  http.post('/user/login', async ({ request, response }) => {
    if (!supportsLogin(world, 'basic')) return response.untyped(notFound())
    return response(200).text(basicLogin(world, await credentialsOf(request)), plainText)
  }),

  http.post('/ldap/login', async ({ request, response }) => {
    if (!supportsLogin(world, 'ldap')) return response.untyped(notFound())
    return response(200).text(ldapLogin(world, await credentialsOf(request)), plainText)
  }),
]

/** Like the server, returns null instead of an error for an empty body. */
async function credentialsOf(request: Request): Promise<unknown> {
  const body = await request.text()
  if (body === '') throw new HttpError(() => HttpResponse.json(null, { status: 400 }))
  return readBody({ text: async () => body })
}

export function supportsLogin(world: World, provider: 'basic' | 'ldap'): boolean {
  return world.configuration.APIService.AuthenticationProvider.Types?.includes(provider) ?? false
}
