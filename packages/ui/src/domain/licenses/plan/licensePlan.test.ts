import { describe, expect, test } from 'vitest'
import {
  host as anyHost,
  inCluster,
  inputs as noInputs,
  makeCounted,
  namedUser,
  oracle,
  processor,
  usage,
} from '../../../testing/fixtures/licenseWorld.ts'
import type { ComplianceInput, LicenseInputs } from '../inputs.ts'
import type { UsedLicense } from '../usedLicense.ts'
import { planDigest, planLicenses, type LicensePlanInputs } from './licensePlan.ts'
import type { PlanMove } from './planMoves.ts'
import type { PlanCluster, PlanHost, PlanLicenseType } from './plannedInventory.ts'

/** 8 Intel cores on 2 sockets. */
function host(
  hostname: string,
  cluster = '',
  { cores = 8, veritas = [] }: { cores?: number; veritas?: readonly string[] } = {},
): PlanHost {
  return {
    ...anyHost(hostname, cores, { cluster }),
    info: { cpuCores: cores, cpuSockets: 2, cpuModel: 'Intel(R) Xeon(R)' },
    virtualizationNode: cluster === '' ? '' : `${cluster}-node`,
    clusterMembershipStatus: { veritasClusterHostnames: veritas },
    databases: { 'Oracle/Database': ['db1'] },
  }
}

function cluster(name: string, cpu: number, sockets: number, hostname = 'agent'): PlanCluster {
  return { name, type: 'VMWare/VMWare', cpu, sockets, hostname, location: 'Milan', environment: 'PROD' }
}

/** c1: 64 CPUs on 4 sockets, 32 licenses per processor. c2: 128 CPUs on 8 sockets, 64 licenses. */
const clusters = [cluster('c1', 64, 4), cluster('c2', 128, 8)]
const inC1 = (id = 'A90611', own = 4): Partial<UsedLicense> & { usedLicenses: number } => ({
  licenseTypeID: id,
  usedLicenses: own,
  ...inCluster('c1', 32),
})
const inC2 = (id = 'A90611', own = 4) => ({ ...inC1(id, own), ...inCluster('c2', 64) })

/** Rows of hosts with 8 cores: 4 processors. */
function use(hostname: string, row: Partial<UsedLicense> = {}): UsedLicense {
  return usage(hostname, 4, { licenseTypeID: 'A90611', ...row })
}

function type(id: string, metric = processor, cost = 100): PlanLicenseType {
  return { id, itemDescription: `type ${id}`, metric, cost, vendor: 'oracle' }
}

const types: readonly PlanLicenseType[] = [
  ...['A90611', 'A90619', 'L76094', 'L75978', 'L47210', 'L103405'].map((id) => type(id)),
  type('A90603', namedUser, 2),
  { ...type('B64911', 'HOST', 0), vendor: 'mysql' },
  { ...type('ENT', 'HOST', 0), vendor: 'microsoft' },
  { ...type('STD', 'HOST', 0), vendor: 'microsoft' },
]

function compliance(id: string, consumed: number, covered = 0): ComplianceInput {
  const { itemDescription = '', metric = '', cost = 0 } = types.find((each) => each.id === id) ?? {}
  const fraction = consumed === 0 ? 1 : covered / consumed
  return {
    licenseTypeID: id,
    itemDescription,
    metric,
    cost,
    consumed,
    covered,
    compliance: fraction,
    unlimited: false,
  }
}

type World = Partial<Omit<LicensePlanInputs, keyof LicenseInputs | 'pinned'>> &
  Partial<Omit<LicenseInputs, 'hosts'>> & { hosts: readonly PlanHost[]; pinned?: readonly string[] }

function world({ hosts, pinned = [], ...overrides }: World): LicensePlanInputs {
  return {
    ...noInputs({}),
    types,
    stored: [],
    compliance: [],
    ...overrides,
    hosts,
    clusters,
    pinned: new Set(pinned),
  }
}

/** `consumed/covered` now and then, the additional list price, and whether the figures are certain. */
function bill(inputs: LicensePlanInputs, moves: readonly PlanMove[]) {
  const { types: planned } = planLicenses(inputs, moves)
  return Object.fromEntries(
    planned.map(({ type: { licenseTypeID }, before, after, costBefore, costAfter, isCertain }) => [
      licenseTypeID,
      [
        `${before.consumed}/${before.covered}`,
        `${after.consumed}/${after.covered}`,
        (costAfter ?? 0) - (costBefore ?? 0),
        ...(isCertain ? [] : ['uncertain']),
      ],
    ]),
  )
}

const toC2 = (hostname: string): PlanMove => ({ kind: 'move', hostname, cluster: 'c2', node: 'c2-node' })
const out = (hostname: string): PlanMove => ({ kind: 'move', hostname, cluster: '', node: '' })

