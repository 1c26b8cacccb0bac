import type {
  DiskGroupRow,
  OracleAddm,
  OracleBackup,
  OracleFeatureUsageStat,
  OracleGrantDba,
  OraclePartitioning,
  OraclePatch,
  OraclePdbService,
  OracleSchema,
  OracleSegmentAdvisor,
  OracleService,
  OracleTablespace,
} from '@inventory-console/api-mocks/contract'
import type { Column } from '../data-table/columns/column.ts'
import { shortAdvice, shortUpdate } from '../domain/shortForms.ts'
import { gibibytes } from '../lib/format.ts'

/** Most costly findings first. */
export const benefitColumn: Column<OracleAddm> = {
  id: 'benefit',
  kind: 'percent',
  measured: true,
  width: 216,
  filter: 'range',
  sorted: 'descending',
}

const finding: Column<OracleAddm> = { id: 'finding', kind: 'text', width: 400, filter: 'oneOf' }
const recommendationColumns: readonly Column<OracleAddm>[] = [
  { id: 'recommendation', kind: 'text', width: 240, filter: 'oneOf' },
  { id: 'action', kind: 'text', width: 480, filter: 'text' },
]

export const findingColumns: readonly Column<OracleAddm>[] = [finding, ...recommendationColumns]

/** Columns in a database, where the finding identifies the row. */
export const addmColumns: readonly Column<OracleAddm>[] = [finding, benefitColumn, ...recommendationColumns]

export const backupColumns: readonly Column<OracleBackup>[] = [
  // Plain text with a label for each code.
  { id: 'backupType', header: 'type', kind: 'badge', width: 176, tone: () => 'success', filter: 'oneOf' },
  { id: 'weekDays', kind: 'week', filter: 'oneOf' },
  { id: 'hour', kind: 'text', width: 96, filter: 'oneOf' },
  { id: 'avgBckSize', kind: 'gigabytes', measured: true, width: 136, filter: 'range' },
  { id: 'retention', kind: 'text', width: 136, filter: 'oneOf' },
]

export const diskGroupColumns: readonly Column<Omit<DiskGroupRow, 'hostname' | 'databases'>>[] = [
  { id: 'diskGroupName', kind: 'text', card: 'name', filter: 'text' },
  { id: 'totalSpace', kind: 'gigabytes', width: 136, filter: 'range' },
  { id: 'usedSpace', kind: 'gigabytes', measured: true, width: 136, filter: 'range' },
  {
    id: 'percentageUsedSpace',
    header: 'used',
    kind: 'fill',
    measured: true,
    filter: 'range',
    sorted: 'descending',
  },
  { id: 'freeSpace', kind: 'gigabytes', measured: true, width: 136, filter: 'range' },
  { id: 'percentageFreeSpace', kind: 'percent', measured: true, hidden: true, filter: 'range' },
]

/** The API returns YES or NO in any letter case. Another value is shown as sent. */
function yes(value: string): boolean | string | null {
  const answer = value.toLowerCase()
  return answer === 'yes' ? true : answer === 'no' ? false : value
}

export const grantColumns: readonly Column<OracleGrantDba>[] = [
  { id: 'grantee', kind: 'text', width: 200, filter: 'oneOf' },
  {
    id: 'adminOption',
    kind: 'boolean',
    width: 136,
    value: ({ adminOption }) => yes(adminOption),
    filter: 'yesNo',
  },
  {
    id: 'defaultRole',
    kind: 'boolean',
    width: 136,
    value: ({ defaultRole }) => yes(defaultRole),
    filter: 'yesNo',
  },
]

export const optionColumns: readonly Column<OracleFeatureUsageStat>[] = [
  { id: 'product', kind: 'text', filter: 'oneOf' },
  { id: 'feature', kind: 'text', filter: 'oneOf' },
  { id: 'currentlyUsed', kind: 'boolean', filter: 'yesNo' },
  { id: 'detectedUsages', kind: 'number', measured: true, filter: 'range', sorted: 'descending' },
  { id: 'lastUsageDate', kind: 'date', measured: true, hidden: true, filter: 'days' },
  { id: 'firstUsageDate', kind: 'date', hidden: true, filter: 'days' },
  { id: 'extraFeatureInfo', kind: 'text', hidden: true, filter: 'oneOf' },
]

export const partitioningColumns: readonly Column<OraclePartitioning>[] = [
  { id: 'segmentName', kind: 'text', width: 200, filter: 'oneOf' },
  { id: 'owner', header: 'segmentOwner', kind: 'text', filter: 'oneOf' },
  { id: 'count', kind: 'number', width: 120, filter: 'range' },
  {
    id: 'mb',
    header: 'size',
    kind: 'gigabytes',
    measured: true,
    width: 128,
    value: ({ mb }) => gibibytes(mb),
    filter: 'range',
    sorted: 'descending',
  },
]

