import { lazy } from '@inventory-console/ui/lib/lazy'
import { paths } from '@inventory-console/ui/paths'
import { LoadingScreen } from '@inventory-console/ui/screens/errors/LoadingScreen'
import type { LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import { LoginScreen } from '@inventory-console/ui/screens/session/LoginScreen'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { ErrorBoundary, renderErrorFallback } from '../../platform/lazy/ErrorBoundary.tsx'
import { useServices, useSession } from '../../platform/services.ts'
import { useLocaleChange } from '../../platform/storage/appearance.ts'
import { parseSignOnCallback, type SignOnCallback } from './sign-on/signOnCallback.ts'
import { useLogin } from './useLogin.ts'

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
