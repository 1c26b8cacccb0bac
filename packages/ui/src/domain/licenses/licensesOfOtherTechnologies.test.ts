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
    expect(summarizeLicenses(licenseType(19, 11, type), world)).toEqual({
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
    expect(summarizeLicenses(licenseType(12, 5, type), world)).toEqual({
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
