import type { Alert } from '@inventory-console/api-mocks/contract'

/** Decoded only in part: any field may be missing or malformed. */
type Read = { readonly [Key in keyof Alert]?: unknown }

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function told({ otherInfo }: Read, key: string): unknown {
  return typeof otherInfo === 'object' && otherInfo !== null ? Reflect.get(otherInfo, key) : undefined
}

export function alertHost(alert: Read): string {
  return text(alert.hostname) || text(told(alert, 'hostname'))
}

/** Depending on the alert code the field holds one name, a comma-separated list or an array. */
export function alertDatabases(alert: Read): readonly string[] {
  const named = told(alert, 'dbNames') ?? told(alert, 'dbname')
  const names: readonly unknown[] = Array.isArray(named) ? named : text(named).split(',')
  return [...new Set(names.map((name) => text(name).trim()))].filter((name) => name !== '')
}

export function alertErrors(alert: Read): readonly string[] {
  const errors = told(alert, 'errors')
  return Array.isArray(errors) ? errors.map(text).filter((error) => error !== '') : []
}

export function alertLicenses(alert: Read): readonly string[] {
  return text(told(alert, 'licenseTypeID'))
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

/** A dismissed host no longer has a page. */
export function hasHostPage(alert: Read): boolean {
  return alertHost(alert) !== '' && alert.alertStatus !== 'DISMISSED' && alert.alertCode !== 'DISMISSED_HOST'
}
