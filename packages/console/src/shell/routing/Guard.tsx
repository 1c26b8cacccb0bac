import { lazyModule } from '@inventory-console/ui/lib/lazy'
import { paths } from '@inventory-console/ui/paths'
import { LoadingScreen } from '@inventory-console/ui/screens/errors/LoadingScreen'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { LazyOutlet } from '../../platform/lazy/LazyOutlet.tsx'
import { useServices, useSession } from '../../platform/services.ts'
import type { LazyPage } from './router.tsx'

interface GuardProps {
  layout: LazyPage
  preload: (pathname: string) => void
}

const passwordChanged = lazyModule(
  async () => (await import('../../features/session/PasswordDialogs.tsx')).PasswordChanged,
)

/** Renders a page only within a session; otherwise redirects to login and stores the URL. */
export function Guard({ layout, preload }: GuardProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const isLoggedIn = session.status === 'in'
  useEffect(() => {
    if (isLoggedIn) preload(pathname)
  }, [isLoggedIn, preload, pathname])
  // The layout holds the cache of one session, so each session gets a new layout.
  if (session.status === 'in')
    return <LazyOutlet key={session.token} lazy={layout} loadingFallback={<LoadingScreen />} />
  if (session.reason === 'expired') return <Navigate to={paths.unauthorized} replace />
  if (session.reason === 'passwordChanged')
    return <LazyOutlet lazy={passwordChanged} loadingFallback={<LoadingScreen />} />
  if (session.reason === 'logout') return <Navigate to={paths.login} replace />
  return <RedirectToLogin />
}

function RedirectToLogin() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { lastPath } = useServices()
  useEffect(() => {
    lastPath.interruptedAt(pathname + search + hash)
    void navigate(paths.login, { replace: true })
  }, [lastPath, navigate, pathname, search, hash])
  return null
}
