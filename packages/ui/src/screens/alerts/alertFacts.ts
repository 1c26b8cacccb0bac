import type { Alert } from '@inventory-console/api-mocks/contract'

/** Decoded only in part: any field may be missing or malformed. */
type UncheckedAlert = { readonly [Key in keyof Alert]?: unknown }

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function otherInfoValue({ otherInfo }: UncheckedAlert, key: string): unknown {
  return typeof otherInfo === 'object' && otherInfo !== null ? Reflect.get(otherInfo, key) : undefined
}

export function alertHost(alert: UncheckedAlert): string {
  return text(alert.hostname) || text(otherInfoValue(alert, 'hostname'))
}

/** Depending on the alert code the field holds one name, a comma-separated list or an array. */
export function alertDatabases(alert: UncheckedAlert): readonly string[] {
  const nameField = otherInfoValue(alert, 'dbNames') ?? otherInfoValue(alert, 'dbname')
  const names: readonly unknown[] = Array.isArray(nameField) ? nameField : text(nameField).split(',')
  return [...new Set(names.map((name) => text(name).trim()))].filter((name) => name !== '')
}

export function alertErrors(alert: UncheckedAlert): readonly string[] {
  const errors = otherInfoValue(alert, 'errors')
  return Array.isArray(errors) ? errors.map(text).filter((error) => error !== '') : []
}

export function alertLicenses(alert: UncheckedAlert): readonly string[] {
  return text(otherInfoValue(alert, 'licenseTypeID'))
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

/** A dismissed host no longer has a page. */
export function hasHostPage(alert: UncheckedAlert): boolean {
  return alertHost(alert) !== '' && alert.alertStatus !== 'DISMISSED' && alert.alertCode !== 'DISMISSED_HOST'
}
