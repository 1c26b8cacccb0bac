import { describe, expect, test } from 'vitest'
import {
  makeCounted,
  host,
  inCluster,
  inputs,
  licenseType,
  namedUser,
  oracle,
  usage,
} from '../../testing/fixtures/licenseWorld.ts'
import type { LicenseInputs } from './inputs.ts'
import { calculateLicenses, type LicenseType } from './licenseCalculation.ts'
import { proposalsOf } from './proposals.ts'
import { coreFactorsOf, sourcesOf } from './sources.ts'

/** Short form of the lines, contracts and proposals of a license type. */
function explained(type: LicenseType, world: LicenseInputs) {
  const calculation = calculateLicenses(type, world)
  return {
    agrees: calculation.matchesServer,
    sources: sourcesOf(calculation.needs).map(({ kind, names, licenses }) => [kind, names.length, licenses]),
    contracts: Object.fromEntries(calculation.coverage.byContract),
    proposals: proposalsOf(calculation, world.hosts).map((proposal) => {
      const { kind, after } = proposal
      const what =
        kind === 'attach' ? proposal.hostnames.join(' ') : kind === 'buy' ? proposal.count : proposal.reason
      return [kind, what, after.consumed, after.covered, after.missing]
    }),
  }
}

describe('core factor', () => {
  // h1: 8 cores × 0.5 = 4, h2: 6 × 1 = 6, h3: 4 × 0.5 = 2. Consumed 12.
  // Contract 1 (basket) has 9: 4 + 5. Missing 3.
  const world = inputs({
    used: [usage('h1', 4), usage('h1', 4, { dbName: 'db2' }), usage('h2', 6), usage('h3', 2)],
    hosts: [host('h1', 8), host('h2', 6), host('h3', 4)],
    oracle: [oracle('1', 9, { basket: true, used: 9 })],
  })

  test('counts each host once', () => {
    expect(explained(licenseType(12, 9), world)).toEqual({
      agrees: true,
      sources: [['host', 3, 12]],
      contracts: { 1: 9 },
      proposals: [['buy', 3, 12, 12, 0]],
    })
  })

  test('splits the cores of the hosts by factor', () => {
    expect(coreFactorsOf(calculateLicenses(licenseType(12, 9), world).needs, world.hosts, 1)).toEqual([
      { factor: 0.5, cores: 12 },
      { factor: 1, cores: 6 },
    ])
  })

  test('shows no factor for a host with other figures than cores times a factor', () => {
    const sockets = { ...world, hosts: [host('h1', 8), host('h2', 6), host('h3', 9)] }
    expect(coreFactorsOf(calculateLicenses(licenseType(12, 9), sockets).needs, sockets.hosts, 1)).toEqual([])
  })

  test('prices the missing licenses', () => {
    const [buy] = proposalsOf(calculateLicenses(licenseType(12, 9, { cost: 100 }), world), world.hosts)
    expect(buy).toMatchObject({ kind: 'buy', count: 3, cost: 300 })
  })
})

