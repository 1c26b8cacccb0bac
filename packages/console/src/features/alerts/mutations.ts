import type { AggregatedAlert, Alert } from '@inventory-console/api-mocks/contract'
import { useToast } from '@inventory-console/ui/components/toast/Toast'
import { staysAsItIs } from '@inventory-console/ui/domain/alerts'
import { useText } from '@inventory-console/ui/i18n/I18nProvider'
import type {
  AcknowledgePreview,
  AcknowledgeWork,
} from '@inventory-console/ui/screens/alerts/AcknowledgeDialog'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../platform/environment/services.ts'
import type { AlertQuery } from '../../platform/queries/alertPage.ts'
import {
  gatherAlerts,
  groupsQuery,
  postAcknowledgement,
  readGroups,
} from '../../platform/queries/alertQueries.ts'
import { useInvalidate, write } from '../../platform/query/mutation.ts'
import { fetchQuery, withSignal, type Query } from '../../platform/query/query.ts'
import { acknowledgeAll } from './acknowledgeAll.ts'

/** The alerts to mark: selected rows, or all that match a query. */
type Plan =
  | { alerts: readonly Alert[]; clear: () => void }
  /** `groups`: only alerts of these codes and severities. */
  | { query: AlertQuery; groups?: readonly GroupKey[]; clear?: () => void }

type GroupKey = Pick<AggregatedAlert, 'code' | 'severity'>

/** Marks alerts as read: confirmation, progress and receipt. */
export function useAcknowledge() {
  const services = useServices()
  const invalidate = useInvalidate()
  const toast = useToast()
  const t = useText('alerts')
  const [work, setWork] = useState<AcknowledgeWork | null>(null)
  const plan = useRef<Plan | null>(null)
  /** Ids that are not marked after a run, and the number marked so far. */
  const open = useRef<{ ids: readonly string[]; marked: number } | null>(null)
  const run = useRef(new AbortController())
  useEffect(() => () => run.current.abort(), [])

  const fetchBody = async <Body>(query: Query<Body>) =>
    (await fetchQuery(services, withSignal(query, run.current.signal))).value

  async function begin(next: Plan) {
    run.current.abort()
    const mine = new AbortController()
    run.current = mine
    plan.current = next
    open.current = null
    if ('alerts' in next) return setWork({ status: 'asking', preview: previewOf(next.alerts) })
    setWork({ status: 'counting' })
    try {
      const groups = readGroups(await fetchBody(groupsQuery(next.query)))
      const meant = groups.filter((group) => next.groups?.some((one) => isSame(one, group)) ?? true)
      if (!mine.signal.aborted) setWork({ status: 'asking', preview: previewOf(meant.map(asNew)) })
    } catch (error) {
      if (!mine.signal.aborted) setWork({ status: 'uncounted', error: reasonOf(error) })
    }
  }

  async function idsOf(meant: Plan): Promise<readonly string[]> {
    if ('query' in meant) setWork({ status: 'gathering' })
    const alerts = 'query' in meant ? await gather(meant) : meant.alerts
    return alerts.filter((alert) => staysAsItIs(alert) === null).map(({ _id }) => _id)
  }

  async function gather({ query, groups }: Extract<Plan, { query: AlertQuery }>): Promise<readonly Alert[]> {
    if (!groups) return gatherAlerts(query, fetchBody)
    const alerts: Alert[] = []
    for (const { code, severity } of groups) {
      const group = { ...query, ...(code === undefined ? {} : { code }), severity }
      // oxlint-disable-next-line no-await-in-loop -- one after the other: each reads the whole store
      if (code !== 'NO_DATA') alerts.push(...(await gatherAlerts(group, fetchBody)))
    }
    return alerts
  }

  async function mark() {
    if (!plan.current) return
    const mine = new AbortController()
    run.current = mine
    const before = open.current
    let ids: readonly string[]
    try {
      ids = before ? before.ids : await idsOf(plan.current)
    } catch (error) {
      if (mine.signal.aborted) close()
      else setWork({ status: 'failed', error: reasonOf(error) })
      return
    }
    if (mine.signal.aborted) return close()
    setWork({ status: 'running', done: 0, total: ids.length })
    const outcome = await acknowledgeAll(ids, {
      write: (part, signal) =>
        write(services, {
          name: 'POST /alerts/ack',
          fetcher: (clients, session) =>
            postAcknowledgement(clients, part, AbortSignal.any([session, signal])),
        }),
      signal: mine.signal,
      onProgress: (done) =>
        mine.signal.aborted ? undefined : setWork({ status: 'running', done, total: ids.length }),
    })
    const marked = (before?.marked ?? 0) + outcome.marked.length
    const { refused, unknown, left, reasons } = outcome
    open.current = { ids: [...refused, ...unknown, ...left], marked }
    invalidate(['GET /alerts', 'GET /hosts/{hostname}'])
    if (open.current.ids.length === 0) return done(marked)
    setWork({
      status: 'ended',
      receipt: { marked, refused: refused.length, unknown: unknown.length, left: left.length, reasons },
    })
  }

  function done(count: number) {
    close()
    toast({ tone: 'success', title: t('acknowledge.done', { count }) })
  }

  function close() {
    run.current.abort()
    const meant = plan.current
    // The selection no longer matches the rows once a write was attempted.
    if (meant && open.current) meant.clear?.()
    plan.current = null
    setWork(null)
  }

  function retry() {
    if (work?.status === 'uncounted' && plan.current) void begin(plan.current)
    else void mark()
  }

  function cancel() {
    setWork({ status: 'cancelling' })
    run.current.abort()
  }

  return { work, begin: (next: Plan) => void begin(next), confirm: () => void mark(), retry, cancel, close }
}

function isSame(one: GroupKey, other: GroupKey): boolean {
  return one.code === other.code && one.severity === other.severity
}

interface Counted {
  alertCode: string
  alertCategory: string
  alertSeverity: string
  alertStatus: string
  count: number
}

/** The query of the groups only matches new alerts. */
function asNew(group: { code?: string; category: string; severity: string; count: number }): Counted {
  const { code = '', category, severity, count } = group
  return { alertCode: code, alertCategory: category, alertSeverity: severity, alertStatus: 'NEW', count }
}

function previewOf(
  alerts: readonly (Pick<Counted, 'alertCode' | 'alertCategory' | 'alertSeverity' | 'alertStatus'> & {
    count?: number
  })[],
): AcknowledgePreview {
  const groups = new Map<string, { code: string; severity: string; count: number }>()
  const stays = { silent: 0, settled: 0 }
  for (const alert of alerts) {
    const { alertCode: code, alertSeverity: severity, count = 1 } = alert
    const why = staysAsItIs(alert)
    if (why !== null) {
      stays[why] += count
      continue
    }
    const key = `${severity} ${code}`
    groups.set(key, { code, severity, count: (groups.get(key)?.count ?? 0) + count })
  }
  return { groups: [...groups.values()], stays }
}

function reasonOf(error: unknown): { message: string } {
  return { message: error instanceof Error ? error.message : String(error) }
}