describe('a virtual machine moves', () => {
  const basket = [oracle('1', 32, { licenseTypeID: 'A90611', basket: true })]

  test('to a cluster without the license: all CPUs of the new cluster count instead of those of the old one', () => {
    // Now 64 CPUs / 2 = 32, covered by the basket of 32. Then 128 / 2 = 64: 32 are missing, 32 × 100.
    const inputs = world({
      hosts: [host('a', 'c1'), host('b', 'c2')],
      used: [use('a', inC1())],
      oracle: basket,
      compliance: [compliance('A90611', 32, 32)],
    })
    expect(bill(inputs, [toC2('a')])).toEqual({ A90611: ['32/32', '64/32', 3200] })
  })

  test('to a cluster with the license: it counts there already', () => {
    // Now 32 + 64 = 96, 32 covered, 64 missing. Then 64, 32 missing: 32 × 100 less.
    const inputs = world({
      hosts: [host('a', 'c1'), host('b', 'c2')],
      used: [use('a', inC1()), use('b', inC2())],
      oracle: basket,
      compliance: [compliance('A90611', 96, 32)],
    })
    expect(bill(inputs, [toC2('a')])).toEqual({ A90611: ['96/32', '64/32', -3200] })
  })

  test('out of virtualization: only its own cores count', () => {
    // Now 32. Then 8 cores × 0.5 = 4, all covered.
    const inputs = world({
      hosts: [host('a', 'c1')],
      used: [use('a', inC1())],
      oracle: basket,
      compliance: [compliance('A90611', 32, 32)],
    })
    expect(bill(inputs, [out('a')])).toEqual({ A90611: ['32/32', '4/4', 0] })
  })

  test('into a cluster, where a restricted contract no longer covers it', () => {
    // Now 4, covered by the contract that names it. Then 64 and nothing covered: 64 × 100.
    const inputs = world({
      hosts: [host('a')],
      used: [use('a')],
      oracle: [oracle('1', 10, { licenseTypeID: 'A90611', restricted: true, names: ['a'] })],
      compliance: [compliance('A90611', 4, 4)],
    })
    expect(bill(inputs, [toC2('a')])).toEqual({ A90611: ['4/4', '64/0', 6400] })
  })

  test('and leaves a license that its GoldenGate included', () => {
    // Now c1 has GoldenGate: 32, and Active Data Guard of b is included. Then GoldenGate: 4 of a alone;
    // Active Data Guard: 32 of c1.
    const inputs = world({
      hosts: [host('a', 'c1'), host('b', 'c1')],
      used: [use('a', inC1('L75978'))],
      stored: [
        { hostname: 'a', dbName: 'db1', licenseTypeID: 'L75978', count: 4, ignored: false },
        { hostname: 'b', dbName: 'db1', licenseTypeID: 'L47210', count: 4, ignored: false },
      ],
      compliance: [compliance('L75978', 32)],
    })
    expect(bill(inputs, [out('a')])).toEqual({
      L75978: ['32/0', '4/0', -2800],
      L47210: ['0/0', '32/0', 3200],
    })
  })
})

describe('pinned machines', () => {
  const hosts = [host('a', 'c1'), host('p', 'c2')]
  const pinned = use('p', { ...inC2(), olvmCapped: true })

  test('count with their cluster when unpinned', () => {
    // Now 4 of p alone. Then 128 / 2 = 64.
    const inputs = world({ hosts, pinned: ['p'], used: [pinned], compliance: [compliance('A90611', 4)] })
    expect(bill(inputs, [{ kind: 'pin', hostname: 'p', pinned: false }])).toEqual({
      A90611: ['4/0', '64/0', 6000],
    })
  })

  test('count with their cluster when a machine that is not pinned arrives', () => {
    // Now 32 of c1 and 4 of p: 36. Then c1 has none, and all of c2 counts: 64. Pinning a too: 4 + 4 = 8.
    const inputs = world({
      hosts,
      pinned: ['p'],
      used: [use('a', inC1()), pinned],
      compliance: [compliance('A90611', 36)],
    })
    expect(bill(inputs, [toC2('a')])).toEqual({ A90611: ['36/0', '64/0', 2800] })
    expect(bill(inputs, [toC2('a'), { kind: 'pin', hostname: 'a', pinned: true }])).toEqual({
      A90611: ['36/0', '8/0', -2800],
    })
  })
})

