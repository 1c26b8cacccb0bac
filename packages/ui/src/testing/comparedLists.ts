/** A list of the API, compared in tests without code of the console. */
export interface RawList {
  /** Path of its page. */
  page: string
  path: string
  /** Field with the array; absent if the response is the array. */
  field?: string
  /** Field with the nested part, next to the names of host and database. */
  part?: string
  /** Fields that identify a row. */
  key: readonly string[]
  /** Displayed fields that are not measurements. */
  configuration: readonly (string | ((row: RawRow) => unknown))[]
}

export type RawRow = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is RawRow => typeof value === 'object' && value !== null
export const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
/** Sorted names. */
function sortedNames(values: readonly unknown[]): readonly string[] {
  return values.map((item) => String(isRecord(item) ? item['name'] : item)).toSorted()
}

/** Flattened rows of a response. */
export function rawRows({ field, part }: RawList, body: unknown): readonly RawRow[] {
  const rows = field !== undefined && isRecord(body) ? body[field] : body
  return arrayOf(rows)
    .filter(isRecord)
    .map((row) => {
      const nested = part === undefined ? null : row[part]
      return isRecord(nested) ? { ...nested, ...row } : row
    })
}

export function valueAt(row: RawRow, field: string): unknown {
  return field.split('.').reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), row)
}

function rawKey({ key }: RawList, row: RawRow): string {
  return JSON.stringify(key.map((field) => valueAt(row, field) ?? ''))
}

/** Counts added, removed and reconfigured rows. */
export function countDifferences(list: RawList, before: readonly RawRow[], after: readonly RawRow[]) {
  const configurationText = (row: RawRow) =>
    JSON.stringify(
      list.configuration.map((field) => (typeof field === 'string' ? valueAt(row, field) : field(row)) ?? ''),
    )
  const differences = { added: 0, removed: 0, changed: 0 }
  const keys = new Set([...before, ...after].map((row) => rawKey(list, row)))
  const groupByKey = (rows: readonly RawRow[]) => {
    const valuesByKey = new Map<string, string[]>()
    for (const row of rows) {
      const key = rawKey(list, row)
      valuesByKey.set(key, [...(valuesByKey.get(key) ?? []), configurationText(row)])
    }
    return valuesByKey
  }
  const [valuesBefore, valuesAfter] = [groupByKey(before), groupByKey(after)]
  for (const key of keys) {
    const unmatchedBefore = [...(valuesBefore.get(key) ?? [])]
    const valuesLater = valuesAfter.get(key) ?? []
    const paired = Math.min(unmatchedBefore.length, valuesLater.length)
    let unchanged = 0
    differences.added += valuesLater.length - paired
    differences.removed += unmatchedBefore.length - paired
    for (const text of valuesLater) {
      const index = unmatchedBefore.indexOf(text)
      if (index === -1) continue
      unmatchedBefore.splice(index, 1)
      unchanged += 1
    }
    differences.changed += paired - unchanged
  }
  return differences
}

/** The API measures memory only for these technologies and sends 0 for others. */
const memory = (row: RawRow) =>
  row['memory'] === 0 && row['type'] !== 'Oracle/Database' && row['type'] !== 'Oracle/MySQL'
    ? null
    : row['memory']

/** A list of each shape: nested fields, a compound key, sums, a bare array. */
export const comparedLists = {
  hosts: {
    page: '/hosts',
    path: '/api/hosts?mode=summary',
    field: 'hosts',
    key: ['hostname'],
    configuration: [
      'environment',
      'location',
      'cluster',
      'virtualizationNode',
      'agentVersion',
      'technology',
      'info.hardwareAbstractionTechnology',
      'info.cpuModel',
      'info.cpuThreads',
      'info.cpuCores',
      'info.cpuSockets',
      'info.os',
      'info.osVersion',
      'info.kernel',
      'info.kernelVersion',
      'info.clusterwareVersion',
      'info.memoryTotal',
      'info.swapTotal',
      'clusterMembershipStatus',
      ({ databases }) =>
        isRecord(databases) ? sortedNames([...new Set(Object.values(databases).flatMap(arrayOf))]) : [],
      ({ missingDatabases }) =>
        sortedNames(
          arrayOf(missingDatabases).filter((missing) => isRecord(missing) && missing['ignored'] !== true),
        ),
    ],
  },
  databases: {
    page: '/databases',
    path: '/api/hosts/technologies/all/databases',
    field: 'databases',
    key: ['hostname', 'type', 'name'],
    configuration: [
      'environment',
      'location',
      'archivelog',
      'disasterRecovery',
      'highAvailability',
      'version',
      'charset',
      memory,
    ],
  },
  usedLicensesPerCluster: {
    page: '/licenses/used?tab=clusters',
    path: '/api/hosts/technologies/all/databases/licenses-used-per-cluster',
    field: 'usedLicensesPerCluster',
    key: ['cluster', 'licenseTypeID'],
    configuration: ['description', 'metric', 'usedLicenses', (row) => sortedNames(arrayOf(row['hostnames']))],
  },
  tablespaces: {
    page: '/oracle/tablespaces',
    path: '/api/hosts/technologies/oracle/databases/tablespaces',
    key: ['hostname', 'name'],
    configuration: ['maxSize', 'status'],
  },
} as const satisfies Record<string, RawList>
