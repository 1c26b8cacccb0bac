import { isRecord, ownValue } from '@inventory-console/ui/lib/records'
import type { LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import { SignOnScreen } from '@inventory-console/ui/screens/session/LoginScreen'
import { useEffect, useRef } from 'react'
import { createClients } from '../../../platform/http/client.ts'
import { parseJson } from '../../../platform/http/config.ts'
import { type Services, useServices } from '../../../platform/services.ts'
import { claimsOf, createChallenge, isToken, randomText } from '../../../platform/session/token.ts'
import { readJson, type Store } from '../../../platform/storage/storage.ts'
import { startSession } from '../login.ts'
import type { SignOnCallback } from '../LoginRoute.tsx'
import { fetchSsoFile, pendingKey, type SsoFile } from './ssoFile.ts'

interface SignOnProps {
  callback: SignOnCallback
  onFailure: (reason: LoginFailure) => void
}

/**
 * Handles the callback of the provider. On success the login route redirects, because it follows the
 * session.
 */
export function SignOn({ callback, onFailure }: SignOnProps) {
  const services = useServices()
  const started = useRef(false)
  useEffect(() => {
    // A code is valid for one exchange, and Strict Mode runs effects twice.
    if (started.current) return
    started.current = true
    void finishSignOn(services, callback).then((reason) => (reason === null ? undefined : onFailure(reason)))
  }, [services, callback, onFailure])
  return <SignOnScreen />
}

interface SsoConfig {
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

function readSso(file: SsoFile, base: URL): SsoConfig | null {
  const text = (key: string, fallback = '') => {
    const value = ownValue(file, key)
    return typeof value === 'string' && value !== '' ? value : fallback
  }
  const token = parseWebUrl(text('token_url'), base)
  const authorize =
    file['auth_url'] === undefined ? authorizeUrlFromToken(token) : parseWebUrl(text('auth_url'), base)
  const clientId = text('client_id')
  if (!authorize || !token || clientId === '') return null
  return {
    authorize,
    token,
    signoff: parseWebUrl(text('signoff_url'), base)?.href ?? null,
    clientId,
    secret: text('client_id_secret'),
    grantType: text('grant_type', 'authorization_code'),
    responseType: text('response_type', 'code'),
    scope: text('scope'),
    redirect: text('redirect_uri', new URL('login', base).href),
  }
}

/** `auth_url` is optional; providers have the authorization URL next to the token URL. */
function authorizeUrlFromToken(token: URL | null): URL | null {
  if (!token || !/\/token\/?$/.test(token.pathname)) return null
  const url = new URL(token)
  const name = url.pathname.includes('/protocol/openid-connect/') ? 'auth' : 'authorize'
  url.pathname = url.pathname.replace(/token\/?$/, name)
  return url
}

function parseWebUrl(text: string, base: URL): URL | null {
  if (text === '' || !URL.canParse(text, base.href)) return null
  const url = new URL(text, base)
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
}

/** Authorization URL of the provider, or null if the configuration is incomplete. */
export async function createSignOnUrl(
  { base, tab, localNow }: Services,
  file: SsoFile,
): Promise<string | null> {
  const sso = readSso(file, base)
  if (!sso) return null
  const state = randomText()
  const verifier = randomText()
  const url = sso.authorize
  const setParam = (name: string, value: string) =>
    value === '' ? undefined : url.searchParams.set(name, value)
  setParam('client_id', sso.clientId)
  setParam('response_type', sso.responseType)
  setParam('scope', sso.scope)
  setParam('redirect_uri', sso.redirect)
  setParam('state', state)
  const { challenge, method } = await createChallenge(verifier)
  setParam('code_challenge', challenge)
  setParam('code_challenge_method', method)
  const pending: PendingSignOn = { state, verifier, startedAt: localNow() }
  tab.write(pendingKey, JSON.stringify(pending))
  return url.href
}

/** State that this tab stores while the user is at the provider. */
interface PendingSignOn {
  state: string
  verifier: string
  startedAt: number
}

/** Milliseconds; a later callback is rejected. */
const pendingLifetime = 10 * 60_000

function readPending(tab: Store): PendingSignOn | null {
  const stored = readJson(tab, pendingKey)
  if (!isRecord(stored)) return null
  const { state, verifier, startedAt } = stored
  if (typeof state !== 'string' || typeof verifier !== 'string' || typeof startedAt !== 'number') return null
  return { state, verifier, startedAt }
}

/**
 * Exchanges the code for a token and starts the session, or returns the failure. The pending sign-on is
 * used once.
 */
async function finishSignOn(services: Services, callback: SignOnCallback): Promise<LoginFailure | null> {
  const { base, tab } = services
  const pending = readPending(tab)
  tab.remove(pendingKey)
  if (!pending || callback.state !== pending.state) return 'signOnMismatch'
  const age = services.localNow() - pending.startedAt
  if (age < 0 || age > pendingLifetime) return 'signOnExpired'
  if (callback.code === null) return 'signOnRefused'
  const file = await fetchSsoFile(base)
  const sso = file && readSso(file, base)
  if (!sso) return 'signOnIncomplete'
  const timeout = AbortSignal.timeout(services.loginTimeout)
  try {
    const response = await fetch(sso.token, {
      method: 'POST',
      headers: sso.secret === '' ? {} : { Authorization: basicAuthorization(sso) },
      body: new URLSearchParams({
        grant_type: sso.grantType,
        code: callback.code,
        client_id: sso.clientId,
        redirect_uri: sso.redirect,
        code_verifier: pending.verifier,
      }),
      signal: timeout,
    })
    if (!response.ok) return failures[response.status] ?? 'generic'
    const payload = parseJson(await response.text())
    const token = isRecord(payload) ? payload['access_token'] : undefined
    if (typeof token !== 'string' || !isToken(token)) return 'generic'
    const username = claimsOf(token).username ?? (await fetchUsername(services, token, timeout))
    startSession(services, { username, provider: 'sso', token, signoff: sso.signoff })
    return null
  } catch {
    return timeout.aborted ? 'timedOut' : 'unreachable'
  }
}

/** Username for a token without a subject; null if the server does not respond. */
async function fetchUsername(
  { config }: Services,
  token: string,
  signal: AbortSignal,
): Promise<string | null> {
  const { api } = createClients(config, { provider: 'sso', token })
  try {
    const { data } = await api.GET('/users/info', { signal })
    return isRecord(data) && typeof data.username === 'string' && data.username !== '' ? data.username : null
  } catch {
    return null
  }
}

const failures: Readonly<Record<number, LoginFailure>> = {
  // The provider does not know the client, which is not an input error.
  401: 'signOnRefused',
  422: 'rejected',
  500: 'serverError',
}

function basicAuthorization({ clientId, secret }: SsoConfig): string {
  const bytes = new TextEncoder().encode(`${clientId}:${secret}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
