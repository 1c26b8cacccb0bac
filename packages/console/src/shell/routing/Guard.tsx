import { paths } from '@inventory-console/ui/paths'
import { LoadingScreen } from '@inventory-console/ui/screens/errors/LoadingScreen'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useServices, useSession } from '../../platform/environment/services.ts'
import { Show, view, type View } from '../../platform/lazy/lazyView.tsx'
import { viewFailed } from '../../platform/lazy/ViewFailed.tsx'

interface GuardProps {
  layout: View
  preload: (pathname: string) => void
}

const passwordChanged = view(
  async () => (await import('../../features/session/PasswordDialogs.tsx')).PasswordChanged,
)

/** Renders a page only within a session; otherwise redirects to login and stores the URL. */
export function Guard({ layout, preload }: GuardProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const inside = session.status === 'in'
  useEffect(() => {
    if (inside) preload(pathname)
  }, [inside, preload, pathname])
  // The layout holds the cache of one session, so each session gets a new layout.
  if (session.status === 'in')
    return <Show key={session.token} view={layout} failed={viewFailed} waiting={<LoadingScreen />} />
  if (session.reason === 'expired') return <Navigate to={paths.unauthorized} replace />
  if (session.reason === 'passwordChanged')
    return <Show view={passwordChanged} failed={viewFailed} waiting={<LoadingScreen />} />
  if (session.reason === 'logout') return <Navigate to={paths.login} replace />
  return <ToLogin />
}

function ToLogin() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { lastPath } = useServices()
  useEffect(() => {
    lastPath.interruptedAt(pathname + search + hash)
    void navigate(paths.login, { replace: true })
  }, [lastPath, navigate, pathname, search, hash])
  return null
}
