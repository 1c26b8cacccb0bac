import type { AlertCategory, AlertCode, AlertSeverity, AlertStatus } from '../../contract/wire.ts'
import { DAY } from '../../lib/clock.ts'
import { objectId, weights, type Fake } from '../../lib/random.ts'

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
  otherInfo: Record<string, string | string[]> | null
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
