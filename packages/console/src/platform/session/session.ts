import type { Now } from '@inventory-console/ui/lib/dates'
import { observable, type Observable } from '../storage/observable.ts'
import type { Store } from '../storage/storage.ts'
import { claimsOf } from './token.ts'

const providers = ['basic', 'ldap', 'sso'] as const
export type Provider = (typeof providers)[number]

interface SignedIn {
  status: 'in'
  token: string
  provider: Provider
  /** Aborted when the session ends, so that late responses are dropped. */
  signal: AbortSignal
}
export type EndReason = 'expired' | 'logout' | 'passwordChanged'
export type SessionState = SignedIn | { status: 'out'; reason: 'never' | EndReason }

interface NewSession {
  token: string
  provider: Provider
  username: string
  /** Password typed at login. */
  password?: string
  signoff?: string | null
}

export interface Session extends Pick<Observable<SessionState>, 'get' | 'subscribe'> {
  start: (started: NewSession) => void
  end: (reason: EndReason) => void
  /** Null without a session, or if the token has no subject. */
  username: () => string | null
  /** User of the last session in this tab. Kept on expiry, so that only this user gets the drafts back. */
  previousUser: () => string | null
  /** True after a logout in any tab of this browser that this tab has not handled yet. */
  isOutdated: () => boolean
  /** Password typed at login. In memory only, until users/info shows that no password change is required. */
  typedPassword: () => string
  clearPassword: () => void
  /** Logout URL of the single sign-on provider. */
  signoff: () => string | null
}

export const tokenKey = 'token'
const providerKey = 'provider'
export const usernameKey = 'username'
const signoffKey = 'signoff'
/** Id of a logout. Local storage: the last one; tab: the last one before this session started. */
const logoutKey = 'last-logout'

/** Ends the sessions of all tabs. A frozen or restored tab compares this id before it renders anything. */
export function markLogout(local: Store, id: string): void {
  local.write(logoutKey, id)
}

/** Id of the last logout in any tab. */
export function currentLogout(local: Store): string {
  return local.read(logoutKey) ?? ''
}

export function createSession(tab: Store, local: Store): Session {
  let controller = new AbortController()
  let typedPassword = ''
  const readLogout = () => currentLogout(local)
  let lastLogout = tab.read(logoutKey) ?? readLogout()
  const state = observable<SessionState>(restoreState())

  function restoreState(): SessionState {
    const token = tab.read(tokenKey)
    if (!token) return { status: 'out', reason: 'never' }
    return { status: 'in', token, provider: parseProvider(tab.read(providerKey)), signal: controller.signal }
  }

  function username() {
    const current = state.get()
    return current.status === 'in' ? (tab.read(usernameKey) ?? claimsOf(current.token).username) : null
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start({ token, provider, username, password = '', signoff = null }) {
      controller = new AbortController()
      typedPassword = password
      lastLogout = readLogout()
      tab.write(logoutKey, lastLogout)
      tab.write(tokenKey, token)
      tab.write(providerKey, provider)
      tab.write(usernameKey, username)
      if (signoff === null) tab.remove(signoffKey)
      else tab.write(signoffKey, signoff)
      state.set({ status: 'in', token, provider, signal: controller.signal })
    },
    end(reason) {
      // A restored session may have only its token.
      const user = username()
      if (user !== null) tab.write(usernameKey, user)
      for (const key of [tokenKey, providerKey, signoffKey]) tab.remove(key)
      if (reason !== 'expired') {
        tab.remove(usernameKey)
        tab.remove(logoutKey)
        lastLogout = readLogout()
      }
      typedPassword = ''
      state.set({ status: 'out', reason })
      controller.abort()
    },
    username,
    previousUser: () => tab.read(usernameKey),
    isOutdated: () => readLogout() !== lastLogout,
    signoff: () => tab.read(signoffKey),
    typedPassword: () => typedPassword,
    clearPassword() {
      typedPassword = ''
    },
  }
}

/** Unknown providers use the plain URL prefix. */
export function parseProvider(text: string | null): Provider {
  return providers.find((provider) => provider === text) ?? 'basic'
}

/** Shared by all tabs of this browser. */
const activityKey = 'last-activity'

export function recordActivity(local: Store, now: Now): void {
  local.write(activityKey, String(now()))
}

/** True if a session has started in any tab of this browser. */
export function hasRecordedActivity(local: Store): boolean {
  return local.read(activityKey) !== null
}

/** Milliseconds since the last input in any tab. An impossible time, such as one in the future, becomes now. */
export function idleTime(local: Store, now: Now): number {
  const last = local.read(activityKey)
  if (last === null) return 0
  const idle = last === '' ? Number.NaN : now() - Number(last)
  if (idle >= 0 && Number.isFinite(idle)) return idle
  recordActivity(local, now)
  return 0
}
