import type { LicenseCompliance } from '@inventory-console/api-mocks/contract'
import { decode } from '@inventory-console/api-mocks/contract/decode'
import type { Decoder } from '@inventory-console/api-mocks/contract/decoder'
import { getCluster } from '@inventory-console/api-mocks/decoders/api/clusters'
import {
  listLicensesCompliance,
  listMysqlLicenseTypes,
  listOracleLicenseTypes,
  listSqlServerLicenseTypes,
} from '@inventory-console/api-mocks/decoders/api/licenses'
import { getHost } from '@inventory-console/api-mocks/decoders/api/openapi'
import { createWorld, type World } from '@inventory-console/api-mocks/world'
import { planLicenses, type LicensePlanInputs } from '@inventory-console/ui/domain/licenses/plan/licensePlan'
import { planInputsOf, type PlanResponses } from '@inventory-console/ui/domain/licenses/plan/planInputs'
import type { PlanMove } from '@inventory-console/ui/domain/licenses/plan/planMoves'
import { inventoryAfter, uncoveredHosts } from '@inventory-console/ui/domain/licenses/plan/plannedInventory'
import { seededRandom } from '@inventory-console/ui/testing/fixtures/seededRandom'
import { describe, expect, test } from 'vitest'
import { agentReports } from '../../../../api-mocks/src/agents/agentReport.ts'
import { expectedRows, truth, truthWorld } from '../../../../api-mocks/src/testing/truth/truth.ts'
import {
  contractsNow,
  replaceContracts,
} from '../../../../api-mocks/src/world/licenses/contracts/contracts.ts'
import type { Contracts } from '../../../../api-mocks/src/world/licenses/contracts/storedContracts.ts'
import { clientOf, databasesPath, fetchLicenseLists } from '../../testing/licenseLists.ts'

async function fetchResponses(world: World): Promise<PlanResponses> {
  const client = clientOf(world)
  await client.logIn()
  const read = async <Body>(decoder: Decoder<Body>, path: string) =>
    decode(decoder, await client.get<unknown>(path)).value
  const lists = await fetchLicenseLists(client, '')
  const names = lists.clusters.map(({ name }) => name)
  const types = <Type>(decoder: Decoder<{ 'license-types': Type[] }>, vendor: string) =>
    read(decoder, `/settings/${vendor}/database/license-types`)
  const databasesOf = async (hostname: string) => {
    const { features } = await read(getHost, `/hosts/${hostname}`)
    return (features.oracle?.database?.databases ?? []).map((database) => ({ ...database, hostname }))
  }
  return {
    ...lists,
    details: await Promise.all(names.map((name) => read(getCluster, `/hosts/clusters/${name}`))),
    compliance: (await read(listLicensesCompliance, `${databasesPath}/licenses-compliance`))
      .licensesCompliance,
    oracleTypes: (await types(listOracleLicenseTypes, 'oracle'))['license-types'],
    mysqlTypes: (await types(listMysqlLicenseTypes, 'mysql'))['license-types'],
    sqlServerTypes: (await types(listSqlServerLicenseTypes, 'microsoft'))['license-types'],
    databases: (await Promise.all(lists.hosts.map(({ hostname }) => databasesOf(hostname)))).flat(),
  }
}

/** As the page reads them: the details of the clusters that the plan changes, and the databases that it needs. */
function inputsFor(responses: PlanResponses, moves: readonly PlanMove[]): LicensePlanInputs {
  const base = planInputsOf({ ...responses, details: [], databases: [] })
  const after = inventoryAfter(base, moves)
  const machines = responses.clusters.flatMap(({ name }, index) =>
    after.changedClusters.has(name) ? (responses.details[index] ?? []) : [],
  )
  const needed = new Set(uncoveredHosts(base, after))
  const databases = responses.databases.filter(({ hostname }) => needed.has(hostname))
  return planInputsOf({ ...responses, details: machines, databases })
}

type Figures = Record<string, string>
type FigureRow = Pick<LicenseCompliance, 'licenseTypeID' | 'consumed' | 'covered' | 'compliance'>

function figuresOf(rows: readonly FigureRow[]): Figures {
  const entries = rows
    .filter(({ consumed, covered }) => consumed !== 0 || covered !== 0)
    .map(({ licenseTypeID, consumed, covered, compliance }) => [
      licenseTypeID,
      `${consumed} consumed, ${covered} covered, ${compliance.toFixed(6)}`,
    ])
  return Object.fromEntries(entries)
}

