import type { AggregatedAlert, Alert } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { acknowledgeBlocker, alertHost } from '@inventory-console/ui/domain/alerts'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import { UnknownOutcomeError } from '@inventory-console/ui/lib/mutationErrors'
import type {
  AcknowledgePreview,
  AcknowledgeWork,
} from '@inventory-console/ui/screens/alerts/AcknowledgeDialog'
import { useEffect, useRef, useState } from 'react'
import { asApiError } from '../../platform/http/ApiError.ts'
import {
  type AlertQuery,
  gatherAlerts,
  groupsQuery,
  postAcknowledgement,
  readGroups,
} from '../../platform/queries/alerts.ts'
import { sendMutation, useInvalidate } from '../../platform/query/mutation.ts'
import { fetchQuery, type Query } from '../../platform/query/query.ts'
import { useServices } from '../../platform/services.ts'

/** The alerts to mark: selected rows, or all that match a query. `hidden`: selected rows that the page does not show. */
type AcknowledgePlan =
  /** `allOf`: all that could be selected. Hidden rows are compared with it, as they may be settled by now. */
  | { alerts: readonly Alert[]; clear: () => void; hidden?: number; allOf?: AlertQuery }
  /** `groups`: only alerts of these codes and severities. */
  | { query: AlertQuery; groups?: readonly GroupKey[]; clear?: () => void; hidden?: number }

type GroupKey = Pick<AggregatedAlert, 'category' | 'code' | 'severity'>

