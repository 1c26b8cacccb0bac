import { observable, type Observable } from '../state/observable.ts'
import type { Store } from '../state/storage.ts'

const providers = ['basic', 'ldap', 'sso'] as const
export type Provider = (typeof providers)[number]

interface SignedIn {
  status: 'in'
  token: string
  provider: Provider
  /** Aborted when the session ends, so that no answer of it arrives afterwards. */
  signal: AbortSignal
}
export type SessionState = SignedIn | { status: 'out'; reason: 'never' | 'expired' | 'logout' }

export interface Session extends Pick<Observable<SessionState>, 'get' | 'subscribe'> {
  start: (token: string, provider: Provider, typed?: string, signoff?: string | null) => void
  end: (reason: 'expired' | 'logout') => void
  /** The password typed at login: only in memory, and only until it is known that no change is forced right after it. */
  typedPassword: () => string
  forgetPassword: () => void
  /** Where the provider of single sign-on wants to hear of a logout. */
  signoff: () => string | null
}

const tokenKey = 'token'
const providerKey = 'provider'
const signoffKey = 'signoff'

export function createSession(store: Store): Session {
  let controller = new AbortController()
  let typedPassword = ''
  const state = observable<SessionState>(restored())

  function restored(): SessionState {
    const token = store.read(tokenKey)
    if (!token) return { status: 'out', reason: 'never' }
    return { status: 'in', token, provider: asProvider(store.read(providerKey)), signal: controller.signal }
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start(token, provider, typed = '', signoff = null) {
      controller = new AbortController()
      typedPassword = typed
      store.write(tokenKey, token)
      store.write(providerKey, provider)
      if (signoff === null) store.remove(signoffKey)
      else store.write(signoffKey, signoff)
      state.set({ status: 'in', token, provider, signal: controller.signal })
    },
    end(reason) {
      store.remove(tokenKey)
      store.remove(providerKey)
      store.remove(signoffKey)
      typedPassword = ''
      state.set({ status: 'out', reason })
      controller.abort()
    },
    signoff: () => store.read(signoffKey),
    typedPassword: () => typedPassword,
    forgetPassword() {
      typedPassword = ''
    },
  }
}

/** Unknown words get the plain prefix: spec, The calls. */
export function asProvider(text: string | null): Provider {
  return providers.find((provider) => provider === text) ?? 'basic'
}