describe('named users', () => {
  // h1: 4 processors × 25 = 100, h2: 2 × 25 = 50. Consumed 150.
  // Contract 1 (basket) has 110: four whole packs of 25 = 100; 10 stay. Missing 50.
  // Contract 2 names no host and has 60: h2 needs 50 of it, two packs.
  const world = inputs({
    used: [usage('h1', 100, { metric: namedUser }), usage('h2', 50, { metric: namedUser })],
    hosts: [host('h1', 8), host('h2', 4)],
    oracle: [
      oracle('1', 110, { metric: namedUser, basket: true, used: 100 }),
      oracle('2', 60, { metric: namedUser }),
    ],
  })

  test('are covered and bought in packs of 25', () => {
    expect(explained(licenseType(150, 100, { metric: namedUser }), world)).toEqual({
      agrees: true,
      sources: [['host', 2, 150]],
      contracts: { 1: 100 },
      proposals: [
        ['attach', 'h2', 150, 150, 0],
        ['buy', 50, 150, 150, 0],
      ],
    })
  })

  test('are bought in whole packs for a smaller gap', () => {
    // h1: 9 cores × 0.5 = 4.5 processors × 25 = 112.5. The basket covers four packs, 12.5 are missing: one pack.
    const [basket] = world.oracle
    const half = inputs({
      used: [usage('h1', 112.5, { metric: namedUser })],
      hosts: [host('h1', 9)],
      oracle: basket ? [basket] : [],
    })
    expect(explained(licenseType(112.5, 100, { metric: namedUser }), half).proposals).toEqual([
      ['buy', 25, 112.5, 112.5, 0],
    ])
  })

  test('are not attached to a contract with less than a pack left', () => {
    const [basket] = world.oracle
    const small = oracle('2', 24, { metric: namedUser })
    const short = { ...world, oracle: basket ? [basket, small] : [] }
    expect(explained(licenseType(150, 100, { metric: namedUser }), short).proposals).toEqual([
      ['buy', 50, 150, 150, 0],
    ])
  })
})

describe('Veritas', () => {
  // Both nodes report the cluster with 12; it counts once. h3: 4. Consumed 16.
  // The copies of the nodes report 6, half of 12. Consumed 22.
  const nodes = inCluster('n1,n2', 12, 'VeritasCluster')
  const copies = inCluster('n1_DR,n2_DR', 6, 'VeritasCluster')
  const used = [usage('n1', 6, nodes), usage('n2', 6, nodes), usage('h3', 4)]
  const hosts = ['n1', 'n2', 'h3', 'n1_DR', 'n2_DR'].map((name) => host(name, 8))

  test('counts the cluster once', () => {
    // Contract 1 is restricted to n1, in a cluster: it covers nothing. Its 12 can cover h3.
    const world = inputs({ used, hosts, oracle: [oracle('1', 12, { restricted: true, names: ['n1'] })] })
    expect(explained(licenseType(16, 0), world)).toEqual({
      agrees: true,
      sources: [
        ['host', 1, 4],
        ['veritas', 1, 12],
      ],
      contracts: {},
      proposals: [
        ['attach', 'h3', 16, 4, 12],
        ['buy', 16, 16, 16, 0],
      ],
    })
  })

  test('counts a cluster of disaster recovery copies half', () => {
    // Ignoring both copies takes 6 away. The basket covers 16 of 22, then 16 of 16.
    const world = inputs({
      used: [...used, usage('n1_DR', 6, copies), usage('n2_DR', 6, copies)],
      hosts,
      oracle: [oracle('1', 16, { basket: true, used: 16 })],
    })
    expect(explained(licenseType(22, 16), world)).toEqual({
      agrees: true,
      sources: [
        ['host', 1, 4],
        ['veritas', 1, 12],
        ['halved', 1, 6],
      ],
      contracts: { 1: 16 },
      proposals: [
        ['ignore', 'standby', 16, 16, 0],
        ['buy', 6, 22, 22, 0],
      ],
    })
  })
})

