import { lazy } from '@inventory-console/ui/lib/lazy'
import { paths } from '@inventory-console/ui/paths'
import { LoadingScreen } from '@inventory-console/ui/screens/errors/LoadingScreen'
import type { LoginFailure, LoginFormProps } from '@inventory-console/ui/screens/session/LoginForm'
import { LoginScreen, type LoginScreenProps } from '@inventory-console/ui/screens/session/LoginScreen'
import { type LoginProvider, loginProviders } from '@inventory-console/ui/screens/session/ProviderChoice'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { ErrorBoundary, renderErrorFallback } from '../../platform/lazy/ErrorBoundary.tsx'
import { useServices, useSession } from '../../platform/services.ts'
import { useLocaleChange } from '../../platform/storage/appearance.ts'
import { login } from './login.ts'
import { fetchSsoFile, type SsoFile } from './sign-on/ssoFile.ts'

/** Lazy-loaded for the callback of the single sign-on provider. */
const SignOn = lazy(async () => (await import('./sign-on/SignOn.tsx')).SignOn, <LoadingScreen />)

interface LoginRouteProps {
  /** Preloads the code of a path. */
  preload: (pathname: string) => void
}

export function LoginRoute({ preload }: LoginRouteProps) {
  const session = useSession()
  const [signOnCallback, failure, giveUp] = useSignOnCallback(session.status === 'in')
  if (session.status === 'in') return <RedirectAfterLogin />
  if (!signOnCallback) return <Login failure={failure} preload={preload} />
  return (
    <ErrorBoundary fallback={renderErrorFallback}>
      <SignOn callback={signOnCallback} onFailure={giveUp} />
    </ErrorBoundary>
  )
}

/** Removes the authorization code from the URL, because it is a credential. */
function useSignOnCallback(isLoggedIn: boolean) {
  const navigate = useNavigate()
  const { code } = useParams()
  const { search } = useLocation()
  const [state, setState] = useState<{ callback: SignOnCallback | null; failure: LoginFailure | null }>(
    () => ({
      callback: parseSignOnCallback(code, search),
      failure: null,
    }),
  )
  // With a session the redirect removes it as well.
  const hasCallback = !isLoggedIn && (code !== undefined || search !== '')
  useEffect(() => {
    if (hasCallback) void navigate(paths.login, { replace: true })
  }, [hasCallback, navigate])
  const giveUp = useCallback((failure: LoginFailure | null) => setState({ callback: null, failure }), [])
  return [state.callback, state.failure, giveUp] as const
}

function RedirectAfterLogin() {
  const { lastPath } = useServices()
  return <Navigate to={lastPath.redirectUrl() ?? paths.dashboard} replace />
}

function Login({ failure, preload }: LoginRouteProps & { failure: LoginFailure | null }) {
  const { lastPath } = useServices()
  const form = useLogin(failure)
  const submitting = form?.attempt.status === 'submitting'
  useEffect(() => {
    if (submitting) preload(lastPath.redirectUrl()?.split(/[?#]/)[0] ?? paths.dashboard)
  }, [submitting, preload, lastPath])
  const changeLocale = useLocaleChange()
  return form ? <LoginScreen {...form} onLocaleChange={changeLocale} /> : <LoadingScreen />
}

const providerKey = 'provider'

/**
 * Binds the login form to the session; null until the form can render completely. Remembers the account
 * type.
 */
function useLogin(failure: LoginFailure | null): Omit<LoginScreenProps, 'onLocaleChange'> | null {
  const services = useServices()
  const [attempt, setAttempt] = useState<LoginFormProps['attempt']>(
    failure === null ? { status: 'idle' } : { status: 'failed', reason: failure },
  )
  const file = useSsoFile()
  const [provider, setProvider] = useState<LoginProvider>(
    () => loginProviders.find((known) => known === services.local.read(providerKey)) ?? 'basic',
  )

  async function onLogin(credentials: { username: string; password: string }, chosen = provider) {
    setAttempt({ status: 'submitting' })
    services.local.write(providerKey, chosen)
    const reason: LoginFailure | null = await login(services, chosen, credentials)
    // The route follows the session and decides the redirect.
    setAttempt(reason === null ? { status: 'submitting' } : { status: 'failed', reason })
  }

  async function redirectToProvider(ssoFile: SsoFile) {
    if (!services.tab.isPersistent()) {
      // The pending sign-on would be lost during the redirect to the provider.
      setAttempt({ status: 'failed', reason: 'signOnBlocked' })
      return
    }
    setAttempt({ status: 'submitting' })
    try {
      const { createSignOnUrl: signOnAddress } = await import('./sign-on/SignOn.tsx')
      const address = await signOnAddress(services, ssoFile)
      if (address === null) setAttempt({ status: 'failed', reason: 'signOnIncomplete' })
      else window.location.replace(address)
    } catch {
      setAttempt({ status: 'failed', reason: 'unreachable' })
    }
  }

  if (file === undefined) return null
  return {
    ...(file ? { onSso: () => void redirectToProvider(file) } : {}),
    attempt,
    provider,
    onProviderChange: setProvider,
    onLogin: (credentials) => void onLogin(credentials),
    sampleUsers: services.sampleUsers && {
      users: services.sampleUsers,
      onLogin: ({ provider: ofUser, ...credentials }) => void onLogin(credentials, ofUser),
    },
  }
}

/** Milliseconds that the form waits for the single sign-on configuration, to avoid a layout shift. */
const ssoFileTimeout = 300

/** Undefined while loading; null without single sign-on, after a failure or a timeout. */
function useSsoFile(): SsoFile | null | undefined {
  const { base } = useServices()
  const [file, setFile] = useState<SsoFile | null>()
  useEffect(() => {
    let isUnmounted = false
    void fetchSsoFile(base).then((loadedFile) => (isUnmounted ? undefined : setFile(loadedFile)))
    const timer = setTimeout(() => setFile((known) => known ?? null), ssoFileTimeout)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
    }
  }, [base])
  return file
}

/** Parameters of the provider callback. */
export interface SignOnCallback {
  /** Null if the provider refused the login. */
  code: string | null
  /** Null if the callback has no state. */
  state: string | null
}

/** `/login?code=…`, `/login/…` or `/login?error=…`; null for other URLs. */
function parseSignOnCallback(pathCode: string | undefined, search: string): SignOnCallback | null {
  const query = new URLSearchParams(search)
  const code = query.get('code') || pathCode || null
  if (code === null && !query.has('error')) return null
  return { code, state: query.get('state') }
}
