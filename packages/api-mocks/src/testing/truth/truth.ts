import { readFileSync } from 'node:fs'
import type {
  ClusterVeritasLicense,
  Dashboard,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  LicenseCompliance,
  MySQLContract,
  OracleContract,
  OracleLicenseType,
  SqlServerContract,
} from '../../contract/wire.ts'
import { createWorld } from '../../world/createWorld.ts'
import type { AgentReport } from '../../world/hosts/reportedHosts.ts'
import { replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import type { StoredOracleContract } from '../../world/licenses/contracts/storedContracts.ts'
import type { World } from '../../world/world.ts'

export interface Answers {
  used: DatabaseUsedLicense[]
  usedPerHost: DatabaseUsedLicensePerHost[]
  usedPerCluster: DatabaseUsedLicensePerCluster[]
  usedVeritas: ClusterVeritasLicense[]
  compliance: LicenseCompliance[]
  oracleContracts: Omit<OracleContract, 'id'>[]
}

interface Difference {
  removed: unknown[]
  added: unknown[]
}

interface Change {
  name: string
  what: string
  /** Posted again. */
  reports: AgentReport[]
  calls: ContractCall[]
  /** Differences to the answers of the base. */
  answers: Partial<Record<keyof Answers, Difference>>
}

type ContractCall =
  | { path: '/contracts/mysql/database'; body: Omit<MySQLContract, 'id'> }
  | { path: '/contracts/microsoft/database'; body: Omit<SqlServerContract, 'id'> }

/** What was posted to a server 2.54.0 and what it answered, before and after single changes. */
export interface Truth {
  reports: AgentReport[]
  licenseTypes: OracleLicenseType[]
  contracts: {
    oracle: Omit<StoredOracleContract, 'id'>[]
    mysql: Omit<MySQLContract, 'id'>[]
    sqlServer: Omit<SqlServerContract, 'id'>[]
  }
  answers: Answers
  dashboard: Dashboard
  changes: Change[]
}

export const truth: Truth = JSON.parse(readFileSync(new URL('seed1.json', import.meta.url), 'utf8'))

/** Id of a contract by its position; the server assigns random ones. */
const numbered = <Contract>(contracts: readonly Contract[]) =>
  contracts.map((contract, index) => ({ ...contract, id: String(index).padStart(24, '0') }))

/** The world of the reports of the base, or after a change, with its license types and contracts. */
export function truthWorld(change?: Change): World {
  const posted = new Map(truth.reports.map((report) => [report['hostname'], report]))
  for (const report of change?.reports ?? []) posted.set(report['hostname'], report)
  const world = createWorld({ reports: [...posted.values()] })
  world.priceList = new Map(truth.licenseTypes.map((type) => [type.id, type]))
  const added = change?.calls ?? []
  replaceContracts(world, {
    oracle: numbered(truth.contracts.oracle),
    mysql: numbered([
      ...truth.contracts.mysql,
      ...added.flatMap((call) => (call.path === '/contracts/mysql/database' ? call.body : [])),
    ]),
    microsoft: numbered([
      ...truth.contracts.sqlServer,
      ...added.flatMap((call) => (call.path === '/contracts/microsoft/database' ? call.body : [])),
    ]),
  })
  return world
}

/** The server's rows of an answer, as text. Ids and the order of rows are left out. */
export function expectedRows(answer: keyof Answers, change?: Change): string[] {
  const base = truth.answers[answer].map(textOf)
  const difference = change?.answers[answer]
  if (difference === undefined) return base.toSorted()
  for (const row of difference.removed.map(textOf)) base.splice(base.indexOf(row), 1)
  return [...base, ...difference.added.map(textOf)].toSorted()
}

const unordered = new Set(['databaseNames', 'hostnames'])

/** A row with sorted keys. The order of names depends on when a host reported. */
export function textOf(row: unknown): string {
  return JSON.stringify(row, (key: string, value: unknown) => {
    if (unordered.has(key) && Array.isArray(value)) return value.map(String).toSorted()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== 'id' || 'count' in value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  })
}