function plannedFigures(inputs: LicensePlanInputs, moves: readonly PlanMove[]): Figures {
  const { types, inventory } = planLicenses(inputs, moves)
  const uncertain = types.filter(({ isCertain }) => !isCertain).map(({ type }) => type.licenseTypeID)
  expect({ skipped: inventory.skipped, uncertain }).toEqual({ skipped: [], uncertain: [] })
  return figuresOf(types.map(({ type, after }) => ({ ...after, licenseTypeID: type.licenseTypeID })))
}

describe('a plan reaches the answers of a server 2.54.0', () => {
  const change = (name: string) => truth.changes.find((each) => each.name === name)
  const [vin13, vin14] = ['vin-ora-tst-13', 'vin-ora-tst-14']
  const sqlServer2019 = 'DG7GMGF0FKZV-0001'
  const resized = 'leo-ora-dr-09.corp.example.net'
  const cases: { name: string; from?: string; moves: PlanMove[] }[] = [
    {
      name: 'move-vm',
      moves: [{ kind: 'move', hostname: 'leo-ora-prd-18', cluster: 'vmcl-vin-01', node: 'esx-vin-013' }],
    },
    {
      name: 'grow-cluster',
      moves: [{ kind: 'grow', cluster: 'vmcl-mes-01', node: 'esx-9', cpu: 56, sockets: 2 }],
    },
    {
      name: 'unpin-all',
      moves: [vin13, vin14].map((hostname) => ({ kind: 'pin', hostname, pinned: false })),
    },
    { name: 'resize-host', moves: [{ kind: 'cores', hostname: resized, cores: 16 }] },
    {
      name: 'leave-veritas',
      moves: ['pom-db-dr-11', 'pom-db-dr-12'].map((hostname) => ({ kind: 'leave', hostname })),
    },
    {
      name: 'sql-server-two-contracts',
      from: 'sql-server-2019',
      moves: [
        { kind: 'buy', licenseTypeID: sqlServer2019, count: 4 },
        { kind: 'buy', licenseTypeID: sqlServer2019, count: 7 },
      ],
    },
    {
      name: 'mysql-two-contracts',
      from: 'sql-server-two-contracts',
      moves: [{ kind: 'buy', licenseTypeID: 'B64911', count: 1 }],
    },
  ]

  test.each(cases)('$name', async ({ name, from, moves }) => {
    const world = truthWorld(from === undefined ? undefined : change(from))
    const inputs = inputsFor(await fetchResponses(world), moves)
    const rows = expectedRows('compliance', change(name)).map((row): LicenseCompliance => JSON.parse(row))
    expect(plannedFigures(inputs, moves)).toEqual(figuresOf(rows))
  })
})

/** The parts of an agent report that a plan changes. */
interface Report extends Record<string, unknown> {
  hostname: string
  info: { cpuCores: number; cpuSockets: number; cpuModel: string }
  clusterMembershipStatus: { veritasClusterHostnames: string[] }
  clusters?: { name: string; cpu: number; sockets: number; vms: Machine[] }[]
  features: { oracle?: { database: { databases: { licenses: ReportedLicense[] }[] } } }
}

interface Machine {
  hostname: string
  name: string
  cappedCPU: boolean
  virtualizationNode: string
  physicalServerModelName: string
}

interface ReportedLicense {
  licenseTypeID: string
  name: string
  count: number
  ignored: boolean
  ignoredComment: string
}

const bySocket = new Set(['L103405', 'L103399'])

