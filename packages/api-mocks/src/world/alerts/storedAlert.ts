import type { AgentError, AlertCategory, AlertCode, AlertSeverity, AlertStatus } from '../../contract/wire.ts'
import { type Fake, fakeOf, objectId, weights } from '../../lib/random.ts'
import { DAY } from '../../lib/time.ts'
import type { World } from '../world.ts'

/** A stored alert. */
export interface StoredAlert {
  id: string
  category: AlertCategory
  technology: string | null
  code: AlertCode
  severity: AlertSeverity
  status: AlertStatus
  description: string
  date: number
  otherInfo: Record<string, string | readonly (string | AgentError)[]> | null
}

/** Fields common to all alert responses, which differ in key names and date format. */
export function alertFields(alert: StoredAlert, date: string) {
  return {
    alertCategory: alert.category,
    alertAffectedTechnology: alert.technology,
    alertCode: alert.code,
    alertSeverity: alert.severity,
    alertStatus: alert.status,
    description: alert.description,
    date,
    otherInfo: alert.otherInfo,
  }
}

export type AlertEvent = Omit<StoredAlert, 'id' | 'status'>

/** Defaults of AckAlertJob and RemoveAlertJob, which acknowledge and remove old alerts. */
const ACKNOWLEDGED_AFTER = 60 * DAY
export const KEPT_DAYS = 90
export const REMOVED_AFTER = KEPT_DAYS * DAY

const laterStatus = weights<AlertStatus>([
  [62, 'NEW'],
  [33, 'ACK'],
  [5, 'DISMISSED'],
])

export function toStoredAlert(event: AlertEvent, fake: Fake, start: number): StoredAlert {
  const old = event.date < start - ACKNOWLEDGED_AFTER
  const open = event.code === 'NO_DATA'
  const status = open ? 'NEW' : old ? 'ACK' : fake(2).helpers.weightedArrayElement(laterStatus)
  return { id: objectId(event.date, fake), status, ...event }
}

/** Deletes the NO_DATA alerts of the host, closes the others and raises DISMISSED_HOST. */
export function alertDismissed(world: World, hostname: string): void {
  world.alerts = world.alerts.filter(
    ({ code, otherInfo }) => code !== 'NO_DATA' || otherInfo?.['hostname'] !== hostname,
  )
  for (const alert of world.alerts) {
    if (alert.otherInfo?.['hostname'] === hostname) alert.status = 'DISMISSED'
  }
  addAlert(world, {
    category: 'ENGINE',
    technology: 'Oracle/Database',
    code: 'DISMISSED_HOST',
    severity: 'INFO',
    description: `The server '${hostname}' was dismissed`,
    otherInfo: { hostname },
  })
}

/** Inserts by date, as the store is sorted. */
function addAlert(world: World, alert: Omit<StoredAlert, 'id' | 'date' | 'status'>): void {
  const date = world.clock.now()
  world.generatedIds += 1
  const id = objectId(date, fakeOf(world, 80_000_003 + world.generatedIds))
  const after = world.alerts.findLastIndex((other) => other.date <= date)
  world.alerts.splice(after + 1, 0, { id, date, status: 'NEW', ...alert })
}
