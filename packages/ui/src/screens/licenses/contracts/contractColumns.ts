import type {
  MySQLContract,
  MysqlLicenseType,
  OracleContract,
  SqlServerContract,
  SqlServerLicenseType,
} from '@inventory-console/api-mocks/contract'
import { supportDays, supportExpiration } from '../../../columns/renewals.ts'
import { descriptionOf, metricOf } from '../../../columns/usedLicense.ts'
import type { Column, Mark } from '../../../data-table/columns/column.ts'
import type { Peek } from '../../../data-table/peek/RowPeek.tsx'
import { availableCount, isCounted, purchasedCount } from '../../../domain/licenses/purchasedLicenses.ts'
import { shortMetric } from '../../../domain/shortForms.ts'
import { editionVersion } from '../catalogue/licenseType.ts'

/** `hasReferences` adds the column of reference numbers; false if all of them are empty. */
export function oracleColumns(hasReferences: boolean): readonly Column<OracleContract>[] {
  const reference: readonly Column<OracleContract>[] = hasReferences
    ? [{ id: 'referenceNumber', kind: 'text', width: 152, hidden: true, filter: 'text' }]
    : []
  return [
    { id: 'contractID', kind: 'text', width: 152, filter: 'text' },
    { id: 'licenseTypeID', kind: 'text', filter: 'text', sorted: 'ascending', card: 'fact' },
    { id: 'itemDescription', header: 'description', kind: 'text', width: 240, card: 'name', filter: 'text' },
    { id: 'metric', kind: 'text', width: 208, short: shortMetric, filter: 'oneOf' },
    {
      id: 'purchased',
      kind: 'number',
      value: purchasedCount,
      mark: (row) => (isCounted(row) ? null : { tone: 'info', id: 'numberUnreported' }),
      filter: 'range',
    },
    { id: 'available', kind: 'number', value: availableCount, filter: 'range' },
    supportExpiration,
    { ...supportDays, card: 'fact' },
    missing,
    { id: 'status', kind: 'text', filter: 'oneOf', card: 'status' },
    { id: 'unlimited', kind: 'boolean', filter: 'yesNo' },
    {
      id: 'hostCount',
      header: 'hosts',
      kind: 'number',
      value: ({ hosts }) => hosts.length,
      mark: shortage,
      filter: 'range',
    },
    {
      id: 'hosts',
      kind: 'list',
      width: 200,
      hidden: true,
      value: ({ hosts }) => hosts.map(({ hostname }) => hostname),
      mark: shortage,
      filter: 'text',
    },
    countColumn('licensesPerCore'),
    countColumn('availableLicensesPerCore'),
    countColumn('licensesPerUser'),
    countColumn('availableLicensesPerUser'),
    { id: 'csi', kind: 'text', hidden: true, filter: 'text' },
    ...reference,
    { id: 'productOrderDate', kind: 'date', hidden: true, filter: 'days' },
    { id: 'basket', kind: 'boolean', hidden: true, filter: 'yesNo' },
    { id: 'restricted', kind: 'boolean', hidden: true, filter: 'yesNo' },
    location,
  ]
}

/** For metrics counted neither by core nor by user the server sends 0, which is rendered as no value. */
function countColumn(
  id: 'licensesPerCore' | 'availableLicensesPerCore' | 'licensesPerUser' | 'availableLicensesPerUser',
): Column<OracleContract> {
  return {
    id,
    kind: 'number',
    hidden: true,
    value: (row) => (isCounted(row) ? row[id] : null),
    filter: 'range',
  }
}

/** Licenses that the hosts of the contract consume beyond those covered by all contracts; null without any. */
export function missingOfHosts({ hosts }: Pick<OracleContract, 'hosts'>): number | null {
  const gaps = hosts.map((host) => Math.max(0, host.consumedLicensesCount - host.totalCoveredLicensesCount))
  const sum = gaps.reduce((total, value) => total + value, 0)
  return sum === 0 ? null : sum
}

const missing: Column<OracleContract> = {
  id: 'missing',
  kind: 'number',
  value: missingOfHosts,
  critical: (row) => missingOfHosts(row) !== null,
  filter: 'range',
}

/** Marks contracts with a host that all contracts together do not fully cover. */
function shortage({ hosts }: OracleContract): Mark | null {
  const isShort = hosts.some((host) => host.totalCoveredLicensesCount < host.consumedLicensesCount)
  return isShort ? { tone: 'danger', id: 'shortage' } : null
}