/** Marks alerts as read: confirmation, progress and receipt. */
export function useAcknowledge() {
  const services = useServices()
  const invalidate = useInvalidate()
  const toast = useToast()
  const t = useText('alerts')
  const [progress, setProgress] = useState<AcknowledgeWork | null>(null)
  const plan = useRef<AcknowledgePlan | null>(null)
  /** Ids that are not marked after a run, and the number marked so far. */
  const open = useRef<{ ids: readonly string[]; acknowledged: number } | null>(null)
  /** Codes of the counted groups. A group without a code has the other alerts of its category and severity. */
  const codes = useRef<ReadonlySet<string>>(new Set())
  const run = useRef(new AbortController())
  useEffect(() => () => run.current.abort(), [])

  const fetchBody = async <Body>(query: Query<Body>) =>
    (await fetchQuery(services, query, { signal: run.current.signal })).value

  async function start(next: AcknowledgePlan) {
    run.current.abort()
    const controller = new AbortController()
    run.current = controller
    plan.current = next
    open.current = null
    const { hidden = 0 } = next
    if ('alerts' in next && (hidden === 0 || !next.allOf))
      return setProgress({
        status: 'confirming',
        preview: { ...previewOf(next.alerts), host: hostOf(next), hidden },
      })
    setProgress({ status: 'counting' })
    try {
      if ('alerts' in next) {
        const alerts = await withCurrentStatus(next.alerts, next.allOf ?? {})
        if (controller.signal.aborted) return
        plan.current = { ...next, alerts }
        setProgress({
          status: 'confirming',
          preview: { ...previewOf(alerts), host: hostOf(plan.current), hidden },
        })
        return
      }
      const groups = readGroups(await fetchBody(groupsQuery(next.query)))
      codes.current = new Set(groups.flatMap(({ code }) => code ?? []))
      const matchingGroups = groups.filter((group) => next.groups?.some((one) => isSame(one, group)) ?? true)
      if (!controller.signal.aborted)
        setProgress({
          status: 'confirming',
          preview: { ...previewOf(matchingGroups.map(asNewAlerts)), hidden },
        })
    } catch (error) {
      if (!controller.signal.aborted) setProgress({ status: 'uncounted', error: reasonOf(error) })
    }
  }

  /** Alerts that are no longer new are settled, by a colleague or by the server. */
  async function withCurrentStatus(alerts: readonly Alert[], allOf: AlertQuery): Promise<readonly Alert[]> {
    const newAlerts = await gatherAlerts({ ...allOf, status: 'NEW' }, fetchBody)
    const newIds = new Set(newAlerts.map(({ _id }) => _id))
    return alerts.map((alert) =>
      alert.alertStatus === 'NEW' && !newIds.has(alert._id) ? { ...alert, alertStatus: 'ACK' } : alert,
    )
  }

  async function collectIds(currentPlan: AcknowledgePlan): Promise<readonly string[]> {
    if ('query' in currentPlan) setProgress({ status: 'loading' })
    const alerts = 'query' in currentPlan ? await gather(currentPlan) : currentPlan.alerts
    // Without an id the server cannot mark it.
    const isMarkable = (alert: Alert) => alert._id !== '' && acknowledgeBlocker(alert) === null
    return alerts.filter(isMarkable).map(({ _id }) => _id)
  }

  async function gather({
    query,
    groups,
  }: Extract<AcknowledgePlan, { query: AlertQuery }>): Promise<readonly Alert[]> {
    if (!groups) return gatherAlerts(query, fetchBody)
    const alerts: Alert[] = []
    for (const { category, code, severity } of groups) {
      const group = { ...query, ...(code === undefined ? {} : { code }), severity }
      if (code === 'NO_DATA') continue
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each reads the whole store
      const found = await gatherAlerts(group, fetchBody)
      const isOfGroup = ({ alertCategory, alertCode }: Alert) =>
        code !== undefined || (alertCategory === category && !codes.current.has(alertCode))
      alerts.push(...found.filter(isOfGroup))
    }
    return alerts
  }

  async function mark() {
    if (!plan.current) return
    const controller = new AbortController()
    run.current = controller
    const before = open.current
    let ids: readonly string[]
    try {
      ids = before ? before.ids : await collectIds(plan.current)
    } catch (error) {
      if (controller.signal.aborted) close()
      else setProgress({ status: 'failed', error: reasonOf(error) })
      return
    }
    if (controller.signal.aborted) return close()
    setProgress({ status: 'running', done: 0, total: ids.length })
    const outcome = await acknowledgeAll(ids, {
      write: (idChunk, signal) =>
        sendMutation(services, {
          name: 'POST /alerts/ack',
          fetcher: (clients, session) =>
            postAcknowledgement(clients, idChunk, AbortSignal.any([session, signal])),
        }),
      signal: controller.signal,
      onProgress: (done) =>
        controller.signal.aborted ? undefined : setProgress({ status: 'running', done, total: ids.length }),
    })
    const acknowledged = (before?.acknowledged ?? 0) + outcome.acknowledged.length
    const { rejected, unknown, notAttempted, reasons } = outcome
    open.current = { ids: [...rejected, ...unknown, ...notAttempted], acknowledged }
    invalidate(['GET /alerts', 'GET /hosts/{hostname}'])
    if (open.current.ids.length === 0) return done(acknowledged, hostOf(plan.current))
    setProgress({
      status: 'ended',
      receipt: {
        acknowledged,
        rejected: rejected.length,
        unknown: unknown.length,
        remaining: notAttempted.length,
        reasons,
      },
    })
  }

  function done(count: number, host: string) {
    close()
    toast({
      tone: 'success',
      title: t('acknowledge.done', { count }),
      ...(host === '' ? {} : { text: host }),
    })
  }

  function close() {
    run.current.abort()
    const currentPlan = plan.current
    // The selection no longer matches the rows once a write was attempted.
    if (currentPlan && open.current) currentPlan.clear?.()
    plan.current = null
    setProgress(null)
  }

  function retry() {
    if (progress?.status === 'uncounted' && plan.current) void start(plan.current)
    else void mark()
  }

  function cancel() {
    setProgress({ status: 'cancelling' })
    run.current.abort()
  }

  return {
    progress,
    start: (next: AcknowledgePlan) => void start(next),
    confirm: () => void mark(),
    retry,
    cancel,
    close,
  }
}

/** Host of the only alert of a plan; empty if there are several. */
function hostOf(plan: AcknowledgePlan | null): string {
  const [alert, ...others] = plan && 'alerts' in plan ? plan.alerts : []
  return alert && others.length === 0 ? alertHost(alert) : ''
}

function isSame(one: GroupKey, other: GroupKey): boolean {
  return one.code === other.code && one.severity === other.severity && one.category === other.category
}

interface CountedAlerts {
  alertCode: string
  alertCategory: string
  alertSeverity: string
  alertStatus: string
  count: number
}

/** The query of the groups only matches new alerts. */
function asNewAlerts(group: {
  code?: string
  category: string
  severity: string
  count: number
}): CountedAlerts {
  const { code = '', category, severity, count } = group
  return { alertCode: code, alertCategory: category, alertSeverity: severity, alertStatus: 'NEW', count }
}

