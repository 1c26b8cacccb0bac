import { decode } from '../contract/decode.ts'
import type { Decoder } from '../contract/decoder.ts'
import { cluster, clusterRows } from '../contract/generated/decoders/api/clusters.ts'
import {
  listMysqlContracts,
  listOracleContracts,
  listSqlServerContracts,
} from '../contract/generated/decoders/api/contracts.ts'
import { dashboard } from '../contract/generated/decoders/api/dashboard.ts'
import { hostDetail } from '../contract/generated/decoders/api/host-detail.ts'
import { hostSummaries } from '../contract/generated/decoders/api/hosts.ts'
import {
  listLicensesCompliance,
  listMysqlLicenseTypes,
  listOracleLicenseTypes,
  listSqlServerLicenseTypes,
  listUsedLicenses,
  listUsedLicensesOfVeritasClusters,
  listUsedLicensesPerCluster,
  listUsedLicensesPerHost,
} from '../contract/generated/decoders/api/licenses.ts'
import { listMySqlInstances } from '../contract/generated/decoders/api/mysql.ts'
import { listOracleDatabases } from '../contract/generated/decoders/api/oracle-overviews.ts'
import { groupBy } from '../lib/groupBy.ts'
import { parsedJson } from '../lib/records.ts'
import type { Hypervisor } from '../world/hosts/clusters.ts'
import { complianceIn, percentagesIn } from '../world/licenses/compliance.ts'
import { oracleContractRows } from '../world/licenses/contracts/oracleContracts.ts'
import {
  inventoryOf,
  type HostLicense,
  type LicensedHost,
  type LicenseInventory,
  type LicenseVendor,
} from '../world/licenses/licenseInventory.ts'
import {
  usedLicensesIn,
  usedPerCluster,
  usedPerHost,
  usedPerVeritasCluster,
} from '../world/licenses/usedLicenses.ts'
import { ruleOf } from './figureRules.ts'
import { logIn, type Deployment, type LiveClient, type LiveResponse } from './liveClient.ts'

const figureAnswers = [
  'used licenses',
  'per host',
  'per cluster',
  'per Veritas cluster',
  'compliance',
  'Oracle contracts',
  'dashboard',
] as const
export type FigureAnswer = (typeof figureAnswers)[number]

export interface FigureDifference {
  answer: FigureAnswer
  /** Identifies the row. */
  row: string
  /** Differing field; `row` if only one side has the row. */
  field: string
  server: unknown
  computed: unknown
  rule: string
}

interface FigureCounts {
  answer: FigureAnswer
  equal: number
  unequal: number
}

export interface FigureReport {
  counts: FigureCounts[]
  differences: FigureDifference[]
}

export interface FigureOptions extends Deployment {
  onProgress?: (text: string) => void
}

/**
 * Reads hosts, license types and contracts of a live server, computes its license answers and compares them row by row.
 * Each answer is computed from the server's own rows of the answer before it, so that a difference appears where its
 * rule is. Needs an administrator, because other users see a part of the hosts. Writes nothing.
 */
export async function verifyFigures(options: FigureOptions): Promise<FigureReport> {
  const { inventory, answers } = await readFigures(options)
  options.onProgress?.('computing the license answers')
  return compareFigures(inventory, answers)
}

/** Hosts, license types, contracts and license answers of a live server. */
export async function readFigures(options: FigureOptions) {
  const { response, client, path } = await logIn(options)
  if (!client) {
    const reason = response instanceof Response ? `status ${response.status}` : response.problem
    throw new Error(`POST ${path}: ${reason}`)
  }
  const read = readerOf(client)
  const progress = options.onProgress ?? (() => undefined)
  const inventory = await readInventory(read, progress)
  progress('reading the license answers')
  return { inventory, answers: await readAnswers(read) }
}

type Reader = <Body>(path: string, decoder: Decoder<Body>) => Promise<Body>