export const patchColumns: readonly Column<OraclePatch>[] = [
  { id: 'action', kind: 'text', width: 120, filter: 'oneOf' },
  { id: 'date', kind: 'date', filter: 'days', sorted: 'descending' },
  { id: 'description', kind: 'text', width: 360, short: shortUpdate, filter: 'text' },
  // Numeric, but an identifier: no thousands separators, and substring search.
  { id: 'patchID', kind: 'text', width: 120, value: ({ patchID }) => String(patchID), filter: 'text' },
  { id: 'version', kind: 'version', hidden: true, filter: 'oneOf' },
]

/** The API does not document the unit of the four sizes, so their headers have none and their hints say so. */
export const schemaColumns: readonly Column<OracleSchema>[] = [
  { id: 'user', kind: 'text', filter: 'oneOf' },
  { id: 'total', kind: 'number', measured: true, filter: 'range', sorted: 'descending' },
  { id: 'tables', kind: 'number', measured: true, filter: 'range' },
  {
    id: 'indexes',
    kind: 'number',
    measured: true,
    // Some server versions send `maxindexes` instead.
    value: ({ indexes, maxindexes }) => indexes ?? maxindexes ?? null,
    filter: 'range',
  },
  { id: 'lob', kind: 'number', measured: true, filter: 'range' },
  { id: 'accountStatus', kind: 'text', translated: true, filter: 'oneOf' },
]

export const reclaimableColumn: Column<OracleSegmentAdvisor> = {
  id: 'reclaimable',
  kind: 'gigabytes',
  measured: true,
  filter: 'range',
  sorted: 'descending',
}

const segmentOwner: Column<OracleSegmentAdvisor> = {
  id: 'segmentOwner',
  kind: 'text',
  width: 184,
  filter: 'text',
}
const segmentName: Column<OracleSegmentAdvisor> = {
  id: 'segmentName',
  kind: 'text',
  width: 184,
  filter: 'text',
}
const segmentAdviceColumns: readonly Column<OracleSegmentAdvisor>[] = [
  { id: 'segmentType', kind: 'text', width: 152, filter: 'oneOf' },
  { id: 'partitionName', kind: 'text', hidden: true, filter: 'text' },
  // Contains Oracle's estimated savings.
  { id: 'recommendation', kind: 'text', measured: true, width: 280, short: shortAdvice, filter: 'text' },
]

export const segmentColumns: readonly Column<OracleSegmentAdvisor>[] = [
  segmentOwner,
  segmentName,
  ...segmentAdviceColumns,
]

/** Columns in a database, where the segment identifies the row. */
export const segmentAdvisorColumns: readonly Column<OracleSegmentAdvisor>[] = [
  segmentName,
  segmentOwner,
  reclaimableColumn,
  ...segmentAdviceColumns,
]

const failover = { group: 'failover', hidden: true } as const
const serviceName: readonly Column<OraclePdbService>[] = [
  { id: 'name', kind: 'text', width: 240, filter: 'text' },
]
const enabledToDelay: readonly Column<OraclePdbService>[] = [
  { id: 'enabled', kind: 'boolean', filter: 'yesNo' },
  { id: 'failoverMethod', kind: 'text', ...failover, filter: 'oneOf' },
  { id: 'failoverType', header: 'type', kind: 'text', ...failover, filter: 'oneOf' },
  { id: 'failoverRetries', kind: 'number', ...failover, filter: 'range' },
  // The API passes on the agent's value, a string or a number.
  { id: 'failoverDelay', kind: 'text', ...failover, value: ({ failoverDelay }) => delayText(failoverDelay) },
  { id: 'creationDate', kind: 'date', filter: 'days', optional: true },
]

function delayText(delay: unknown): string {
  return typeof delay === 'string' || typeof delay === 'number' ? String(delay) : ''
}

export const pdbServiceColumns: readonly Column<OraclePdbService>[] = [...serviceName, ...enabledToDelay]

export const serviceColumns: readonly Column<OracleService>[] = [
  ...serviceName,
  { id: 'containerName', kind: 'text', width: 184, filter: 'oneOf' },
  ...enabledToDelay,
]

/** In percent. */
export const usedShare: Column<OracleTablespace> = {
  id: 'usedPerc',
  header: 'used',
  kind: 'fill',
  measured: true,
  card: 'fact',
  filter: 'range',
  sorted: 'descending',
}

export const tablespaceColumns: readonly Column<OracleTablespace>[] = [
  { id: 'name', kind: 'text', width: 184, card: 'name', filter: 'text' },
  { id: 'status', kind: 'status', width: 120, filter: 'oneOf' },
  {
    id: 'used',
    header: 'used',
    kind: 'gigabytes',
    measured: true,
    width: 128,
    value: ({ used }) => gibibytes(used),
    filter: 'range',
  },
  usedShare,
  {
    id: 'total',
    kind: 'gigabytes',
    measured: true,
    width: 128,
    value: ({ total }) => gibibytes(total),
    filter: 'range',
  },
  {
    id: 'maxSize',
    kind: 'gigabytes',
    width: 136,
    value: ({ maxSize }) => gibibytes(maxSize),
    filter: 'range',
  },
]
