import type { LoginFailure } from '@inventory-console/ui/screens/session/LoginForm'
import { SignOnScreen } from '@inventory-console/ui/screens/session/SignOnScreen'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useServices } from '../app/services.ts'
import type { Arrival } from './arrival.ts'
import { finishSignOn, isPending } from './sso.ts'

export interface SignOnProps {
  arrival: Arrival
  /** Back to the form; null: without a word. */
  onFailed: (reason: LoginFailure | null) => void
}

/** Somebody comes back from the provider. Where success leads is decided by the route, which follows the session. */
export function SignOn({ arrival, onFailed }: SignOnProps) {
  const services = useServices()
  // A link that somebody sent could sign a person on as somebody else: such a one is asked first.
  const [asks, setAsks] = useState(() => arrival.code !== null && !isPending(services))
  const started = useRef(false)
  const finish = useCallback(() => {
    // A code is good for one exchange.
    if (started.current) return
    started.current = true
    void finishSignOn(services, arrival).then((reason) => (reason === null ? undefined : onFailed(reason)))
  }, [services, arrival, onFailed])
  useEffect(() => {
    if (!asks) finish()
  }, [asks, finish])
  return <SignOnScreen asks={asks} onContinue={() => setAsks(false)} onCancel={() => onFailed(null)} />
}