function readerOf(client: LiveClient): Reader {
  return async (path, decoder) => {
    const response = await getWithRetry(client, path)
    if (!(response instanceof Response)) throw new Error(`GET ${path}: ${response.problem}`)
    if (!response.ok) throw new Error(`GET ${path}: status ${response.status}`)
    const json = parsedJson(await response.text())
    if (!json) throw new Error(`GET ${path}: no JSON`)
    return decode(decoder, json.value).value
  }
}

/** A busy server closes idle connections, so a read without a response is sent again. */
async function getWithRetry(client: LiveClient, path: string, attempts = 3): Promise<LiveResponse> {
  const response = await client({ service: 'api', method: 'get', path })
  const isLast = attempts <= 1 || response instanceof Response || response.problem === 'interrupted'
  return isLast ? response : getWithRetry(client, path, attempts - 1)
}

const databases = '/hosts/technologies/all/databases'

async function readAnswers(read: Reader) {
  const [used, perHost, perCluster, veritas, compliance, contracts, figures] = await Promise.all([
    read(`${databases}/licenses-used`, listUsedLicenses),
    read(`${databases}/licenses-used-per-host`, listUsedLicensesPerHost),
    read(`${databases}/licenses-used-per-cluster`, listUsedLicensesPerCluster),
    read(`${databases}/licenses-used-cluster-veritas`, listUsedLicensesOfVeritasClusters),
    read(`${databases}/licenses-compliance`, listLicensesCompliance),
    read('/contracts/oracle/database', listOracleContracts),
    read('/frontend/dashboard', dashboard),
  ])
  return {
    used: used.usedLicenses,
    perHost: perHost.usedLicenses,
    perCluster: perCluster.usedLicensesPerCluster,
    veritas,
    compliance: compliance.licensesCompliance,
    contracts: contracts.contracts,
    dashboard: figures,
  }
}

type Answers = Awaited<ReturnType<typeof readAnswers>>

async function readInventory(read: Reader, progress: (text: string) => void): Promise<LicenseInventory> {
  progress('reading hosts, license types and contracts')
  const [{ hosts }, oracle, mysql, clusterList, types, contracts] = await Promise.all([
    read('/hosts?mode=summary', hostSummaries),
    read('/hosts/technologies/oracle/databases', listOracleDatabases),
    read('/hosts/technologies/mysql/databases', listMySqlInstances),
    read('/hosts/clusters', clusterRows),
    readTypes(read),
    readContracts(read),
  ])
  const clusters = new Map<string, { reporter: string; hypervisor: Hypervisor }>()
  await each(clusterList, 'clusters', progress, async ({ name }) => {
    const detail = await read(`/hosts/clusters/${encodeURIComponent(name)}`, cluster)
    const { type, cpu, sockets, hostname, vms } = detail
    const capped = new Set(vms.flatMap((vm) => (vm.cappedCPU ? vm.hostname : [])))
    clusters.set(name, { reporter: hostname, hypervisor: { name, type, cpu, sockets, capped } })
  })
  const licenses = new Map<string, HostLicense[]>()
  const add = (hostname: string, vendor: LicenseVendor, database: string, license: Stored) => {
    const { licenseTypeID, count, ignored, ignoredComment } = license
    if (count === 0) return
    const own = licenses.get(hostname) ?? []
    own.push({ vendor, database, licenseTypeID, count, ignored, ignoredComment })
    licenses.set(hostname, own)
  }
  for (const { hostname, name, licenses: own } of Array.isArray(oracle) ? oracle : oracle.content)
    for (const license of own) add(hostname, 'oracle', name, license)
  for (const { hostname, name, license } of mysql.databases) add(hostname, 'mySql', name, license)
  // Only the detail of a host has the licenses of its SQL Server instances.
  const withSqlServer = hosts.filter((host) => 'Microsoft/SQLServer' in host.databases)
  await each(withSqlServer, 'hosts with SQL Server', progress, async ({ hostname }) => {
    const { features } = await read(`/hosts/${encodeURIComponent(hostname)}`, hostDetail)
    for (const { name, license } of features.microsoft?.sqlServer?.instances ?? [])
      add(hostname, 'sqlServer', name, license)
  })
  const licensed = hosts.map(
    ({ hostname, location, info, cluster: name, clusterMembershipStatus }): LicensedHost => ({
      hostname,
      location,
      cpuCores: info.cpuCores,
      cpuModel: info.cpuModel,
      hypervisor: clusters.get(name)?.hypervisor,
      reportedClusters: [...clusters.values()].flatMap(({ reporter, hypervisor }) =>
        reporter === hostname ? hypervisor : [],
      ),
      veritasHostnames: clusterMembershipStatus.veritasClusterHostnames,
      // Named by the server when it copies a host for disaster recovery.
      isCopy: hostname.endsWith('_DR'),
      licenses: licenses.get(hostname) ?? [],
    }),
  )
  return inventoryOf(licensed, { types, contracts, roundsCounts: false })
}

