import type { MigrabilityRow, PgsqlMigrability, PoliciesAuditRow } from '../../contract/wire.ts'
import { sum } from '../../lib/decimals.ts'
import { type Fake, weights } from '../../lib/random.ts'
import type { OracleFacts } from './oracleFacts.ts'
import { applicationSchemasOf, ownersOf, partitioningsOf } from './oracleObjects.ts'
import { optionUses } from './oracleOptions.ts'
import type { Container, OracleSnapshot } from './oracleSnapshot.ts'

const metrics = [
  'PLSQL LINES',
  'TABLES',
  'PARTITIONED TABLES',
  'INDEXES',
  'VIEWS',
  'MATERIALIZED VIEWS',
  'SEQUENCES',
  'TRIGGERS',
  'DB LINKS',
  'JOBS',
] as const

const objectTypes: readonly string[] = [
  'PROCEDURE',
  'FUNCTION',
  'PACKAGE',
  'PACKAGE BODY',
  'TRIGGER',
  'TYPE BODY',
]

const policies = [
  'ORA_LOGON_FAILURES',
  'ORA_SECURECONFIG',
  'ORA_ACCOUNT_MGMT',
  'ORA_DATABASE_PARAMETER',
  'ORA_CIS_RECOMMENDATIONS',
] as const

export type SemaphoreColor = 'green' | 'yellow' | 'red'

/** Lines of code at each level of migrability; undefined without the metric. */
const linesOfCode = weights<readonly [from: number, most: number] | undefined>([
  [38, [0, 999]],
  [28, [1000, 9000]],
  [30, [10_001, 240_000]],
  [4, undefined],
])

/** Obstacles of a migration to PostgreSQL: metrics first, then objects by schema. Empty if not measured. */
export function migrabilityOf(container: Container): PgsqlMigrability[] {
  const { fake, holdsData, isReadable, reported } = container
  if (reported) return reported.pgsqlMigrability ?? []
  if (!holdsData || !isReadable || fake(191).datatype.boolean(1 / 7)) return []
  const owners = ownersOf(container)
  const schemas = applicationSchemasOf(container)
  const range = fake(192).helpers.weightedArrayElement(linesOfCode)
  const lines = range && fake(193).number.int({ min: range[0], max: range[1] })
  const counts: Readonly<Record<string, number>> = {
    TABLES: sum(schemas.map(({ tables }) => tables)),
    INDEXES: sum(schemas.map(({ indexes = 0 }) => indexes)),
    'PARTITIONED TABLES': usesPartitioning(container.database) ? partitioningsOf(container, 0).length : 0,
  }
  const rows: PgsqlMigrability[] = metrics.flatMap((metric, index): PgsqlMigrability[] => {
    if (metric !== 'PLSQL LINES')
      return [{ metric, Count: counts[metric] ?? fake(193 + index).number.int(8 + index * 60 - 1) }]
    return lines === undefined ? [] : [{ metric, Count: lines }]
  })
  // All objects together have at most as many lines as the database.
  const most = Math.floor(Math.min(90, (lines ?? LINES_UNKNOWN) / (owners.length * 4)))
  if (most === 0) return rows
  return [...rows, ...owners.flatMap((schema, index) => objectsOf(schema, most, fake.part(194, index)))]
}

const LINES_UNKNOWN = 10_000

function usesPartitioning(database: OracleFacts): boolean {
  return optionUses(database).some(({ product, lastUsed }) => product === 'Partitioning' && lastUsed === 0)
}

function objectsOf(schema: string, most: number, fake: Fake): PgsqlMigrability[] {
  return fake(2)
    .helpers.arrayElements(objectTypes, { min: 1, max: 4 })
    .map((objectType, index) => ({
      schema,
      objectType,
      Count: fake(3 + index).number.int({ min: 1, max: most }),
    }))
}

/** Undefined without the metric PLSQL LINES. */
export function semaphoreColorOf(rows: readonly PgsqlMigrability[]): SemaphoreColor | undefined {
  const lines = rows.find(({ metric }) => metric === 'PLSQL LINES')
  if (lines === undefined) return undefined
  if (lines.Count < 1000) return 'green'
  return lines.Count <= 10_000 ? 'yellow' : 'red'
}

/** True with little code and few database links. */
export function canMigrate(container: Container): boolean {
  const rows = migrabilityOf(container)
  const links = rows.find(({ metric }) => metric === 'DB LINKS')?.Count ?? 0
  return semaphoreColorOf(rows) === 'green' && links < 250
}

/** The audit policies that are switched on in the database or PDB. */
export function policiesOf({ fake, isReadable, reported }: Container): string[] {
  if (reported) return reported.policiesAudit ?? []
  const roll = fake(201).number.int(19)
  if (!isReadable || roll < 3) return []
  if (roll < 12) return [...policies].slice(0, fake(202).number.int({ min: 2, max: 5 }))
  return fake(203).helpers.arrayElements(policies, { min: 0, max: policies.length })
}

/** Compares the policies of a container with the configured ones. `more` names a PDB. */
export function policyRow<More extends object>(
  { report, database }: OracleSnapshot,
  container: Container,
  configured: string[],
  more: More,
): PoliciesAuditRow & More {
  const present = policiesOf(container)
  const notmatched = configured.filter((name) => !present.includes(name))
  return {
    hostname: report.row.hostname,
    dbName: database.name,
    ...more,
    flag: present.length === 0 ? 'N/A' : notmatched.length === 0 ? 'green' : 'red',
    policiesAuditConfigured: configured,
    policiesAudit: present,
    matched: configured.filter((name) => present.includes(name)),
    notmatched,
  }
}

/** Empty for a container without metrics. Without the deciding metric the row is red. */
export function migrabilityRows<More extends object>(
  { report, database }: OracleSnapshot,
  container: Container,
  more: More,
): (MigrabilityRow & More)[] {
  const metrics = migrabilityOf(container)
  if (metrics.length === 0) return []
  const names = { hostname: report.row.hostname, dbname: database.name, ...more }
  return [{ ...names, flag: semaphoreColorOf(metrics) ?? 'red', metrics }]
}
