import type { Alert } from '@inventory-console/api-mocks/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useServices } from '../../platform/environment/services.ts'
import { useMutation } from '../../platform/query/mutation.ts'

/** Undo period in milliseconds. */
const grace = 6000

interface Waiting {
  alert: Alert
  timer: ReturnType<typeof setTimeout>
}

/** Acknowledges an alert after an undo period, or at once when the user leaves the page. */
export function useMarkLater() {
  const act = useMutation()
  const { unsent } = useServices()
  const waiting = useRef<Waiting | null>(null)
  const [pending, setPending] = useState<Alert | null>(null)
  /** Sent, but the cached lists still contain it. */
  const [sent, setSent] = useState<ReadonlySet<string>>(() => new Set())
  const [failure, setFailure] = useState<{ error: unknown; category: string } | null>(null)

  const flush = useCallback(() => {
    if (waiting.current === null) return
    const { alert, timer } = waiting.current
    clearTimeout(timer)
    waiting.current = null
    setPending(null)
    setSent((before) => new Set([...before, alert._id]))
    act({
      name: 'POST /alerts/ack',
      // `keepalive` sends the request even if the session or the page ends.
      fetcher: ({ api }) => api.POST('/alerts/ack', { body: { ids: [alert._id] }, keepalive: true }),
      invalidates: ['GET /alerts', 'GET /hosts/{hostname}'],
    }).catch((error: unknown) => {
      setSent((before) => new Set([...before].filter((id) => id !== alert._id)))
      setFailure({ error, category: alert.alertCategory })
    })
  }, [act])

  useEffect(() => {
    window.addEventListener('pagehide', flush)
    unsent.add(flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      unsent.delete(flush)
      flush()
    }
  }, [flush, unsent])

  function mark(alert: Alert) {
    flush()
    setFailure(null)
    setPending(alert)
    waiting.current = { alert, timer: setTimeout(flush, grace) }
  }

  function undo() {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    setPending(null)
  }

  return { pending, sent, failure, mark, undo }
}