/** What the agents report, and what is bought, when somebody carries out the plan. */
function carryOut(reports: readonly Report[], moves: readonly PlanMove[]): Report[] {
  const changed = structuredClone([...reports])
  const clusters = () => changed.flatMap((report) => report.clusters ?? [])
  const find = (hostname: string) => {
    const report = changed.find((each) => each.hostname === hostname)
    if (!report) throw new Error(`${hostname} does not report`)
    return report
  }
  const machineOf = (hostname: string): Machine => {
    const known = clusters()
      .flatMap(({ vms }) => vms)
      .find((vm) => vm.hostname === hostname)
    const machine = { hostname, name: hostname, cappedCPU: false, virtualizationNode: '' }
    return known ?? { ...machine, physicalServerModelName: 'PowerEdge R750' }
  }
  const place = (machine: Machine, name: string, node: string) => {
    for (const cluster of clusters()) {
      cluster.vms = cluster.vms.filter(({ hostname }) => hostname !== machine.hostname)
      if (cluster.name === name) cluster.vms.push({ ...machine, virtualizationNode: node })
    }
  }
  for (const move of moves) {
    switch (move.kind) {
      case 'move':
        place(machineOf(move.hostname), move.cluster, move.node)
        break
      case 'pin':
        for (const { vms } of clusters())
          for (const vm of vms) if (vm.hostname === move.hostname) vm.cappedCPU = move.pinned
        break
      case 'cores': {
        const { info, features } = find(move.hostname)
        const licenses = features.oracle?.database.databases.flatMap((database) => database.licenses) ?? []
        for (const license of licenses)
          if (!bySocket.has(license.licenseTypeID)) license.count *= move.cores / info.cpuCores
        info.cpuCores = move.cores
        break
      }
      case 'leave':
        for (const { hostname, clusterMembershipStatus: status } of changed)
          status.veritasClusterHostnames =
            hostname === move.hostname
              ? []
              : status.veritasClusterHostnames.filter((name) => name !== move.hostname)
        break
      case 'grow':
        for (const cluster of clusters()) {
          if (cluster.name !== move.cluster) continue
          cluster.cpu += move.cpu
          cluster.sockets += move.sockets
        }
        break
      case 'add': {
        const template = changed.find(({ features }) => features.oracle?.database.databases.length === 1)
        if (!template) throw new Error('no host has one Oracle database')
        const report = structuredClone(template)
        delete report.clusters
        report.hostname = move.hostname
        report.info = { ...report.info, cpuCores: move.cores, cpuSockets: move.sockets, cpuModel: 'Intel' }
        report.clusterMembershipStatus.veritasClusterHostnames = []
        for (const database of report.features.oracle?.database.databases ?? [])
          database.licenses = move.licenseTypeIDs.map((licenseTypeID) => ({
            licenseTypeID,
            name: '',
            count: bySocket.has(licenseTypeID) ? move.sockets : move.cores / 2,
            ignored: false,
            ignoredComment: '',
          }))
        changed.push(report)
        place(machineOf(move.hostname), move.cluster, move.node)
        break
      }
      case 'buy':
        break
    }
  }
  return changed
}

function worldOf(reports: readonly Report[], seed: number, contracts?: Contracts): World {
  const world = createWorld({ reports })
  world.configuration.APIService.RoundLicenses = seed % 2 === 0
  if (contracts) replaceContracts(world, contracts)
  return world
}

function withPurchases(contracts: Contracts, moves: readonly PlanMove[]): Contracts {
  const purchases = moves.filter((move) => move.kind === 'buy')
  return {
    ...contracts,
    oracle: [
      ...contracts.oracle,
      ...purchases.map(({ licenseTypeID, count }, index) => ({
        id: `bought ${index}`,
        contractID: 'bought',
        csi: '',
        licenseTypeID,
        referenceNumber: '',
        unlimited: false,
        count,
        basket: true,
        restricted: false,
        supportExpiration: null,
        hosts: null,
        status: '',
        productOrderDate: null,
        location: 'All',
      })),
    ],
  }
}

