import type { SsoConfig } from '../contract/wire.ts'
import { codeFor } from '../handlers/access/session.ts'
import { sampleUsers } from '../world/access/users.ts'
import { escaped, page } from './page.ts'

/** Sign-on and sign-off pages of the sample provider; undefined for other paths. */
export function ssoPage(sso: SsoConfig | undefined, url: URL): Response | undefined {
  if (!sso || !url.pathname.startsWith('/sso/')) return undefined
  if (url.pathname === '/sso/logout') return page('Signed off', '<p>You can close this window.</p>')
  return url.pathname === '/sso/authorize' ? authorizePage(sso, url.searchParams) : undefined
}

function authorizePage(sso: SsoConfig, query: URLSearchParams): Response {
  // Like a real provider, never redirects to an unregistered URI.
  const expected = {
    client_id: sso.client_id,
    redirect_uri: sso.redirect_uri,
    response_type: sso.response_type ?? 'code',
  }
  const wrong = Object.entries(expected).filter(([name, value]) => query.get(name) !== value)
  if (wrong.length > 0) {
    const lines = wrong.map(
      ([name, value]) => `<li><code>${name}</code> must be <code>${escaped(value)}</code></li>`,
    )
    return page('This sign-on is not registered', `<ul>${lines.join('')}</ul>`, 400)
  }
  const state = query.get('state')
  const challenge = challengeOf(query)
  const users = sampleUsers.filter(({ username }) => username !== 'directory')
  const choices = users.map(({ username, note }) => {
    const target = new URL(sso.redirect_uri)
    target.searchParams.set('code', codeFor(username, challenge))
    if (state !== null) target.searchParams.set('state', state)
    return `<li><a href="${escaped(target.href)}">Continue as ${escaped(username)}</a><br>${escaped(note)}</li>`
  })
  return page(
    'Sample provider',
    `<p>Who signs on to ${escaped(sso.client_id)}?</p><ul>${choices.join('')}</ul>`,
  )
}

function challengeOf(query: URLSearchParams) {
  const challenge = query.get('code_challenge')
  if (challenge === null) return undefined
  return {
    challenge,
    method: query.get('code_challenge_method') === 'S256' ? ('S256' as const) : ('plain' as const),
  }
}
