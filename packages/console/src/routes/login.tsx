import { LoginScreen } from '@inventory-console/ui/screens/session/LoginScreen'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { home } from '../app/manifest.ts'
import { useServices, useSession } from '../app/services.ts'
import { useLocaleChange } from '../app/useLocaleChange.ts'
import { useLogin } from '../session/useLogin.ts'

interface LoginRouteProps {
  /** Fetches the code of an address. */
  preload: (pathname: string) => void
}

export function LoginRoute({ preload }: LoginRouteProps) {
  const session = useSession()
  return session.status === 'in' ? <Landing /> : <Login preload={preload} />
}

function Landing() {
  const { lastPath } = useServices()
  return <Navigate to={lastPath.landing() ?? home} replace />
}

function Login({ preload }: LoginRouteProps) {
  const { lastPath } = useServices()
  const form = useLogin()
  const submitting = form.attempt.status === 'submitting'
  useEffect(() => {
    if (submitting) preload(lastPath.landing()?.split(/[?#]/)[0] ?? home)
  }, [submitting, preload, lastPath])
  const changeLocale = useLocaleChange()
  return <LoginScreen {...form} onLocaleChange={changeLocale} />
}