function previewOf(
  alerts: readonly (Pick<CountedAlerts, 'alertCode' | 'alertCategory' | 'alertSeverity' | 'alertStatus'> & {
    count?: number
  })[],
): AcknowledgePreview {
  const groups = new Map<string, { code: string; severity: string; count: number }>()
  const unaffected = { silent: 0, settled: 0 }
  for (const alert of alerts) {
    const { alertCode: code, alertSeverity: severity, count = 1 } = alert
    const why = acknowledgeBlocker(alert)
    if (why !== null) {
      unaffected[why] += count
      continue
    }
    const key = `${severity} ${code}`
    groups.set(key, { code, severity, count: (groups.get(key)?.count ?? 0) + count })
  }
  return { groups: [...groups.values()], unaffected }
}

function reasonOf(error: unknown): { message: string } {
  return { message: error instanceof Error ? error.message : String(error) }
}

/** Outcome of marking alerts as read, by alert id. */
interface AcknowledgeOutcome {
  acknowledged: readonly string[]
  /** Rejected by the server. */
  rejected: readonly string[]
  /** Without a usable response: they may or may not be marked. */
  unknown: readonly string[]
  /** Not attempted. */
  notAttempted: readonly string[]
  reasons: readonly string[]
}

interface AcknowledgeOptions {
  /** Marks these alerts. Rejects with an `UnknownOutcomeError` if the outcome is unknown. */
  write: (ids: readonly string[], signal: AbortSignal) => Promise<unknown>
  signal: AbortSignal
  onProgress: (done: number) => void
  chunk?: number
  /** Timeout of one chunk in milliseconds. */
  timeoutMs?: number
}

/** Consecutive chunks that failed with something other than 400; no further chunk is attempted. */
const maxConsecutiveFailures = 3

/**
 * Marks alerts as read chunk by chunk and sends no alert twice. A 400 marks none of its chunk, so the chunk
 * is bisected down to the alerts that the server rejects.
 */
export async function acknowledgeAll(
  ids: readonly string[],
  options: AcknowledgeOptions,
): Promise<AcknowledgeOutcome> {
  const { write, signal, onProgress, chunk = 200, timeoutMs = 60_000 } = options
  const acknowledged: string[] = []
  const rejected: string[] = []
  const unknown: string[] = []
  const reasons = new Set<string>()
  const pendingChunks = chunksOf([...new Set(ids)], chunk)
  let consecutiveFailures = 0
  const outcome = (): AcknowledgeOutcome => ({
    acknowledged,
    rejected,
    unknown,
    notAttempted: pendingChunks.flat(),
    reasons: [...reasons],
  })

  for (let idChunk = pendingChunks.shift(); idChunk; idChunk = pendingChunks.shift()) {
    if (signal.aborted || consecutiveFailures >= maxConsecutiveFailures) {
      pendingChunks.unshift(idChunk)
      break
    }
    const timeoutSignal = AbortSignal.timeout(timeoutMs)
    try {
      // oxlint-disable-next-line no-await-in-loop -- sequential, because the server looks up each alert
      await write(idChunk, AbortSignal.any([signal, timeoutSignal]))
      acknowledged.push(...idChunk)
      consecutiveFailures = 0
    } catch (error) {
      const failure = asApiError(error, 'POST /alerts/ack')
      const { status } = failure
      if (status === 400 && idChunk.length > 1) {
        const half = Math.ceil(idChunk.length / 2)
        pendingChunks.unshift(idChunk.slice(0, half), idChunk.slice(half))
        continue
      }
      if (!failure.wasSent) {
        pendingChunks.unshift(idChunk)
        break
      }
      const isUnknown = error instanceof UnknownOutcomeError
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- aborted during the request
      if (!signal.aborted) reasons.add(isUnknown ? error.message : failure.message)
      if (isUnknown) unknown.push(...idChunk)
      else rejected.push(...idChunk)
      consecutiveFailures = status === 400 ? 0 : consecutiveFailures + 1
      // The remaining chunks would fail in the same way.
      if (status === 401 || status === 403) break
    }
    onProgress(acknowledged.length + rejected.length + unknown.length)
  }
  return outcome()
}

function chunksOf(ids: readonly string[], size: number): (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  )
}
