import { isRecord } from '@inventory-console/ui/lib/records'
import { paths } from '@inventory-console/ui/paths'
import {
  ErrorScreen,
  type ErrorScreenProps,
  StillLoggedInScreen,
  UnauthorizedScreen,
} from '@inventory-console/ui/screens/errors/ErrorScreen'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readFailure } from '../../platform/http/errorPolicy.ts'
import { useServices, useSession } from '../../platform/services.ts'
import { parseConsoleUrl } from '../../platform/session/lastPath.ts'
import { pageOf } from './manifest.ts'

const errorRoute = (kind: ErrorScreenProps['kind']) =>
  function ErrorRoute() {
    const navigate = useNavigate()
    const { tab } = useServices()
    const { key, state }: { key: string; state: unknown } = useLocation()
    // Memoized: after a logout in another tab the stored failure is gone.
    const failure = useMemo(() => (isRecord(state) ? readFailure(tab, state['failure']) : null), [tab, state])
    const from = failure ? parseConsoleUrl(failure.from, pageOf) : null
    return (
      <ErrorScreen
        kind={kind}
        retryTo={from ?? undefined}
        cause={failure?.cause}
        // The first entry of this visit has no page of the console before it.
        onBack={key === 'default' || window.history.length < 2 ? undefined : () => void navigate(-1)}
      />
    )
  }

export const NotFoundRoute = errorRoute('notFound')
export const ServerErrorRoute = errorRoute('serverError')
export const GeneralErrorRoute = errorRoute('general')

/** Seconds before the redirect to login, as in the previous client. */
const redirectSeconds = 5

export function UnauthorizedRoute() {
  return useSession().status === 'in' ? <StillLoggedInScreen /> : <LoginCountdown />
}

function LoginCountdown() {
  const navigate = useNavigate()
  const [seconds, setSeconds] = useState(redirectSeconds)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (seconds <= 0) void navigate(paths.login, { replace: true })
  }, [seconds, navigate])
  return <UnauthorizedScreen seconds={Math.max(seconds, 0)} onLogin={() => setSeconds(0)} />
}
