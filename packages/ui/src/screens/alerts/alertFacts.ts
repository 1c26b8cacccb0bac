import type { Alert } from '@inventory-console/api-mocks/contract'
import { alertHost } from '../../domain/alerts.ts'
import { isRecord, ownValue } from '../../lib/records.ts'

/** The contract leaves the values of `otherInfo` open. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

type OtherInfo = Pick<Alert, 'otherInfo'>

function otherInfoValue({ otherInfo }: OtherInfo, key: string): unknown {
  return ownValue(otherInfo ?? undefined, key)
}

/** Depending on the alert code the field holds one name, a comma-separated list or an array. */
export function alertDatabases(alert: OtherInfo): readonly string[] {
  const nameField = otherInfoValue(alert, 'dbNames') ?? otherInfoValue(alert, 'dbname')
  const names: readonly unknown[] = Array.isArray(nameField) ? nameField : text(nameField).split(',')
  return [...new Set(names.map((name) => text(name).trim()))].filter((name) => name !== '')
}

/** The server stores the errors of an agent as texts or as objects with a message. */
export function alertErrors(alert: OtherInfo): readonly string[] {
  const errors = otherInfoValue(alert, 'errors')
  const messageOf = (error: unknown) => text(isRecord(error) ? error['message'] : error)
  return Array.isArray(errors) ? errors.map(messageOf).filter((error) => error !== '') : []
}

export function alertLicenses(alert: OtherInfo): readonly string[] {
  return text(otherInfoValue(alert, 'licenseTypeID'))
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

/** A dismissed host no longer has a page. */
export function hasHostPage(alert: Alert): boolean {
  return alertHost(alert) !== '' && alert.alertStatus !== 'DISMISSED' && alert.alertCode !== 'DISMISSED_HOST'
}