/** Hidden, because most contracts are for all locations. */
const location: Column<{ location: string }> = {
  id: 'location',
  kind: 'text',
  width: 120,
  hidden: true,
  filter: 'oneOf',
}

interface CountedContract {
  supportExpiration: string | null
  contractID: string
  type: string
  hosts: string[]
  clusters: string[]
  licenseTypeID: string
}

const type: Column<CountedContract> = {
  id: 'type',
  kind: 'text',
  width: 104,
  value: (row) => metricOf(row.type),
  filter: 'oneOf',
}

const associationColumns: readonly Column<CountedContract>[] = [
  { id: 'hosts', kind: 'list', width: 240, filter: 'text' },
  { id: 'clusters', kind: 'list', width: 168, filter: 'text' },
]

/** Marks a license type that is not on the price list. */
function licenseType(types: readonly { id: string }[] | null): Column<CountedContract> {
  const knownIds = types === null ? null : new Set(types.map(({ id }) => id))
  return {
    id: 'licenseTypeID',
    kind: 'text',
    card: 'fact',
    sorted: 'ascending',
    mark: (row) =>
      knownIds === null || knownIds.has(row.licenseTypeID) ? null : { tone: 'warning', id: 'unknownType' },
    filter: 'text',
  }
}

const nameColumns = (types: readonly { id: string }[] | null): readonly Column<CountedContract>[] => [
  { id: 'contractID', kind: 'text', width: 152, filter: 'text' },
  type,
  licenseType(types),
]

/**
 * `types` is `null` while the price list loads, when the descriptions keep their place, and if it failed to load. No type
 * is marked as unknown then.
 */
export function mysqlColumns(
  types: readonly MysqlLicenseType[] | null,
  isLoading = false,
): readonly Column<MySQLContract>[] {
  const descriptions = new Map(types?.map(({ id, itemDescription }) => [id, itemDescription]))
  return [
    ...nameColumns(types),
    {
      id: 'itemDescription',
      header: 'description',
      kind: 'text',
      width: 240,
      card: 'name',
      value: (row) => descriptions.get(row.licenseTypeID),
      later: isLoading,
      filter: 'text',
    },
    supportExpiration,
    { ...supportDays, card: 'fact' },
    { id: 'numberOfLicenses', header: 'licenses', kind: 'number', width: 152, filter: 'range' },
    ...associationColumns,
    { id: 'csi', kind: 'text', width: 112, hidden: true, filter: 'text' },
    location,
  ]
}

export function sqlServerColumns(
  types: readonly SqlServerLicenseType[] | null,
  isLoading = false,
): readonly Column<SqlServerContract>[] {
  const byId = new Map(types?.map((type) => [type.id, type]))
  return [
    // The columns of hosts and clusters say the type.
    ...nameColumns(types).map((column) => (column.id === 'type' ? { ...column, hidden: true } : column)),
    {
      id: 'itemDescription',
      header: 'description',
      kind: 'text',
      width: 280,
      card: 'name',
      value: (row) => descriptionOf(byId.get(row.licenseTypeID)?.itemDescription ?? ''),
      later: isLoading,
      filter: 'text',
    },
    supportExpiration,
    { ...supportDays, card: 'fact' },
    { id: 'licensesNumber', header: 'licenses', kind: 'number', width: 152, filter: 'range' },
    ...associationColumns,
    {
      id: 'editionVersion',
      kind: 'text',
      width: 136,
      // The description has both.
      hidden: true,
      value: (row) => editionVersion(byId.get(row.licenseTypeID)),
      filter: 'oneOf',
    },
    location,
  ]
}

/** Each list has some of these columns. */
export const contractPeek: Peek = {
  figures: ['missing', 'supportExpiration', 'supportDays', 'numberOfLicenses', 'licensesNumber', 'type'],
  facts: [
    'itemDescription',
    'editionVersion',
    'licenseTypeID',
    'metric',
    'status',
    'purchased',
    'available',
    'licensesPerCore',
    'availableLicensesPerCore',
    'licensesPerUser',
    'availableLicensesPerUser',
    'unlimited',
    'hosts',
    'clusters',
    'csi',
    'referenceNumber',
    'productOrderDate',
    'basket',
    'restricted',
    'location',
  ],
}
