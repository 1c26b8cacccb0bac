import type { LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import { parsed } from '../app/bootstrap.ts'
import type { Services } from '../app/services.ts'
import { isRecord, readJson } from '../state/storage.ts'
import type { Arrival } from './arrival.ts'
import { claimsOf } from './claims.ts'
import { enter, isToken } from './login.ts'
import { challengeOf, randomText } from './pkce.ts'
import { askSso, pendingKey, type SsoFile } from './ssoFile.ts'

interface Sso {
  authorize: URL
  token: URL
  signoff: string | null
  clientId: string
  secret: string
  grantType: string
  responseType: string
  scope: string
  redirect: string
}

function readSso(file: SsoFile, base: URL): Sso | null {
  const text = (key: string, otherwise = '') => {
    const value = file[key]
    return typeof value === 'string' && value !== '' ? value : otherwise
  }
  const authorize = webAddress(text('auth_url'), base)
  const token = webAddress(text('token_url'), base)
  const clientId = text('client_id')
  if (!authorize || !token || clientId === '') return null
  return {
    authorize,
    token,
    signoff: webAddress(text('signoff_url'), base)?.href ?? null,
    clientId,
    secret: text('client_id_secret'),
    grantType: text('grant_type', 'authorization_code'),
    responseType: text('response_type', 'code'),
    scope: text('scope'),
    redirect: text('redirect_uri', new URL('login', base).href),
  }
}

function webAddress(text: string, base: URL): URL | null {
  if (text === '' || !URL.canParse(text, base.href)) return null
  const url = new URL(text, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}

/** The provider's address to go to, or null where the file does not say enough. */
export async function signOnAddress({ base, tab }: Services, file: SsoFile): Promise<string | null> {
  const sso = readSso(file, base)
  if (!sso) return null
  const state = randomText()
  // Without a secret of the console, only who asked for the code can use it.
  const verifier = sso.secret === '' ? randomText() : null
  const url = sso.authorize
  const ask = (name: string, value: string) => (value === '' ? undefined : url.searchParams.set(name, value))
  ask('client_id', sso.clientId)
  ask('response_type', sso.responseType)
  ask('scope', sso.scope)
  ask('redirect_uri', sso.redirect)
  ask('state', state)
  if (verifier !== null) {
    const { challenge, method } = await challengeOf(verifier)
    ask('code_challenge', challenge)
    ask('code_challenge_method', method)
  }
  tab.write(pendingKey, JSON.stringify({ state, verifier }))
  return url.href
}

/** Whether this tab went to the provider and has not come back yet. */
export function isPending({ tab }: Services): boolean {
  return isRecord(readJson(tab, pendingKey))
}

/** The code for a token, and the session; or why not. Of what was remembered, nothing stays. */
export async function finishSignOn(services: Services, arrival: Arrival): Promise<LoginFailure | null> {
  const { base, tab } = services
  const stored = readJson(tab, pendingKey)
  const pending = isRecord(stored) ? stored : {}
  tab.remove(pendingKey)
  if (arrival.code === null) return 'signOnRefused'
  // Providers must give the state back; one that does not is believed only after a start in this tab.
  if (arrival.state !== null && arrival.state !== pending['state']) return 'signOnMismatch'
  const file = await askSso(base)
  const sso = file && readSso(file, base)
  if (!sso) return 'signOnIncomplete'
  const verifier = pending['verifier']
  const timeout = AbortSignal.timeout(services.loginTimeout)
  try {
    const response = await fetch(sso.token, {
      method: 'POST',
      headers: sso.secret === '' ? {} : { Authorization: basic(sso) },
      body: new URLSearchParams({
        grant_type: sso.grantType,
        code: arrival.code,
        client_id: sso.clientId,
        redirect_uri: sso.redirect,
        ...(typeof verifier === 'string' ? { code_verifier: verifier } : {}),
      }),
      signal: timeout,
    })
    if (!response.ok) return failures[response.status] ?? 'generic'
    const answer = parsed(await response.text())
    const token = isRecord(answer) ? answer['access_token'] : undefined
    if (typeof token !== 'string' || !isToken(token)) return 'generic'
    enter(services, { username: claimsOf(token).username, provider: 'sso', token, signoff: sso.signoff })
    return null
  } catch {
    return timeout.aborted ? 'timedOut' : 'unreachable'
  }
}

const failures: Readonly<Record<number, LoginFailure>> = {
  // The provider did not know the console: nothing that the person typed was wrong.
  401: 'signOnRefused',
  422: 'rejected',
  500: 'serverError',
}

function basic({ clientId, secret }: Sso): string {
  const bytes = new TextEncoder().encode(`${clientId}:${secret}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
