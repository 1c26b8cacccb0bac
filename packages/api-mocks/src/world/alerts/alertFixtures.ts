import type { Alert } from '../../contract/wire.ts'
import { defaultSource } from '../../lib/locales.ts'
import { currentTime, DAY, withOffset } from '../../lib/time.ts'
import { sitesOf } from '../company/sites.ts'
import { hostFacts } from '../hosts/hostFacts.ts'
import { alertsOf } from './alerts.ts'
import { alertFields, type StoredAlert } from './storedAlert.ts'

/** Minutes east of UTC. Raw rows carry this offset. */
export const SERVER_ZONE = 60

export function alertRow(alert: StoredAlert): Alert {
  const row: Alert = { _id: alert.id, ...alertFields(alert, withOffset(alert.date, SERVER_ZONE)) }
  const hostname = alert.otherInfo?.['hostname']
  return typeof hostname === 'string' ? { ...row, hostname } : row
}

/** A row of the paged list, with the age in whole days. */
export function alertPageRow(alert: StoredAlert, now: number): Alert {
  return { ...alertRow(alert), daysFromCreation: Math.floor((now - alert.date) / DAY) }
}

/** Alerts of the first `hosts` hosts of the default seed at the current time, newest first. */
export function makeAlerts(hosts: number): Alert[] {
  const now = currentTime()
  const sites = sitesOf(defaultSource)
  const facts = Array.from({ length: hosts }, (_, index) => hostFacts(defaultSource, sites, index + 1))
  return alertsOf(defaultSource, facts, Math.floor(now / DAY))
    .toReversed()
    .map((alert) => alertPageRow(alert, now))
}
