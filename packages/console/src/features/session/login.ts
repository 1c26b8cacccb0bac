import type { LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import { ApiError } from '../../platform/http/ApiError.ts'
import { unwrapResponse, createClients } from '../../platform/http/client.ts'
import type { Services } from '../../platform/services.ts'
import { clearTabData } from '../../platform/session/endSession.ts'
import { type Provider, recordActivity } from '../../platform/session/session.ts'
import { claimsOf, randomText, readToken } from '../../platform/session/token.ts'
import { emptyPersisted, readPersisted } from '../../platform/storage/persisted.ts'
import { pendingKey } from './sign-on/ssoFile.ts'

export interface Credentials {
  username: string
  password: string
}

/** Login errors by status. */
const failures: Readonly<Record<number, LoginFailure>> = {
  401: 'wrongCredentials',
  422: 'rejected',
  500: 'serverError',
}

/** Starts a session, or returns the failure. */
export async function login(
  services: Services,
  provider: Exclude<Provider, 'sso'>,
  credentials: Credentials,
): Promise<LoginFailure | null> {
  // LDAP login is at /ldap/login under the plain base URL; the prefix applies to later calls.
  const { api } = createClients(services.config, { provider: 'basic', token: null })
  const timeout = AbortSignal.timeout(services.loginTimeout)
  const path = provider === 'ldap' ? '/ldap/login' : '/user/login'
  try {
    const request = api.POST(path, { body: credentials, parseAs: 'stream', signal: timeout })
    const body = await unwrapResponse(`POST ${path}`, request)
    const token = readToken(await new Response(body).text())
    if (token === '') return 'generic'
    startSession(services, { username: credentials.username, provider, token }, credentials.password)
    return null
  } catch (error) {
    if (timeout.aborted) return 'timedOut'
    // The response was truncated.
    if (!(error instanceof ApiError)) return 'generic'
    return error.status === 0 ? 'timedOut' : (failures[error.status] ?? 'generic')
  }
}

export interface NewLogin {
  /** Null if neither the token nor the server names the user. */
  username: string | null
  provider: Provider
  token: string
  /** Logout URL of the single sign-on provider. */
  signoff?: string | null
}

/** Starts a session after a login, here or in the mocks panel. */
export function startSession(services: Services, newLogin: NewLogin, password = ''): void {
  const { provider, token, signoff = null } = newLogin
  const known = claimsOf(token).username ?? newLogin.username
  clearOtherUser(services, known)
  // An unknown user gets a unique name, so that no data of this session is shown to the next user.
  const username = known ?? `unknown ${randomText()}`
  services.persisted.set({ ...services.persisted.get(), username })
  // Removes an abandoned sign-on.
  services.tab.remove(pendingKey)
  recordActivity(services.local, services.localNow)
  services.session.start({ token, provider, username, password, signoff })
}

/** The tab holds drafts of its previous user; the local storage holds filters of the last user in any tab. */
function clearOtherUser(services: Services, username: string | null) {
  const { session, persisted, local, lastPath } = services
  const stored = readPersisted(local)
  const isOther = (owner: string | null) => owner !== null && owner !== username
  if (isOther(session.previousUser())) clearTabData(services)
  if (isOther(stored.username)) lastPath.clearNames()
  const ownPersisted = [persisted.get(), stored].find(
    (owned) => owned.username !== null && owned.username === username,
  )
  persisted.set(ownPersisted ?? emptyPersisted)
}
