import { lazyPart } from '@inventory-console/ui/lib/react/lazyPart'
import { paths } from '@inventory-console/ui/paths'
import { LoadingScreen } from '@inventory-console/ui/screens/errors/LoadingScreen'
import type { LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import { LoginScreen } from '@inventory-console/ui/screens/session/LoginScreen'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { useServices, useSession } from '../../platform/environment/services.ts'
import { useLocaleChange } from '../../platform/environment/useLocaleChange.ts'
import { Boundary } from '../../platform/lazy/lazyView.tsx'
import { viewFailed } from '../../platform/lazy/ViewFailed.tsx'
import { arrivalOf, type Arrival } from './arrival.ts'
import { useLogin } from './useLogin.ts'

/** Lazy-loaded for the callback of the single sign-on provider. */
const SignOn = lazyPart(async () => (await import('./SignOn.tsx')).SignOn)

interface LoginRouteProps {
  /** Preloads the code of a path. */
  preload: (pathname: string) => void
}

export function LoginRoute({ preload }: LoginRouteProps) {
  const session = useSession()
  const [arrival, failure, giveUp] = useArrival(session.status === 'in')
  if (session.status === 'in') return <Landing />
  if (!arrival) return <Login failure={failure} preload={preload} />
  return (
    <Boundary fallback={viewFailed}>
      <Suspense fallback={<LoadingScreen />}>
        <SignOn arrival={arrival} onFailed={giveUp} />
      </Suspense>
    </Boundary>
  )
}

/** Removes the authorization code from the URL, because it is a credential. */
function useArrival(inside: boolean) {
  const navigate = useNavigate()
  const { code } = useParams()
  const { search } = useLocation()
  const [state, setState] = useState<{ arrival: Arrival | null; failure: LoginFailure | null }>(() => ({
    arrival: arrivalOf(code, search),
    failure: null,
  }))
  // With a session the redirect removes it as well.
  const carried = !inside && (code !== undefined || search !== '')
  useEffect(() => {
    if (carried) void navigate(paths.login, { replace: true })
  }, [carried, navigate])
  const giveUp = useCallback((failure: LoginFailure | null) => setState({ arrival: null, failure }), [])
  return [state.arrival, state.failure, giveUp] as const
}

function Landing() {
  const { lastPath } = useServices()
  return <Navigate to={lastPath.landing() ?? paths.dashboard} replace />
}

function Login({ failure, preload }: LoginRouteProps & { failure: LoginFailure | null }) {
  const { lastPath } = useServices()
  const form = useLogin(failure)
  const submitting = form?.attempt.status === 'submitting'
  useEffect(() => {
    if (submitting) preload(lastPath.landing()?.split(/[?#]/)[0] ?? paths.dashboard)
  }, [submitting, preload, lastPath])
  const changeLocale = useLocaleChange()
  return form ? <LoginScreen {...form} onLocaleChange={changeLocale} /> : <LoadingScreen />
}
