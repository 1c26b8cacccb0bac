import type { Alert, AlertCategory, AlertSeverity } from '@inventory-console/api-mocks/contract'
import { severities, type Severity } from '@inventory-console/ui/domain/tones'
import { useMutationFailure } from '@inventory-console/ui/lib/mutationErrors'
import { mapState, type OneState } from '@inventory-console/ui/lib/state'
import type { AlertBoxState, AlertBoxValue } from '@inventory-console/ui/screens/dashboard/DashboardScreen'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  alertPageQuery,
  readAlertPage,
  type useAlertGroups,
  type AlertQuery,
} from '../../platform/queries/alerts.ts'
import { useMutation } from '../../platform/query/mutation.ts'
import { useOne, type Refreshable } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'

/** Alert counts of a category by severity, and the most severe new alert. */
export function useAlertBox(
  category: 'LICENSE' | 'ENGINE',
  query: AlertQuery,
  groups: ReturnType<typeof useAlertGroups>,
  isAdmin: boolean,
  later: ReturnType<typeof useDelayedAcknowledge>,
): { box: AlertBoxState; top: ReturnType<typeof useTopAlerts> } {
  const counts = groups.status === 'ready' ? countBySeverity(groups.value, category) : null
  const top = useTopAlerts(query, category, counts && mostSevere(counts))
  const { pending, sent, failure, mark, undo } = later
  const failureOf = useMutationFailure()
  const isGone = ({ _id }: Alert) => sent.has(_id) || pending?._id === _id
  return {
    top,
    box: {
      state: boxState(groups, top, counts, isGone),
      onAcknowledge: isAdmin ? mark : undefined,
      pending: pending?.alertCategory === category,
      failure: failure?.category === category ? failureOf(failure.error) : null,
      onUndo: undo,
    },
  }
}

function boxState(
  groups: ReturnType<typeof useAlertGroups>,
  top: ReturnType<typeof useTopAlerts>,
  counts: AlertBoxValue['counts'] | null,
  isGone: (alert: Alert) => boolean,
): OneState<AlertBoxValue> {
  if (counts === null || groups.status !== 'ready') {
    // The box requires the counts, so their state takes precedence.
    return groups.status === 'ready' ? { status: 'loading' } : groups
  }
  if (mostSevere(counts) === null) return { status: 'ready', value: { counts, top: null } }
  return mapState(top, (alerts) => ({ counts, top: alerts.find((alert) => !isGone(alert)) ?? null }))
}

type SeverityCounts = Readonly<Record<Severity, number>>

/** Alert counts of a category by severity. */
export function countBySeverity(
  groups: readonly { category?: unknown; severity?: unknown; count: number }[],
  category: AlertCategory,
): SeverityCounts {
  const counts = { INFO: 0, WARNING: 0, CRITICAL: 0 }
  for (const group of groups) {
    const severity = severities.find((known) => known === group.severity)
    if (severity && group.category === category) counts[severity] += group.count
  }
  return counts
}

/** Most severe level with alerts, or null. */
export function mostSevere(counts: SeverityCounts): Severity | null {
  return severities.toReversed().find((severity) => counts[severity] > 0) ?? null
}

/** More than one, because the first may just have been acknowledged. */
const topAlertCount = 3

/** Newest alerts of the most severe level; no request without alerts. */
function useTopAlerts(
  filters: AlertQuery,
  category: AlertCategory,
  severity: AlertSeverity | null,
): OneState<readonly Alert[]> & Refreshable {
  const query: AlertQuery = {
    ...filters,
    status: 'NEW',
    category,
    ...(severity === null ? {} : { severity }),
  }
  return useOne(
    severity === null
      ? null
      : alertPageQuery({ ...query, 'sort-by': 'date', 'sort-desc': true, page: 1, size: topAlertCount }),
    (body) => readAlertPage(body).rows,
  )
}

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