describe('hypervisor cluster', () => {
  // c1 counts 32 once. h3: 8 in PROD, t1: 4 in TEST. Consumed 44.
  const used = [
    usage('v1', 2, inCluster('c1', 32)),
    usage('v2', 2, inCluster('c1', 32)),
    usage('h3', 8),
    usage('t1', 4),
  ]
  const hosts = [host('v1', 4), host('v2', 4), host('h3', 16), host('t1', 8, { environment: 'TEST' })]

  test('is covered through a named member unless the contract is restricted', () => {
    const open = inputs({ used, hosts, oracle: [oracle('1', 40, { names: ['v2'], used: 32 })] })
    // 32 of 40 for c1; the other 8 cover h3 exactly. Missing 12, then 4; without t1 8.
    expect(explained(licenseType(44, 32), open)).toEqual({
      agrees: true,
      sources: [
        ['host', 2, 12],
        ['hypervisor', 1, 32],
      ],
      contracts: { 1: 32 },
      proposals: [
        ['attach', 'h3', 44, 40, 4],
        ['ignore', 'test', 40, 32, 8],
        ['buy', 12, 44, 44, 0],
      ],
    })
    const restricted = inputs({ used, hosts, oracle: [oracle('1', 40, { restricted: true, names: ['v2'] })] })
    expect(explained(licenseType(44, 0), restricted).contracts).toEqual({})
  })

  test('has proposals that start at the figures of the server', () => {
    const world = inputs({ used, hosts, oracle: [oracle('1', 40, { names: ['v2'], used: 32 })] })
    const before = { consumed: 44, covered: 32, missing: 12, compliance: 32 / 44 }
    const proposals = proposalsOf(calculateLicenses(licenseType(44, 32), world), hosts)
    expect(proposals.map((proposal) => [proposal.kind, proposal.before])).toEqual([
      ['attach', before],
      ['ignore', before],
      ['buy', before],
    ])
  })

  test('counts a capped virtual machine on its own', () => {
    // v2 is pinned: 2 on its own, and c1 still 32 for v1. 32 + 2 + 8 + 4 = 46.
    const world = inputs({
      used: used.map((row) => (row.hostname === 'v2' ? { ...row, olvmCapped: true } : row)),
      hosts,
    })
    expect(explained(licenseType(46, 0), world).sources).toEqual([
      ['host', 2, 12],
      ['capped', 1, 2],
      ['hypervisor', 1, 32],
    ])
  })

  test('counts until the last of its licenses is ignored', () => {
    // v1 is in TEST, v2 in PROD: ignoring v1 leaves c1 at 32. Only t1 is proposed.
    const mixed = hosts.map((each) => (each.hostname === 'v1' ? { ...each, environment: 'TEST' } : each))
    const world = inputs({ used, hosts: mixed })
    const [ignore] = proposalsOf(calculateLicenses(licenseType(44, 0), world), mixed)
    expect(ignore).toMatchObject({ kind: 'ignore', environments: ['TEST'] })
    expect(ignore?.kind === 'ignore' && ignore.rows.map(({ hostname }) => hostname)).toEqual(['t1'])
  })
})

describe('restricted contract without hosts', () => {
  // h1: 8, h2: 6, h3: 2. Consumed 16. The basket covers 10; the restricted contract has 8 and names no host.
  // Missing 6: h2 lacks 4 and h3 lacks 2. Attaching h2 takes 6 of 8; the basket has 10 for h1 and h3.
  const world = inputs({
    used: [usage('h1', 8), usage('h2', 6), usage('h3', 2)],
    hosts: [host('h1', 16), host('h2', 12), host('h3', 4)],
    oracle: [oracle('1', 8, { restricted: true }), oracle('2', 10, { basket: true, used: 10 })],
  })

  test('covers nothing until hosts are attached', () => {
    expect(explained(licenseType(16, 10), world)).toEqual({
      agrees: true,
      sources: [['host', 3, 16]],
      contracts: { 2: 10 },
      proposals: [
        ['attach', 'h2', 16, 16, 0],
        ['buy', 6, 16, 16, 0],
      ],
    })
  })

  test('takes a covered host where that frees the basket for a cluster', () => {
    // c1 needs 12 and comes after h1 with 8: the basket of 12 covers h1 and 4 of c1. Missing 8.
    // With h1 attached the basket covers all of c1.
    const clustered = inputs({
      used: [usage('h1', 8), usage('v1', 2, inCluster('c1', 12))],
      hosts: [host('h1', 16), host('v1', 4)],
      oracle: [oracle('1', 8, { restricted: true }), oracle('2', 12, { basket: true, used: 12 })],
    })
    expect(explained(licenseType(20, 12), clustered).proposals).toEqual([
      ['attach', 'h1', 20, 20, 0],
      ['buy', 8, 20, 20, 0],
    ])
  })

  test('takes no host that another contract names', () => {
    // Contract 2 names h1 and covers 4 of its 8. Contract 1 has room for h1, but two contracts would name it.
    const shared = inputs({
      used: [usage('h1', 8)],
      hosts: [host('h1', 16)],
      oracle: [
        oracle('1', 8, { restricted: true }),
        oracle('2', 4, { restricted: true, names: ['h1'], used: 4 }),
      ],
    })
    expect(explained(licenseType(8, 4), shared).proposals).toEqual([['buy', 4, 8, 8, 0]])
  })

  test('covers hosts of its location only', () => {
    // Of h1, h2 and h3 in Milan the contract of Rome covers none.
    const [restricted, basket] = world.oracle
    const away = {
      ...world,
      oracle: restricted && basket ? [{ ...restricted, location: 'Rome' }, basket] : [],
    }
    expect(explained(licenseType(16, 10), away).proposals).toEqual([['buy', 6, 16, 16, 0]])
  })
})