type Stored = Omit<HostLicense, 'vendor' | 'database'>

async function each<Item>(
  items: readonly Item[],
  name: string,
  progress: (text: string) => void,
  visit: (item: Item) => Promise<void>,
): Promise<void> {
  let done = 0
  await Promise.all(
    items.map(async (item) => {
      await visit(item)
      done += 1
      if (done % 50 === 0 || done === items.length) progress(`${name}: ${done} of ${items.length}`)
    }),
  )
}

async function readTypes(read: Reader): Promise<LicenseInventory['types']> {
  const [oracle, mySql, sqlServer] = await Promise.all([
    read('/settings/oracle/database/license-types', listOracleLicenseTypes),
    read('/settings/mysql/database/license-types', listMysqlLicenseTypes),
    read('/settings/microsoft/database/license-types', listSqlServerLicenseTypes),
  ])
  const byId = <Type extends { id: string }>(list: readonly Type[]) =>
    new Map(list.map((type) => [type.id, type]))
  return {
    oracle: byId(oracle['license-types']),
    mySql: byId(mySql['license-types']),
    sqlServer: byId(sqlServer['license-types']),
  }
}

async function readContracts(read: Reader): Promise<LicenseInventory['contracts']> {
  const [oracle, mysql, microsoft] = await Promise.all([
    read('/contracts/oracle/database', listOracleContracts),
    read('/contracts/mysql/database', listMysqlContracts),
    read('/contracts/microsoft/database', listSqlServerContracts),
  ])
  return {
    oracle: oracle.contracts.map((contract) => ({
      ...contract,
      count: contract.licensesPerCore + contract.licensesPerUser,
      hosts: contract.hosts.map(({ hostname }) => hostname),
    })),
    mysql: mysql.contracts,
    microsoft: microsoft.contracts,
  }
}

