import type { LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import { SignOnScreen } from '@inventory-console/ui/screens/session/LoginScreen'
import { useEffect, useRef } from 'react'
import { useServices } from '../../../platform/services.ts'
import type { SignOnCallback } from './signOnCallback.ts'
import { finishSignOn } from './sso.ts'

export interface SignOnProps {
  callback: SignOnCallback
  onFailure: (reason: LoginFailure) => void
}

/**
 * Handles the callback of the provider. On success the login route redirects, because it follows the
 * session.
 */
export function SignOn({ callback, onFailure }: SignOnProps) {
  const services = useServices()
  const started = useRef(false)
  useEffect(() => {
    // A code is valid for one exchange, and Strict Mode runs effects twice.
    if (started.current) return
    started.current = true
    void finishSignOn(services, callback).then((reason) => (reason === null ? undefined : onFailure(reason)))
  }, [services, callback, onFailure])
  return <SignOnScreen />
}
