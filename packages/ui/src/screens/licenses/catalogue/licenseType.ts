import type {
  MysqlLicenseType,
  OracleLicenseType,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import type { Vendor } from '../../../domain/licenses/inputs.ts'

/** A license type of any vendor. */
export interface LicenseType {
  vendor: Vendor
  id: string
  itemDescription: string
  /** Empty for MySQL and SQL Server, whose contracts choose it. */
  metric: string
  /** List price of one license; null without a price. */
  cost: number | null
  aliases: readonly string[]
  /** Null for MySQL and SQL Server. */
  option: boolean | null
  editionVersion: string
  /** As on the price list; null if it cannot be edited. */
  listed: OracleLicenseType | null
}

const constant = { metric: '', cost: null, aliases: [], option: null, listed: null } as const

export function ofOracle(type: OracleLicenseType): LicenseType {
  return {
    vendor: 'oracle',
    id: type.id,
    itemDescription: type.itemDescription,
    metric: type.metric,
    cost: type.cost > 0 ? type.cost : null,
    aliases: type.aliases,
    option: type.option,
    editionVersion: '',
    listed: type,
  }
}

export function ofMysql({ id, itemDescription }: MysqlLicenseType): LicenseType {
  return { ...constant, vendor: 'mysql', id, itemDescription, editionVersion: '' }
}

export function ofSqlServer(type: SqlServerLicenseType): LicenseType {
  const { id, itemDescription } = type
  return { ...constant, vendor: 'microsoft', id, itemDescription, editionVersion: editionVersion(type) }
}

/** Unique in the catalogue. */
export function keyOf({ vendor, id }: Pick<LicenseType, 'vendor' | 'id'>): string {
  return `${vendor} ${id}`
}

/** Users of a license type. */
interface LicenseTypeUse {
  /** Rows of the used licenses. */
  usages: number
  databases: number
  hosts: number
}

export interface ListedLicenseType extends LicenseType {
  /** Null while unknown. */
  use: LicenseTypeUse | null
  /** Null while unknown. */
  contracts: number | null
}

interface Used {
  licenseTypeID: string
  hostname: string
  dbName: string
}

/** Counts the users of each license type. A list that is not loaded is null. */
export function withUse(
  types: readonly LicenseType[],
  used: readonly Used[] | null,
  contracts: Readonly<Record<Vendor, readonly { licenseTypeID: string }[] | null>>,
): ListedLicenseType[] {
  const usedBy = used && Map.groupBy(used, ({ licenseTypeID }) => licenseTypeID)
  const countIn = (list: readonly { licenseTypeID: string }[] | null, id: string) =>
    list && list.filter(({ licenseTypeID }) => licenseTypeID === id).length
  return types.map((type) => ({
    ...type,
    use: usedBy && useOf(usedBy.get(type.id) ?? []),
    contracts: countIn(contracts[type.vendor], type.id),
  }))
}

function useOf(rows: readonly Used[]): LicenseTypeUse {
  return {
    usages: rows.length,
    databases: new Set(rows.map(({ hostname, dbName }) => JSON.stringify([hostname, dbName]))).size,
    hosts: new Set(rows.map(({ hostname }) => hostname)).size,
  }
}

/** Edition and version of a SQL Server license type, such as "STD - 2019"; empty without a type. */
export function editionVersion(type: SqlServerLicenseType | undefined): string {
  return type ? [type.edition, type.version].filter(Boolean).join(' - ') : ''
}
