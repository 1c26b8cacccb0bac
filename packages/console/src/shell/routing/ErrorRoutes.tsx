import { paths } from '@inventory-console/ui/paths'
import { ErrorScreen, type ErrorScreenProps } from '@inventory-console/ui/screens/errors/ErrorScreen'
import { UnauthorizedScreen } from '@inventory-console/ui/screens/errors/UnauthorizedScreen'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readFailure } from '../../platform/environment/failure.ts'
import { useServices } from '../../platform/environment/services.ts'
import { asAddress } from '../../platform/session/lastPath.ts'
import { isRecord } from '../../platform/storage/storage.ts'
import { pageOf } from './manifest.ts'

const errorRoute = (kind: ErrorScreenProps['kind']) =>
  function ErrorRoute() {
    const navigate = useNavigate()
    const { tab } = useServices()
    const { key, state }: { key: string; state: unknown } = useLocation()
    // Not read again: after a logout in another tab it is gone, and so is this page.
    const failure = useMemo(() => (isRecord(state) ? readFailure(tab, state['failure']) : null), [tab, state])
    const from = failure ? asAddress(failure.from, pageOf) : null
    return (
      <ErrorScreen
        kind={kind}
        homeTo={paths.dashboard}
        retryTo={from ?? undefined}
        cause={failure?.cause}
        // Before the first entry of this visit there is no page of the console.
        onBack={key === 'default' || window.history.length < 2 ? undefined : () => void navigate(-1)}
      />
    )
  }

export const NotFoundRoute = errorRoute('notFound')
export const ServerErrorRoute = errorRoute('serverError')
export const GeneralErrorRoute = errorRoute('general')

/** Seconds until the login page: client-behaviour that people are used to. */
const countdown = 5

export function UnauthorizedRoute() {
  const navigate = useNavigate()
  const [seconds, setSeconds] = useState(countdown)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (seconds <= 0) void navigate(paths.login, { replace: true })
  }, [seconds, navigate])
  return <UnauthorizedScreen seconds={Math.max(seconds, 0)} onLogin={() => setSeconds(0)} />
}
