import type {
  MysqlLicenseType,
  OracleLicenseType,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import type { Vendor } from '../../../domain/licenses/inputs.ts'
import { calculated, extendRow } from '../../../lib/unreadValues.ts'

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
  return extendRow(type, {
    vendor: 'oracle' as const,
    get cost() {
      return type.cost > 0 ? type.cost : null
    },
    editionVersion: '',
    listed: type,
  })
}

export function ofMysql(type: MysqlLicenseType): LicenseType {
  return extendRow(type, { ...constant, vendor: 'mysql' as const, editionVersion: '' })
}

export function ofSqlServer(type: SqlServerLicenseType): LicenseType {
  return extendRow(type, {
    ...constant,
    vendor: 'microsoft' as const,
    get editionVersion() {
      return editionVersion(type)
    },
  })
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
  const usedBy = calculated(() => used && groupByType(used))
  const contractsBy = {
    oracle: calculated(() => contracts.oracle && groupByType(contracts.oracle)),
    mysql: calculated(() => contracts.mysql && groupByType(contracts.mysql)),
    microsoft: calculated(() => contracts.microsoft && groupByType(contracts.microsoft)),
  }
  return types.map((type) => {
    const use = calculated(() => {
      const rows = usedBy()
      return rows && useOf(rows.get(type.id) ?? [])
    })
    // Read when they are shown, so that the cell of one that could not be read is marked.
    return extendRow(type, {
      get use() {
        return use()
      },
      get contracts() {
        const rows = contractsBy[type.vendor]()
        return rows && (rows.get(type.id) ?? []).length
      },
    })
  })
}

function groupByType<Row extends { licenseTypeID: string }>(rows: readonly Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ licenseTypeID }) => licenseTypeID)
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
