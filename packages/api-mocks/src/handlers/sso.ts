import { notFound } from '../lib/errors.ts'
import { onConsole } from '../lib/http.ts'
import { tokenFor } from '../session/login.ts'
import type { World } from '../world.ts'

/** The sample provider's code for a user; a real one is opaque, and good for one exchange. */
export function codeFor(username: string): string {
  return `sample-${username}`
}

/** The sample provider: it exists when single sign-on is offered. */
export const ssoHandlers = (world: World) => [
  onConsole().post('/sso/token', async ({ request, response }) => {
    const { sso } = world
    if (!sso) return response.untyped(notFound())
    const form = new URLSearchParams(await new Response(request.body).text())
    const expected = `Basic ${btoa(`${sso.client_id}:${sso.client_id_secret}`)}`
    const isClient =
      request.headers.get('Authorization') === expected && form.get('client_id') === sso.client_id
    if (!isClient) return response(401).json({ error: 'invalid_client' })
    if (form.get('grant_type') !== sso.grant_type)
      return response(400).json({ error: 'unsupported_grant_type' })
    const code = form.get('code') ?? ''
    const user = world.users.find(({ username }) => codeFor(username) === code)
    if (!user || form.get('redirect_uri') !== sso.redirect_uri)
      return response(400).json({ error: 'invalid_grant' })
    const { TokenValidityTimeout } = world.configuration.APIService.AuthenticationProvider
    return response(200).json({
      access_token: tokenFor(world, user.username),
      token_type: 'Bearer',
      expires_in: TokenValidityTimeout,
    })
  }),
]
