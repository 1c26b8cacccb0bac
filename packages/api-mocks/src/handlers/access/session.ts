import { HttpResponse } from 'msw'
import { type ApiHttp, HttpError, notFound, onConsole, plainText, readBody } from '../../lib/http/http.ts'
import { basicLogin, ldapLogin, tokenFor } from '../../world/access/login.ts'
import { toBase64url } from '../../world/access/token.ts'
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

/** PKCE challenge (RFC 7636) of a console without a client secret. */
interface Challenge {
  challenge: string
  method: 'S256' | 'plain'
}

/** Authorization code of the sample provider. Real codes are opaque and can be exchanged once. */
export function codeFor(username: string, challenge?: Challenge): string {
  return challenge ? `sample-${username}~${challenge.method}~${challenge.challenge}` : `sample-${username}`
}

/** Sample OIDC provider, available when single sign-on is enabled. */
export const ssoHandlers = (world: World) => [
  onConsole().post('/sso/token', async ({ request, response }) => {
    const { sso } = world
    if (!sso) return response.untyped(notFound())
    const form = new URLSearchParams(await new Response(request.body).text())
    const secret = request.headers.get('Authorization')
    const expected = `Basic ${btoa(`${sso.client_id}:${sso.client_id_secret}`)}`
    const verifier = form.get('code_verifier')
    const isClient = secret === expected || (secret === null && verifier !== null)
    if (!isClient || form.get('client_id') !== sso.client_id)
      return response(401).json({ error: 'invalid_client' })
    if (form.get('grant_type') !== sso.grant_type)
      return response(400).json({ error: 'unsupported_grant_type' })
    const [code = '', method, challenge] = (form.get('code') ?? '').split('~')
    const user = world.users.find(({ username }) => codeFor(username) === code)
    const isProved =
      challenge === undefined ? secret !== null : (await hashed(verifier, method)) === challenge
    if (!user || !isProved || form.get('redirect_uri') !== sso.redirect_uri)
      return response(400).json({ error: 'invalid_grant' })
    const { TokenValidityTimeout } = world.configuration.APIService.AuthenticationProvider
    return response(200).json({
      access_token: tokenFor(world, user.username),
      token_type: 'Bearer',
      expires_in: TokenValidityTimeout,
    })
  }),
]

async function hashed(verifier: string | null, method: string | undefined): Promise<string | null> {
  if (verifier === null || method !== 'S256') return verifier
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return toBase64url(new Uint8Array(hash))
}