test('a host leaves its Veritas cluster, whose cores count with or without the license', () => {
  // Now the 16 cores of both × 0.5 = 8. Then the 8 cores of n1 × 0.5 = 4; n2 has no license.
  const veritas = ['n1', 'n2']
  const inputs = world({
    hosts: [host('n1', '', { veritas }), host('n2', '', { veritas })],
    used: [use('n1', inCluster('n1,n2', 8, 'VeritasCluster'))],
    compliance: [compliance('A90611', 8)],
  })
  expect(bill(inputs, [{ kind: 'leave', hostname: 'n1' }])).toEqual({ A90611: ['8/0', '4/0', -400] })
})

test('a RAC node is added to a cluster, whose RAC includes Real Application Testing', () => {
  // Now Enterprise Edition and Real Application Testing: 32 each. Then RAC: 32 more, and Testing is included.
  const inputs = world({
    hosts: [host('a', 'c1')],
    used: [use('a', inC1()), use('a', inC1('L76094'))],
    compliance: [compliance('A90611', 32), compliance('L76094', 32)],
  })
  const licenseTypeIDs = ['A90611', 'A90619']
  const node = { hostname: 'rac-2', cluster: 'c1', node: 'c1-node', cores: 16, sockets: 2 }
  expect(bill(inputs, [{ kind: 'add', ...node, licenseTypeIDs }])).toEqual({
    A90611: ['32/0', '32/0', 0],
    A90619: ['0/0', '32/0', 3200],
    L76094: ['32/0', '0/0', -3200],
  })
})

test('named users are the minimum of 25 per processor, covered in packs of 25', () => {
  // Now 32 × 25 = 800, of which 4 packs of the 110 = 100 are covered: 700 × 2 missing.
  // Then 8 cores × 0.5 × 25 = 100, all covered.
  const row = { licenseTypeID: 'A90603', metric: namedUser, usedLicenses: 100 }
  const inputs = world({
    hosts: [host('a', 'c1')],
    used: [use('a', { ...row, ...inCluster('c1', 800) })],
    oracle: [oracle('1', 110, { licenseTypeID: 'A90603', metric: namedUser, basket: true })],
    compliance: [compliance('A90603', 800, 100)],
  })
  expect(bill(inputs, [out('a')])).toEqual({ A90603: ['800/100', '100/100', -1400] })
})

test('standby copies of a Veritas cluster count half of their cores', () => {
  // Now (8 + 8) × 0.5 / 2 = 4. Then (16 + 8) × 0.5 / 2 = 6.
  const veritas = ['n1_DR', 'n2_DR']
  const row = inCluster('n1_DR,n2_DR', 4, 'VeritasCluster')
  const inputs = world({
    hosts: veritas.map((name) => host(name, '', { veritas })),
    used: veritas.map((name) => use(name, row)),
    compliance: [compliance('A90611', 4)],
  })
  expect(bill(inputs, [{ kind: 'cores', hostname: 'n1_DR', cores: 16 }])).toEqual({
    A90611: ['4/0', '6/0', 200],
  })
})

test('MySQL counts the CPUs of a cluster under contract', () => {
  // Now 64 CPUs, covered by 80. Then 64 + 32 = 96, 80 covered.
  const inputs = world({
    hosts: [host('agent')],
    used: [use('agent', { licenseTypeID: 'B64911', metric: 'CLUSTER', usedLicenses: 1 })],
    mysql: [{ ...makeCounted('1', 'CLUSTER', ['c1']), licenseTypeID: 'B64911', numberOfLicenses: 80 }],
    compliance: [{ ...compliance('B64911', 64, 64), metric: 'CLUSTER' }],
  })
  const grow: PlanMove = { kind: 'grow', cluster: 'c1', node: 'c1-new', cpu: 32, sockets: 2 }
  expect(bill(inputs, [grow])).toEqual({ B64911: ['64/64', '96/80', 0] })
})

test('SQL Server counts packs of two cores by edition, once per contract', () => {
  // Now two instances × 8 cores / 2 = 8, twice for two contracts: 16; the last contract covers 7.
  // Then 2 × 16 / 2 × 2 = 32. The new Standard host has 2 cores, but counts at least 4: 2 packs.
  const row = { licenseTypeID: 'ENT', metric: 'HOST', description: 'SQL Server 2019 Enterprise' }
  const contract = (id: string, licensesNumber: number) => ({
    ...makeCounted(id, 'HOST', []),
    licenseTypeID: 'ENT',
    licensesNumber,
  })
  const inputs = world({
    hosts: [host('s')],
    used: [use('s', row), use('s', { ...row, dbName: 'db2' })],
    sqlServer: [contract('1', 4), contract('2', 7)],
    compliance: [compliance('ENT', 16, 7)],
  })
  const standard = { hostname: 's2', cluster: '', node: '', cores: 2, sockets: 1, licenseTypeIDs: ['STD'] }
  expect(
    bill(inputs, [
      { kind: 'cores', hostname: 's', cores: 16 },
      { kind: 'add', ...standard },
    ]),
  ).toEqual({
    ENT: ['16/7', '32/7', 0],
    STD: ['0/0', '2/0', 0],
  })
})