/** One to five steps about hosts and clusters with licenses. */
function randomMoves(inputs: LicensePlanInputs, seed: number): PlanMove[] {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[random(items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const licensed = new Set(inputs.used.map(({ hostname }) => hostname))
  const hosts = inputs.hosts.filter(({ hostname }) => licensed.has(hostname))
  const guests = hosts.filter(({ cluster }) => cluster !== '')
  const members = hosts.filter((host) => host.clusterMembershipStatus.veritasClusterHostnames.length > 0)
  const clusters = inputs.clusters.map(({ name }) => name)
  const oracle = inputs.types.filter(({ vendor }) => vendor === 'oracle').map(({ id }) => id)
  const kinds = ['move', 'move', 'move', 'cores', 'pin', 'leave', 'add', 'grow', 'buy'] as const
  return Array.from({ length: 1 + random(5) }, (_, index): PlanMove => {
    const kind = pick(kinds)
    const cluster = random(4) === 0 ? '' : pick(clusters)
    switch (kind) {
      case 'move':
        return { kind, hostname: pick(guests).hostname, cluster, node: 'node-1' }
      case 'cores':
        return { kind, hostname: pick(hosts).hostname, cores: pick([1, 2, 3, 6, 12, 40]) }
      case 'leave':
        if (members.length > 0) return { kind, hostname: pick(members).hostname }
        return { kind: 'pin', hostname: pick(guests).hostname, pinned: true }
      case 'pin':
        return { kind, hostname: pick(guests).hostname, pinned: random(3) > 0 }
      case 'add': {
        const licenseTypeIDs = [...new Set([pick(oracle), pick(oracle), pick(oracle)])]
        const size = { cores: pick([4, 8, 16]), sockets: 2 }
        return { kind, hostname: `new-${index}`, cluster, node: 'node-1', ...size, licenseTypeIDs }
      }
      case 'grow':
        return { kind, cluster: pick(clusters), node: `node-9${index}`, cpu: pick([-8, 32, 56]), sockets: 2 }
      case 'buy':
        return { kind, licenseTypeID: pick(oracle), count: pick([1, 30, 60, 500]) }
    }
  })
}

/** The figures of a plan of a company of 50 hosts, and what the mock server answers when it is carried out. */
async function figuresBothWays(seed: number, movesFor: (inputs: LicensePlanInputs) => PlanMove[]) {
  const company = createWorld({ seed, hosts: 50 })
  const reports: Report[] = JSON.parse(JSON.stringify([...agentReports(company)]))
  const before = worldOf(reports, seed)
  const responses = await fetchResponses(before)
  const moves = movesFor(planInputsOf(responses))
  const inputs = inputsFor(responses, moves)
  const { failing, inventory } = planLicenses(inputs, moves)
  const applied = moves.filter((move) => !inventory.skipped.includes(move))
  const contracts = withPurchases(contractsNow(before), applied)
  const after = worldOf(carryOut(reports, applied), seed, contracts)
  const client = clientOf(after)
  await client.logIn()
  const path = `${databasesPath}/licenses-compliance`
  const answered = await client.get<{ licensesCompliance: LicenseCompliance[] }>(path).then(
    (body) => figuresOf(body.licensesCompliance),
    (error: unknown) => String(error),
  )
  const planned = failing.length > 0 ? `Error: GET ${path}: 500` : plannedFigures(inputs, applied)
  return { planned: { moves, figures: planned }, answered: { moves, figures: answered }, inputs, applied }
}

const plans = process.env['NIGHTLY'] === undefined ? 20 : 400
const seeds = Array.from({ length: plans }, (_, index) => index + 1)
let changing = 0

describe(`${plans} random plans`, { timeout: 600_000 }, () => {
  test.each(seeds)('reach what the mock server answers when they are carried out (%i)', async (seed) => {
    const { planned, answered, inputs } = await figuresBothWays(seed, (all) => randomMoves(all, seed))
    expect(planned).toEqual(answered)
    if (JSON.stringify(planned.figures) !== JSON.stringify(figuresOf(inputs.compliance))) changing += 1
  })

  test('change the compliance more often than not', () => {
    expect(changing).toBeGreaterThan(plans / 2)
  })
})

describe(
  'a plan that moves all machines with RAC or GoldenGate out of a cluster',
  { timeout: 600_000 },
  () => {
    const including = new Set(['A90619', 'L75978'])

    test.each([1, 4, 8])('counts the licenses of the others that were included (%i)', async (seed) => {
      const { planned, answered, inputs, applied } = await figuresBothWays(seed, ({ used, hosts }) => {
        const users = new Set(used.flatMap((row) => (including.has(row.licenseTypeID) ? [row.hostname] : [])))
        const moved = hosts.filter(({ hostname, cluster }) => users.has(hostname) && cluster !== '')
        const [first] = moved
        return moved
          .filter(({ cluster }) => cluster === first?.cluster)
          .map(({ hostname }) => ({ kind: 'move', hostname, cluster: '', node: '' }))
      })
      expect(planned).toEqual(answered)
      expect(plannedFigures({ ...inputs, stored: [] }, applied)).not.toEqual(planned.figures)
    })
  },
)
