import type { Alert } from '@inventory-console/api-mocks/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMutation } from '../../platform/query/mutation.ts'
import { useServices } from '../../platform/services.ts'

/** Undo period in milliseconds. */
const undoPeriod = 6000

interface PendingAcknowledgement {
  alert: Alert
  timer: ReturnType<typeof setTimeout>
}

/** Acknowledges an alert after an undo period, or at once when the user leaves the page. */
export function useDelayedAcknowledge() {
  const mutate = useMutation()
  const { pendingWrites } = useServices()
  const pendingRef = useRef<PendingAcknowledgement | null>(null)
  const [pending, setPending] = useState<Alert | null>(null)
  /** Sent, but the cached lists still contain it. */
  const [sent, setSent] = useState<ReadonlySet<string>>(() => new Set())
  const [failure, setFailure] = useState<{ error: unknown; category: string } | null>(null)

  const flush = useCallback(() => {
    if (pendingRef.current === null) return
    const { alert, timer } = pendingRef.current
    clearTimeout(timer)
    pendingRef.current = null
    setPending(null)
    setSent((before) => new Set([...before, alert._id]))
    mutate({
      name: 'POST /alerts/ack',
      // `keepalive` sends the request even if the session or the page ends.
      fetcher: ({ api }) => api.POST('/alerts/ack', { body: { ids: [alert._id] }, keepalive: true }),
      invalidates: ['GET /alerts', 'GET /hosts/{hostname}'],
    }).catch((error: unknown) => {
      setSent((before) => new Set([...before].filter((id) => id !== alert._id)))
      setFailure({ error, category: alert.alertCategory })
    })
  }, [mutate])

  useEffect(() => {
    window.addEventListener('pagehide', flush)
    pendingWrites.add(flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      pendingWrites.delete(flush)
      flush()
    }
  }, [flush, pendingWrites])

  function acknowledge(alert: Alert) {
    flush()
    setFailure(null)
    setPending(alert)
    pendingRef.current = { alert, timer: setTimeout(flush, undoPeriod) }
  }

  function undo() {
    if (pendingRef.current) clearTimeout(pendingRef.current.timer)
    pendingRef.current = null
    setPending(null)
  }

  return { pending, sent, failure, mark: acknowledge, undo }
}