test('Standard Edition 2 counts sockets, whatever the cores', () => {
  // Now the 4 sockets of c1. Then the 8 of c2, and 2 more of a new physical host: 10.
  const row = { ...inC1('L103405', 2), ...inCluster('c1', 4) }
  const inputs = world({
    hosts: [host('a', 'c1')],
    used: [use('a', row)],
    compliance: [compliance('L103405', 4)],
  })
  const grow: PlanMove = { kind: 'grow', cluster: 'c2', node: 'c2-new', cpu: 56, sockets: 2 }
  const resize: PlanMove = { kind: 'cores', hostname: 'a', cores: 16 }
  expect(bill(inputs, [resize, toC2('a'), grow])).toEqual({ L103405: ['4/0', '10/0', 600] })
})

test('bought licenses cover what is missing anywhere', () => {
  // Now 32 missing. Then 30 of them are covered.
  const inputs = world({
    hosts: [host('a', 'c1')],
    used: [use('a', inC1())],
    compliance: [compliance('A90611', 32)],
  })
  expect(bill(inputs, [{ kind: 'buy', licenseTypeID: 'A90611', count: 30 }])).toEqual({
    A90611: ['32/0', '32/30', -3000],
  })
})

describe('what a plan does not know', () => {
  test('marks the types whose figures of now the console does not reproduce', () => {
    // The server says 40 for c1, although 64 CPUs / 2 = 32.
    const inputs = world({
      hosts: [host('a', 'c1')],
      used: [use('a', { ...inC1(), clusterLicenses: 40 })],
      compliance: [compliance('A90611', 40)],
    })
    expect(bill(inputs, [out('a')])).toEqual({ A90611: ['40/0', '4/0', -3600, 'uncertain'] })
  })

  test('keeps counts that do not follow from the cores', () => {
    // 8 cores and 3 licenses: no core factor.
    const inputs = world({
      hosts: [host('a')],
      used: [use('a', { usedLicenses: 3 })],
      compliance: [compliance('A90611', 3)],
    })
    const moves: PlanMove[] = [{ kind: 'cores', hostname: 'a', cores: 16 }]
    expect(planLicenses(inputs, moves).kept).toEqual([{ hostname: 'a', licenseTypeID: 'A90611' }])
    expect(bill(inputs, moves)).toEqual({ A90611: ['3/0', '3/0', 0] })
  })

  test('skips steps about hosts, clusters and types that are gone', () => {
    const inputs = world({ hosts: [host('a', 'c1')] })
    const moves: PlanMove[] = [
      toC2('gone'),
      { kind: 'move', hostname: 'a', cluster: 'gone', node: '' },
      { kind: 'buy', licenseTypeID: 'gone', count: 1 },
      toC2('a'),
    ]
    expect(planLicenses(inputs, moves).inventory.skipped).toEqual(moves.slice(0, 3))
  })

  test('names contracts for which the server fails: of a Veritas host, without a restriction', () => {
    const veritas = ['a', 'b']
    const inputs = world({
      hosts: [host('a', 'c1', { veritas }), host('b', 'c1', { veritas })],
      used: [use('a', inC1())],
      oracle: [oracle('1', 10, { licenseTypeID: 'A90611', names: ['a'] })],
      compliance: [compliance('A90611', 32, 10)],
    })
    expect(planLicenses(inputs, []).failing).toEqual([])
    expect(planLicenses(inputs, [out('a')]).failing).toEqual([{ contractID: '1', hostname: 'a' }])
  })
})

test('the digest changes with what the plan follows from, and with nothing else', () => {
  const inputs = world({
    hosts: [host('a', 'c1'), host('b', 'c2'), host('other')],
    used: [use('a', inC1()), use('other')],
    compliance: [compliance('A90611', 36)],
  })
  const moves = [out('a')]
  const digest = planDigest(inputs, moves)
  const [a, b, other] = inputs.hosts
  if (!a || !b || !other) throw new Error('the world has three hosts')
  const larger = { ...other, info: { ...other.info, cpuCores: 99 } }
  expect(planDigest({ ...inputs, hosts: [other, b, a].toReversed() }, moves)).toBe(digest)
  expect(planDigest({ ...inputs, hosts: [a, b, larger] }, moves)).toBe(digest)
  expect(planDigest({ ...inputs, hosts: [{ ...a, info: larger.info }, b, other] }, moves)).not.toBe(digest)
  expect(planDigest({ ...inputs, compliance: [compliance('A90611', 40)] }, moves)).not.toBe(digest)
})