test('an unlimited contract covers everything and needs no proposal', () => {
  // h1: 8, c1: 32. All 40 are covered.
  const world = inputs({
    used: [usage('h1', 8), usage('v1', 2, inCluster('c1', 32))],
    hosts: [host('h1', 16), host('v1', 4)],
    oracle: [oracle('1', 0, { unlimited: true, basket: true })],
  })
  expect(explained(licenseType(40, 40, { unlimited: true, compliance: 1 }), world)).toEqual({
    agrees: true,
    sources: [
      ['host', 1, 8],
      ['hypervisor', 1, 32],
    ],
    contracts: { 1: 40 },
    proposals: [],
  })
})

describe('MySQL', () => {
  const type = {
    vendor: 'mysql',
    metric: 'HOST',
    itemDescription: 'MySQL Enterprise Edition',
    cost: 0,
  } as const
  const byHost = { metric: 'HOST' }

  test('counts hosts, and the CPUs of a cluster under contract', () => {
    // m1, m2, m3 count 1 each; m4 and m5 run in c1 with 16 CPUs, which contract 2 names. Consumed 19.
    // Contract 1 names m1 and has 2: 1 is free. Contract 2 covers 10 of 16. Covered 11, missing 8.
    const world = inputs({
      used: [
        ...['m1', 'm2', 'm3'].map((name) => usage(name, 1, byHost)),
        ...['m4', 'm5'].map((name) => usage(name, 1, { metric: 'CLUSTER' })),
      ],
      hosts: [
        ...['m1', 'm2', 'm3'].map((name) => host(name, 4)),
        ...['m4', 'm5'].map((name) => host(name, 4, { cluster: 'c1' })),
      ],
      clusters: [{ name: 'c1', cpu: 16 }],
      mysql: [
        { ...makeCounted('1', 'HOST', ['m1']), numberOfLicenses: 2 },
        { ...makeCounted('2', 'CLUSTER', ['c1']), numberOfLicenses: 10 },
      ],
    })
    expect(explained(licenseType(19, 11, type), world)).toEqual({
      agrees: true,
      sources: [
        ['host', 3, 3],
        ['cluster', 1, 16],
      ],
      contracts: { 1: 1, 2: 10 },
      proposals: [
        ['attach', 'm2', 19, 12, 7],
        ['buy', 8, 19, 19, 0],
      ],
    })
  })
})

