import type { SqlServerLicenseType } from '@inventory-console/api-mocks/contract'

/** Edition and version of a SQL Server license type, such as "STD - 2019"; empty without a type. */
export function editionVersion(type: SqlServerLicenseType | undefined): string {
  return type ? [type.edition, type.version].filter(Boolean).join(' - ') : ''
}
