import { describe, expect, test } from 'vitest'
import { makeCounted, host, inputs, licenseType, usage } from '../../testing/fixtures/licenseWorld.ts'
import { summarizeLicenses } from '../../testing/fixtures/summarizeLicenses.ts'

describe('MySQL', () => {
  const type = {
    vendor: 'mysql',
    metric: 'HOST',
    itemDescription: 'MySQL Enterprise Edition',
    cost: 0,
  } as const
  const byHost = { metric: 'HOST' }

  test('counts each instance once per contract, and the last contract covers', () => {
    // m1 has two instances, one ignored; m2 has one. 3 × 2 contracts = 6. The last contract has 2. Missing 4.
    // Both contracts have 3 for 3 instances: nothing to buy.
    const world = inputs({
      used: [
        usage('m1', 1, byHost),
        usage('m1', 1, { ...byHost, dbName: 'db2', ignored: true }),
        usage('m2', 1, byHost),
      ],
      hosts: [host('m1', 4), host('m2', 4)],
      mysql: [
        { ...makeCounted('1', 'HOST', ['m1']), numberOfLicenses: 1 },
        { ...makeCounted('2', 'HOST', []), numberOfLicenses: 2 },
      ],
    })
    expect(summarizeLicenses(licenseType(6, 2, type), world)).toEqual({
      agrees: true,
      sources: [['instance', 3, 3]],
      contracts: { 2: 2 },
      proposals: [],
    })
  })

  test('counts the CPUs of a cluster under contract for the host that reports it', () => {
    // m1 reports c1 with 16 CPUs, which contract 2 names; m2 counts 1. Consumed 17. The last contract has 10.
    // Both have 11 for 17: 6 are missing.
    const world = inputs({
      used: [usage('m1', 1, { metric: 'CLUSTER' }), usage('m2', 1, byHost)],
      hosts: [host('m1', 4), host('m2', 4, { cluster: 'c1' })],
      clusters: [{ name: 'c1', cpu: 16, hostname: 'm1' }],
      mysql: [
        { ...makeCounted('1', 'HOST', []), numberOfLicenses: 1 },
        { ...makeCounted('2', 'CLUSTER', ['c1']), numberOfLicenses: 10 },
      ],
    })
    expect(summarizeLicenses(licenseType(17, 10, type), world)).toEqual({
      agrees: true,
      sources: [
        ['instance', 1, 1],
        ['cluster', 1, 16],
      ],
      contracts: { 2: 10 },
      proposals: [['buy', 6, 17, 16, 1]],
    })
  })

  test('leaves out contracts for which nothing of their type is used', () => {
    const world = inputs({
      used: [usage('m1', 1, byHost)],
      hosts: [host('m1', 4, { cluster: 'c1' })],
      mysql: [
        { ...makeCounted('1', 'HOST', []), numberOfLicenses: 1 },
        { ...makeCounted('2', 'CLUSTER', ['c1']), numberOfLicenses: 99 },
      ],
    })
    expect(summarizeLicenses(licenseType(1, 1, type), world)).toMatchObject({
      agrees: true,
      contracts: { 1: 1 },
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

  test('counts the consumption once per contract, and proposes neither attaching nor ignoring', () => {
    // s1: 8 cores = 4 packs, s2 in TEST: 4 cores = 2 packs. 6 packs × 2 contracts = 12. The last one covers 1.
    // Both contracts have 5 for 6 packs: 1 to buy, in the last contract.
    const world = inputs({
      used: [usage('s1', 4, byHost), usage('s2', 2, byHost)],
      hosts: [host('s1', 8), host('s2', 4, { environment: 'TEST' })],
      sqlServer: [
        { ...makeCounted('1', 'HOST', ['s1']), licensesNumber: 4 },
        { ...makeCounted('2', 'HOST', []), licensesNumber: 1 },
      ],
    })
    expect(summarizeLicenses(licenseType(12, 1, type), world)).toEqual({
      agrees: true,
      sources: [['instance', 2, 6]],
      contracts: { 2: 1 },
      proposals: [['buy', 1, 12, 2, 10]],
    })
  })

  test('sums licenses of types that the server does not know', () => {
    const unknown = { ...byHost, licenseTypeID: 'DG7GMGF0M80J-0001', description: '' }
    const world = inputs({ used: [usage('s1', 2, unknown), usage('s2', 2, unknown)], hosts: [host('s1', 4)] })
    const row = { ...type, licenseTypeID: '', itemDescription: '' }
    expect(summarizeLicenses(licenseType(4, 0, row), world)).toMatchObject({
      agrees: true,
      sources: [['instance', 2, 4]],
    })
  })
})
