import { paths } from '@inventory-console/ui/paths'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { useServices, useSession } from './services.ts'
import { Show, type View } from './view.tsx'
import { viewFailed } from './ViewFailed.tsx'

interface GuardProps {
  layout: View
  preload: (pathname: string) => void
}

/** Lets a page be seen only in a session; where there is none, the way back here is kept. */
export function Guard({ layout, preload }: GuardProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const inside = session.status === 'in'
  useEffect(() => {
    if (inside) preload(pathname)
  }, [inside, preload, pathname])
  // The frame of one session holds its answers: another session gets another frame.
  if (session.status === 'in') return <Show key={session.token} view={layout} failed={viewFailed} />
  if (session.reason === 'expired') return <Navigate to={paths.unauthorized} replace />
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
