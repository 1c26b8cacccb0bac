import type { LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import { createClients } from '../api/client.ts'
import type { Services } from '../app/services.ts'
import { nothingPersisted } from '../state/persisted.ts'
import { claimsOf } from './claims.ts'
import type { Provider } from './session.ts'
import { pendingKey } from './ssoFile.ts'

export interface Credentials {
  username: string
  password: string
}

/** Login messages: spec, Error catalogue. */
const failures: Readonly<Record<number, LoginFailure>> = {
  401: 'wrongCredentials',
  422: 'rejected',
  500: 'serverError',
}

/** Opens the session, or says why not. */
export async function login(
  services: Services,
  provider: Exclude<Provider, 'sso'>,
  credentials: Credentials,
): Promise<LoginFailure | null> {
  // The login of the directory service is /ldap/login below the plain base: the prefix is for later calls.
  const { api } = createClients(services.config, { provider: 'basic', token: null })
  const timeout = AbortSignal.timeout(services.loginTimeout)
  const path = provider === 'ldap' ? '/ldap/login' : '/user/login'
  try {
    const { data, response } = await api.POST(path, { body: credentials, parseAs: 'text', signal: timeout })
    if (!response.ok) return failures[response.status] ?? 'generic'
    const token = (data ?? '').trim()
    // A web server that does not know the address answers with its start page.
    if (!isToken(token)) return 'generic'
    enter(services, { username: credentials.username, provider, token }, credentials.password)
    return null
  } catch {
    return timeout.aborted ? 'timedOut' : 'unreachable'
  }
}

export function isToken(text: string): boolean {
  return /^[\w.~+/=-]+$/.test(text)
}

export interface Entered {
  /** Null: nobody knows yet. */
  username: string | null
  provider: Provider
  token: string
  /** Where the provider is told that one leaves. */
  signoff?: string | null
}

/** Somebody was let in: by this login, or by others. */
export function enter(services: Services, entered: Entered, password = ''): void {
  const { provider, token, signoff = null } = entered
  // Whoever comes back with the token is compared with this name.
  const username = claimsOf(token).username ?? entered.username
  forgetOtherPerson(services, username)
  // Somebody may have gone to the provider and come back without a word.
  services.tab.remove(pendingKey)
  services.session.start(token, provider, password, signoff)
}

/** Filters and the address of an interrupted session belong to who was there. */
function forgetOtherPerson({ persisted, lastPath, drafts }: Services, username: string | null) {
  const { username: before } = persisted.get()
  if (before !== null && before !== username) {
    persisted.set(nothingPersisted)
    lastPath.forget()
    drafts.set({})
  }
  persisted.set({ ...persisted.get(), username })
}
