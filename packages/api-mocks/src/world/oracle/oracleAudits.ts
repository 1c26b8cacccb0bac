import type { PgsqlMigrability } from '../../contract/index.ts'
import { chance, pick, weighted, type Chance, type Pool } from '../../lib/seeded.ts'
import type { Container } from './oracleContainers.ts'
import { ownersOf } from './oracleObjects.ts'

export type Light = 'green' | 'yellow' | 'red'

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
const objectTypes: Pool<string> = ['PROCEDURE', 'FUNCTION', 'PACKAGE', 'PACKAGE BODY', 'TRIGGER', 'TYPE BODY']

/** Few lines, a fair number, many, and none of that metric at all. */
const linesOfCode: Pool<readonly [number, readonly [from: number, most: number] | undefined]> = [
  [38, [0, 999]],
  [28, [1000, 9000]],
  [30, [10_001, 240_000]],
  [4, undefined],
]

/** Obstacles of a migration to PostgreSQL: metrics first, then objects by schema. Empty if not measured. */
export function migrabilityOf(container: Container): PgsqlMigrability[] {
  const { number, holdsData, isReadable } = container
  if (!holdsData || !isReadable || number(191) % 7 === 0) return []
  const lines = weighted(linesOfCode, number(192))
  const rows: PgsqlMigrability[] = metrics.flatMap((metric, index): PgsqlMigrability[] => {
    if (metric !== 'PLSQL LINES') return [{ metric, Count: number(193 + index) % (8 + index * 60) }]
    return lines === undefined ? [] : [{ metric, Count: lines[0] + (number(193) % lines[1]) }]
  })
  return [
    ...rows,
    ...ownersOf(container).flatMap((schema, index) => objectsOf(schema, chance(number(194), index))),
  ]
}

function objectsOf(schema: string, number: Chance): PgsqlMigrability[] {
  return Array.from({ length: 1 + (number(1) % 4) }, (_, index) => ({
    schema,
    objectType: pick(objectTypes, number(2) + index),
    Count: 1 + (number(3 + index) % 90),
  }))
}

/** Undefined without the metric PLSQL LINES. */
export function lightOf(rows: readonly PgsqlMigrability[]): Light | undefined {
  const lines = rows.find(({ metric }) => metric === 'PLSQL LINES')
  if (lines === undefined) return undefined
  if (lines.Count < 1000) return 'green'
  return lines.Count <= 10_000 ? 'yellow' : 'red'
}

/** True with little code and few database links. */
export function canMigrate(container: Container): boolean {
  const rows = migrabilityOf(container)
  const links = rows.find(({ metric }) => metric === 'DB LINKS')?.Count ?? 0
  return lightOf(rows) === 'green' && links < 250
}

const policies = [
  'ORA_LOGON_FAILURES',
  'ORA_SECURECONFIG',
  'ORA_ACCOUNT_MGMT',
  'ORA_DATABASE_PARAMETER',
  'ORA_CIS_RECOMMENDATIONS',
] as const

/** The audit policies that are switched on in the database or PDB. */
export function policiesOf({ number, isReadable }: Container): string[] {
  const lot = number(201) % 20
  if (!isReadable || lot < 3) return []
  if (lot < 12) return [...policies].slice(0, 2 + (number(202) % 4))
  return policies.filter((_policy, index) => (number(203) >>> index) % 2 === 1)
}
