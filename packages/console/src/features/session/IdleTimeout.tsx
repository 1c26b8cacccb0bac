import { IdleWarning } from '@inventory-console/ui/screens/session/IdleWarning'
import { useEffect, useState } from 'react'
import { useServices } from '../../platform/services.ts'
import { expire, logout } from '../../platform/session/endSession.ts'
import { idleTime, recordActivity } from '../../platform/session/session.ts'

/** Milliseconds before the end of the session at which the warning opens. */
const warningTime = 60_000
/** Milliseconds between two writes to the storage. */
const writeInterval = 1000
const inputEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Ends the session after a period without input in any tab. Drafts are kept, as after any expired session. */
export function IdleTimeout({ timeout }: { timeout: number }) {
  const services = useServices()
  const { local, localNow: now } = services
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const isWarning = secondsLeft !== null

  useEffect(() => {
    const warnAt = Math.min(warningTime, timeout / 2)
    const timer = setInterval(() => {
      const remaining = timeout - idleTime(local, now)
      if (remaining <= 0) expire(services)
      else setSecondsLeft(remaining <= warnAt ? Math.ceil(remaining / 1000) : null)
    }, 1000)
    return () => clearInterval(timer)
  }, [services, local, now, timeout])

  useEffect(() => {
    // Moving the pointer does not dismiss the warning.
    if (isWarning) return undefined
    const listener = () => {
      if (idleTime(local, now) >= writeInterval) recordActivity(local, now)
    }
    for (const input of inputEvents)
      window.addEventListener(input, listener, { capture: true, passive: true })
    return () => {
      for (const input of inputEvents) window.removeEventListener(input, listener, { capture: true })
    }
  }, [local, now, isWarning])

  if (secondsLeft === null) return null
  return (
    <IdleWarning
      seconds={secondsLeft}
      onStay={() => {
        recordActivity(local, now)
        setSecondsLeft(null)
      }}
      onLogout={() => logout(services)}
    />
  )
}