describe('SQL Server', () => {
  const type = {
    vendor: 'microsoft',
    metric: 'HOST',
    itemDescription: 'SQL Server 2019 Standard Core',
    cost: 0,
  } as const
  const byHost = { metric: 'HOST' }

  test('counts the consumption once per contract', () => {
    // s1: 8 cores = 4 packs, s2 in TEST: 4 cores = 2 packs. 6 packs, two contracts: 12 consumed.
    // Contract 1 names s1 and has 5: 1 free. Contract 2 is open and has 1: s2 lacks 1. Covered 5.
    // Attaching s2 gives it 1 of contract 1 and 1 of contract 2: covered 6 of 12.
    // Without s2: 2 × 4 consumed, 4 covered. Buying 1 covers all 6 packs, still 6 of 12.
    const world = inputs({
      used: [usage('s1', 4, byHost), usage('s2', 2, byHost)],
      hosts: [host('s1', 8), host('s2', 4, { environment: 'TEST' })],
      sqlServer: [
        { ...makeCounted('1', 'HOST', ['s1']), licensesNumber: 5 },
        { ...makeCounted('2', 'HOST', []), licensesNumber: 1 },
      ],
    })
    expect(explained(licenseType(12, 5, type), world)).toEqual({
      agrees: true,
      sources: [['host', 2, 6]],
      contracts: { 1: 4, 2: 1 },
      proposals: [
        ['attach', 's2', 12, 6, 6],
        ['ignore', 'test', 8, 4, 4],
        ['buy', 1, 12, 6, 6],
      ],
    })
  })
})

describe('rounding', () => {
  const world = inputs({
    used: [usage('h1', 0.5), usage('h2', 2)],
    hosts: [host('h1', 1), host('h2', 4)],
    oracle: [oracle('1', 1, { basket: true, used: 1 })],
  })

  test('rounds each figure up as a whole', () => {
    // 0.5 + 2 = 2.5 becomes 3. Covered 1, missing 2.
    expect(explained(licenseType(3, 1), world)).toMatchObject({
      agrees: true,
      proposals: [['buy', 2, 3, 3, 0]],
    })
  })

  test('keeps fractions of a server that reports them', () => {
    expect(calculateLicenses(licenseType(2.5, 1), world).calculated).toMatchObject({
      consumed: 2.5,
      missing: 1.5,
    })
  })
})

describe('calculated figures that differ from the server', () => {
  const world = inputs({
    used: [usage('h1', 4)],
    hosts: [host('h1', 8, { environment: 'TEST' })],
    oracle: [oracle('1', 1, { basket: true, used: 1 }), oracle('2', 5, { restricted: true })],
  })

  test('proposes only buying, based on the figures of the server', () => {
    expect(explained(licenseType(6, 2), world)).toMatchObject({
      agrees: false,
      proposals: [['buy', 4, 6, 6, 0]],
    })
  })

  test('has no gap for a license type without a price', () => {
    expect(explained(licenseType(4, 1, { cost: 0, compliance: 1 }), world).proposals).toEqual([])
  })
})

describe('ignore candidates', () => {
  const reasonsOf = (environment: string, hostname: string, dbName: string) => {
    const world = inputs({
      used: [usage(hostname, 4, { dbName })],
      hosts: [host(hostname, 8, { environment })],
    })
    return proposalsOf(calculateLicenses(licenseType(4, 0), world), world.hosts).flatMap((proposal) =>
      proposal.kind === 'ignore' ? proposal.reason : [],
    )
  }

  test.each([
    ['TEST', 'h1', 'db', ['test']],
    ['QA', 'h1', 'db', ['test']],
    ['DR', 'h1', 'db', ['standby']],
    ['PROD', 'h1_DR', 'db', ['standby']],
    ['PROD', 'ora-dr-01', 'db', ['standby']],
    ['PROD', 'h1', 'SALES_STBY', ['standby']],
    ['PROD', 'h1', 'standby', ['standby']],
    ['PROD', 'android', 'DRIVERS', []],
    ['PROD', 'latest', 'TESTAMENT', []],
    ['DEV', 'h1', 'db', []],
  ])('%s %s %s: %j', (environment, hostname, dbName, reasons) => {
    expect(reasonsOf(environment, hostname, dbName)).toEqual(reasons)
  })

  test('omits a database that consumes less than the largest of its host', () => {
    // db2 needs 2 of the 4 that db1 needs anyway.
    const world = inputs({
      used: [usage('h1', 4), usage('h1', 2, { dbName: 'db2_stby' })],
      hosts: [host('h1', 8)],
    })
    expect(explained(licenseType(4, 0), world).proposals).toEqual([['buy', 4, 4, 4, 0]])
  })
})
