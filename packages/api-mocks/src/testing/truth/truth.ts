import { readFileSync } from 'node:fs'
import type {
  ClusterVeritasLicense,
  Dashboard,
  DatabaseUsedLicense,
  DatabaseUsedLicensePerCluster,
  DatabaseUsedLicensePerHost,
  HostInfo,
  LicenseCompliance,
  MySQLContract,
  MySQLInstance,
  OracleContract,
  OracleDbLicense,
  OracleLicenseType,
  SqlServerContract,
} from '../../contract/wire.ts'
import type { Hypervisor } from '../../world/hosts/clusters.ts'
import type { StoredOracleContract } from '../../world/licenses/contracts/storedContracts.ts'
import {
  inventoryOf,
  type HostLicense,
  type LicensedHost,
  type LicenseInventory,
  type LicenseVendor,
} from '../../world/licenses/licenseInventory.ts'
import { mysqlLicenseType } from '../../world/licenses/licenseTypes.ts'
import {
  sqlServerLicenses,
  storedInstances,
  type LicensedInstance,
} from '../../world/licenses/sqlServerLicenses.ts'

/** The parts of an agent report that licenses depend on. */
interface Report {
  hostname: string
  location: string
  info: HostInfo
  clusterMembershipStatus: { veritasClusterHostnames: string[] }
  clusters?: (Omit<Hypervisor, 'capped'> & { vms: { hostname: string; cappedCPU: boolean }[] })[]
  features: {
    oracle?: { database: { databases: { name: string; licenses: OracleDbLicense[] }[] } }
    mysql?: { instances: Pick<MySQLInstance, 'name' | 'license'>[] }
    microsoft?: { sqlServer: { instances: LicensedInstance[] } }
  }
}

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
  reports: Report[]
  calls: ContractCall[]
  /** Differences to the answers of the base. */
  answers: Partial<Record<keyof Answers, Difference>>
}

type ContractCall =
  | { path: '/contracts/mysql/database'; body: Omit<MySQLContract, 'id'> }
  | { path: '/contracts/microsoft/database'; body: Omit<SqlServerContract, 'id'> }

/** What was posted to a server 2.54.0 and what it answered, before and after single changes. */
export interface Truth {
  reports: Report[]
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

/** The hosts, license types and contracts of the base, or after a change. */
export function truthInventory(change?: Change): LicenseInventory {
  const posted = new Map(truth.reports.map((report) => [report.hostname, report]))
  for (const report of change?.reports ?? []) posted.set(report.hostname, report)
  const reports = [...posted.values()]
  const clusters = reports.flatMap(({ hostname, clusters: own = [] }) =>
    own.map(({ vms, ...cluster }) => ({
      reporter: hostname,
      vms,
      hypervisor: { ...cluster, capped: new Set(vms.flatMap((vm) => (vm.cappedCPU ? vm.hostname : []))) },
    })),
  )
  const hosts = reports.map(
    ({ hostname, location, info, clusterMembershipStatus, features }): LicensedHost => ({
      hostname,
      location,
      cpuCores: info.cpuCores,
      cpuModel: info.cpuModel,
      hypervisor: clusters.find(({ vms }) => vms.some((vm) => vm.hostname === hostname))?.hypervisor,
      reportedClusters: clusters.flatMap(({ reporter, hypervisor }) =>
        reporter === hostname ? hypervisor : [],
      ),
      veritasHostnames: clusterMembershipStatus.veritasClusterHostnames,
      isCopy: false,
      licenses: licensesOf(features, info.cpuCores),
    }),
  )
  const added = change?.calls ?? []
  return inventoryOf(hosts, {
    types: {
      oracle: new Map(truth.licenseTypes.map((type) => [type.id, type])),
      mySql: new Map([[mysqlLicenseType.id, mysqlLicenseType]]),
      sqlServer: new Map(sqlServerLicenses.map((type) => [type.id, type])),
    },
    contracts: {
      oracle: numbered(truth.contracts.oracle),
      mysql: numbered([
        ...truth.contracts.mysql,
        ...added.flatMap((call) => (call.path === '/contracts/mysql/database' ? call.body : [])),
      ]),
      microsoft: numbered([
        ...truth.contracts.sqlServer,
        ...added.flatMap((call) => (call.path === '/contracts/microsoft/database' ? call.body : [])),
      ]),
    },
    roundsCounts: false,
  })
}

function licensesOf({ oracle, mysql, microsoft }: Report['features'], cpuCores: number): HostLicense[] {
  const ofVendor = (vendor: LicenseVendor, database: string, license: OracleDbLicense) => ({
    vendor,
    database,
    licenseTypeID: license.licenseTypeID,
    count: license.count,
    ignored: license.ignored,
    ignoredComment: license.ignoredComment,
  })
  const sqlServer = storedInstances(microsoft?.sqlServer.instances ?? [], cpuCores)
  return [
    ...(oracle?.database.databases ?? []).flatMap(({ name, licenses }) =>
      licenses.map((license) => ofVendor('oracle', name, license)),
    ),
    ...(mysql?.instances ?? []).map(({ name, license }) => ofVendor('mySql', name, license)),
    ...sqlServer.map(({ name, license }) => ofVendor('sqlServer', name, license)),
  ].filter(({ count }) => count > 0)
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
    if (unordered.has(key) && Array.isArray(value)) return value.toSorted()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== 'id' || 'count' in value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    )
  })
}