/** Compares what follows from an inventory with the answers of the server. */
export function compareFigures(base: LicenseInventory, answers: Answers): FigureReport {
  // The server rounds all counts or none; a fraction among them tells.
  const fractions = answers.used.some(({ usedLicenses }) => !Number.isInteger(usedLicenses))
  const needsRounding = [...base.hosts].some(({ licenses }) =>
    licenses.some(({ count }) => !Number.isInteger(count)),
  )
  const inventory = { ...base, roundsCounts: needsRounding && !fractions }
  const report: FigureReport = { counts: [], differences: [] }
  const compare = (answer: FigureAnswer, server: readonly Row[], computed: readonly Row[]) =>
    compareRows(report, answer, server, computed)

  const used = usedLicensesIn(inventory)
  compare('used licenses', answers.used, [...inventory.hosts].flatMap(used))
  compare('per host', answers.perHost, usedPerHost(answers.used))
  compare('per cluster', answers.perCluster, usedPerCluster(answers.used))
  compare('per Veritas cluster', answers.veritas, usedPerVeritasCluster(inventory, inventory.hosts))
  const byHost = groupBy(answers.used, ({ hostname }) => hostname)
  const fromServer = { ...inventory, usedBy: ({ hostname }: LicensedHost) => byHost.get(hostname) ?? [] }
  const { oracle, mySql, sqlServer } = complianceIn(fromServer)
  compare('compliance', answers.compliance, [...oracle, ...mySql, ...sqlServer])
  compare('Oracle contracts', answers.contracts, oracleContractRows(fromServer))
  // For an administrator the dashboard counts only contracts at the location All.
  const percentages = percentagesIn(fromServer, undefined, ['All'])
  compare(
    'dashboard',
    (['oracle', 'mySql', 'sqlServer'] as const).map((vendor) => ({
      vendor,
      compliance: answers.dashboard[vendor].compliancePercentageVal,
    })),
    Object.entries(percentages).map(([vendor, percentage]) => ({
      vendor,
      // Without hosts the server shows 100.
      compliance: hostCount(answers, vendor) === 0 ? 100 : percentage,
    })),
  )
  return report
}

function hostCount({ dashboard: { oracle, mySql, sqlServer } }: Answers, vendor: string): number {
  return new Map(Object.entries({ oracle, mySql, sqlServer })).get(vendor)?.hostCount ?? 0
}

type Row = object

const keys: Record<FigureAnswer, readonly string[]> = {
  'used licenses': ['hostname', 'dbName', 'licenseTypeID'],
  'per host': ['hostname', 'licenseTypeID', 'metric'],
  'per cluster': ['cluster', 'licenseTypeID', 'metric'],
  'per Veritas cluster': ['id', 'licenseTypeID', 'metric'],
  compliance: ['licenseTypeID', 'metric'],
  'Oracle contracts': ['contractID', 'licenseTypeID', 'id'],
  dashboard: ['vendor'],
}

function compareRows(
  report: FigureReport,
  answer: FigureAnswer,
  server: readonly Row[],
  computed: readonly Row[],
): void {
  const keyOf = (row: Row) => keys[answer].map((key) => textOf(fieldsOf(row).get(key))).join(' / ')
  const left = groupBy(computed, keyOf)
  const counts = { answer, equal: 0, unequal: 0 }
  const note = (row: string, field: string, onServer: unknown, ours: unknown) =>
    report.differences.push({
      answer,
      row,
      field,
      server: onServer,
      computed: ours,
      rule: ruleOf(answer, field, row),
    })
  for (const row of server) {
    const key = keyOf(row)
    const other = left.get(key)?.shift()
    const fields = other === undefined ? undefined : differingFields(row, other)
    if (other === undefined) note(key, 'row', 'listed', 'missing')
    for (const [field, onServer, ours] of fields ?? []) note(key, field, onServer, ours)
    if (fields?.length === 0) counts.equal += 1
    else counts.unequal += 1
  }
  for (const [key, rows] of left) {
    for (const _ of rows) note(key, 'row', 'missing', 'listed')
    counts.unequal += rows.length
  }
  report.counts.push(counts)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const fieldsOf = (row: Row) => new Map<string, unknown>(Object.entries(row))

function differingFields(server: Row, computed: Row): [string, unknown, unknown][] {
  const onServer = fieldsOf(server)
  return [...fieldsOf(computed)]
    .map(([field, ours]): [string, unknown, unknown] => [field, onServer.get(field), ours])
    .filter(([, a, b]) => !isSame(a, b))
}

/** Numbers may differ by the order in which they were added; names have no order. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
  if (Array.isArray(a) && Array.isArray(b)) {
    const [left, right] = [a, b].map((list: unknown[]) => list.map((item) => JSON.stringify(item)).toSorted())
    return JSON.stringify(left) === JSON.stringify(right)
  }
  return JSON.stringify(a) === JSON.stringify(b)
}
