import { describe, expect, test } from 'vitest'
import {
  host,
  inCluster,
  inputs,
  licenseType,
  namedUser,
  oracle,
  usage,
} from '../../testing/fixtures/licenseWorld.ts'
import { summarizeLicenses } from '../../testing/fixtures/summarizeLicenses.ts'
import { calculateLicenses } from './licenseCalculation.ts'
import { proposalsOf } from './proposals.ts'
import { coreFactorsOf } from './sources.ts'

describe('core factor', () => {
  // h1: 8 cores × 0.5 = 4, h2: 6 × 1 = 6, h3: 4 × 0.5 = 2. Consumed 12.
  // Contract 1 (basket) has 9: 4 + 5. Missing 3.
  const world = inputs({
    used: [usage('h1', 4), usage('h1', 4, { dbName: 'db2' }), usage('h2', 6), usage('h3', 2)],
    hosts: [host('h1', 8), host('h2', 6), host('h3', 4)],
    oracle: [oracle('1', 9, { basket: true, used: 9 })],
  })

  test('counts each host once', () => {
    expect(summarizeLicenses(licenseType(12, 9), world)).toEqual({
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
    expect(summarizeLicenses(licenseType(150, 100, { metric: namedUser }), world)).toEqual({
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
    expect(summarizeLicenses(licenseType(112.5, 100, { metric: namedUser }), half).proposals).toEqual([
      ['buy', 25, 112.5, 112.5, 0],
    ])
  })

  test('are not attached to a contract with less than a pack left', () => {
    const [basket] = world.oracle
    const small = oracle('2', 24, { metric: namedUser })
    const short = { ...world, oracle: basket ? [basket, small] : [] }
    expect(summarizeLicenses(licenseType(150, 100, { metric: namedUser }), short).proposals).toEqual([
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
    expect(summarizeLicenses(licenseType(16, 0), world)).toEqual({
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
    expect(summarizeLicenses(licenseType(22, 16), world)).toEqual({
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
    expect(summarizeLicenses(licenseType(44, 32), open)).toEqual({
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
    expect(summarizeLicenses(licenseType(44, 0), restricted).contracts).toEqual({})
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
    expect(summarizeLicenses(licenseType(46, 0), world).sources).toEqual([
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
