import type { LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import { SignOnScreen } from '@inventory-console/ui/screens/session/SignOnScreen'
import { useEffect, useRef } from 'react'
import { useServices } from '../../platform/environment/services.ts'
import type { Arrival } from './arrival.ts'
import { finishSignOn } from './sso.ts'

export interface SignOnProps {
  arrival: Arrival
  onFailed: (reason: LoginFailure) => void
}

/**
 * Handles the callback of the provider. On success the login route redirects, because it follows the
 * session.
 */
export function SignOn({ arrival, onFailed }: SignOnProps) {
  const services = useServices()
  const started = useRef(false)
  useEffect(() => {
    // A code is valid for one exchange, and Strict Mode runs effects twice.
    if (started.current) return
    started.current = true
    void finishSignOn(services, arrival).then((reason) => (reason === null ? undefined : onFailed(reason)))
  }, [services, arrival, onFailed])
  return <SignOnScreen />
}
