import { describe, expect, test } from 'vitest'
import { host, inputs, licenseType, makeCounted, oracle, usage } from '../../testing/fixtures/licenseWorld.ts'
import { summarizeLicenses } from '../../testing/fixtures/summarizeLicenses.ts'
import { calculateLicenses } from './licenseCalculation.ts'
import { proposalsOf } from './proposals.ts'

describe('attaching hosts to a contract', () => {
  test('takes the largest uncovered hosts that fit into the free licenses', () => {
    // 10 free: h1 takes 8, h2 does not fit into the remaining 2, h3 does.
    const world = inputs({
      used: [usage('h3', 2), usage('h2', 4), usage('h1', 8)],
      hosts: [host('h1', 16), host('h2', 8), host('h3', 4)],
      oracle: [oracle('1', 10)],
    })
    expect(summarizeLicenses(licenseType(14, 0), world)).toMatchObject({
      agrees: true,
      proposals: [
        ['attach', 'h1 h3', 14, 10, 4],
        ['buy', 14, 14, 14, 0],
      ],
    })
  })

  test('takes no more hosts than the gap needs', () => {
    // The basket covers h1. One of the others closes the gap of 4.
    const world = inputs({
      used: [usage('h1', 4), usage('h2', 4)],
      hosts: [host('h1', 8), host('h2', 8)],
      oracle: [oracle('1', 4, { basket: true, used: 4 }), oracle('2', 20)],
    })
    expect(summarizeLicenses(licenseType(8, 4), world).proposals).toEqual([
      ['attach', 'h2', 8, 8, 0],
      ['buy', 4, 8, 8, 0],
    ])
  })

  test('covers a part of the host with the largest gap if no host fits', () => {
    const world = inputs({
      used: [usage('h1', 6), usage('h2', 8)],
      hosts: [host('h1', 12), host('h2', 16)],
      oracle: [oracle('1', 3)],
    })
    expect(summarizeLicenses(licenseType(14, 0), world).proposals).toEqual([
      ['attach', 'h2', 14, 3, 11],
      ['buy', 14, 14, 14, 0],
    ])
  })

  test('moves a covered host if that frees licenses for another', () => {
    // Contract 2 covers only Rome, whose host h1 uses the basket. Without h1 the basket covers h2.
    const world = inputs({
      used: [usage('h1', 4), usage('h2', 4)],
      hosts: [host('h1', 8, { location: 'Rome' }), host('h2', 8)],
      oracle: [oracle('1', 4, { basket: true, used: 4 }), oracle('2', 4, { location: 'Rome' })],
    })
    expect(summarizeLicenses(licenseType(8, 4), world).proposals).toEqual([
      ['attach', 'h1', 8, 8, 0],
      ['buy', 4, 8, 8, 0],
    ])
  })

  test('takes the larger of two hosts that miss equally many licenses', () => {
    // The basket covers half of h1, so that both hosts miss 4. Without h1 it covers h2.
    const world = inputs({
      used: [usage('h1', 8), usage('h2', 4)],
      hosts: [host('h1', 16), host('h2', 8)],
      oracle: [oracle('1', 4, { basket: true, used: 4 }), oracle('2', 8)],
    })
    expect(summarizeLicenses(licenseType(12, 4), world).proposals).toEqual([
      ['attach', 'h1', 12, 12, 0],
      ['buy', 8, 12, 12, 0],
    ])
  })

  test('counts baskets of any location, because the server does not compare it', () => {
    const world = inputs({
      used: [usage('h1', 8)],
      hosts: [host('h1', 16)],
      oracle: [oracle('1', 5, { basket: true, used: 5, location: 'Rome' })],
    })
    expect(summarizeLicenses(licenseType(8, 5), world)).toMatchObject({ agrees: true, contracts: { 1: 5 } })
  })

  test('is not proposed for hosts that another contract names', () => {
    const world = inputs({
      used: [usage('h1', 4)],
      hosts: [host('h1', 8)],
      oracle: [oracle('1', 1, { names: ['h1'], used: 1 }), oracle('2', 4)],
    })
    expect(summarizeLicenses(licenseType(4, 1), world).proposals).toEqual([['buy', 3, 4, 4, 0]])
  })
})

describe('ignoring usages', () => {
  test('is not proposed if it does not reduce the gap', () => {
    // The contract names the test host h1. Ignoring h1 frees nothing for h2.
    const world = inputs({
      used: [usage('h1', 4), usage('h2', 4)],
      hosts: [host('h1', 8, { environment: 'TEST' }), host('h2', 8)],
      oracle: [oracle('1', 4, { names: ['h1'], used: 4 })],
    })
    expect(summarizeLicenses(licenseType(8, 4), world).proposals).toEqual([['buy', 4, 8, 8, 0]])
  })

  test.each([
    [5, ['b']],
    [2, ['a']],
    [6, ['b']],
    [7, ['c']],
    [47, ['a', 'b', 'c']],
  ])('ignores the fewest test databases that close a gap of %d', (missing, ignored) => {
    // The basket covers all but the gap. The test hosts use 2, 6 and 40 licenses.
    const world = inputs({
      used: [usage('prod', 10), usage('a', 2), usage('b', 6), usage('c', 40)],
      hosts: [host('prod', 20), ...['a', 'b', 'c'].map((name) => host(name, 8, { environment: 'TEST' }))],
      oracle: [oracle('1', 58 - missing, { basket: true, used: 58 - missing })],
    })
    const [proposal] = proposalsOf(calculateLicenses(licenseType(58, 58 - missing), world), world.hosts)
    expect(proposal).toMatchObject({ kind: 'ignore', reason: 'test', after: { missing: 0 } })
    expect(proposal?.kind === 'ignore' && proposal.rows.map(({ hostname }) => hostname).toSorted()).toEqual(
      ignored,
    )
  })

  test('is not proposed if it lowers compliance', () => {
    // Half of what is used is covered; without the covered test hosts only a quarter would be.
    const world = inputs({
      used: [usage('h1', 8), usage('t', 6), usage('t2', 2)],
      hosts: [host('h1', 16), host('t', 8, { environment: 'TEST' }), host('t2', 8, { environment: 'TEST' })],
      oracle: [oracle('1', 6, { names: ['t'], used: 6 }), oracle('2', 2, { names: ['h1'], used: 2 })],
    })
    const proposals = proposalsOf(calculateLicenses(licenseType(16, 8), world), world.hosts)
    expect(proposals.map(({ kind }) => kind)).toEqual(['buy'])
  })

  test('names the environments in order, without blanks', () => {
    const world = inputs({
      used: [usage('h1', 4), usage('h2', 4), usage('h3-dr', 4)],
      hosts: [
        host('h1', 8, { environment: 'STANDBY' }),
        host('h2', 8, { environment: 'DR' }),
        host('h3-dr', 8, { environment: '' }),
      ],
    })
    const [proposal] = proposalsOf(calculateLicenses(licenseType(12, 0), world), world.hosts)
    expect(proposal).toMatchObject({ kind: 'ignore', reason: 'standby', environments: ['DR', 'STANDBY'] })
  })

  test('takes a usage of an unknown host by its name', () => {
    const world = inputs({ used: [usage('h1-stby', 4)] })
    const [proposal] = proposalsOf(calculateLicenses(licenseType(4, 0), world), world.hosts)
    expect(proposal).toMatchObject({ kind: 'ignore', environments: [], rows: [{ hostname: 'h1-stby' }] })
  })
})

describe('buying licenses', () => {
  const world = inputs({ used: [usage('h1', 4)], hosts: [host('h1', 8)] })
  const buy = (type: ReturnType<typeof licenseType>, inventory = world) =>
    proposalsOf(calculateLicenses(type, inventory), inventory.hosts).find(({ kind }) => kind === 'buy')

  test('costs the list price of the missing licenses', () => {
    expect(buy(licenseType(4, 0, { cost: 250 }))).toMatchObject({ count: 4, cost: 1000 })
  })

  test('has no cost without a list price', () => {
    const byHost = { vendor: 'mysql', metric: 'HOST', cost: 0 } as const
    const mysql = inputs({ used: [usage('h1', 1, { metric: 'HOST' })], hosts: [host('h1', 8)] })
    expect(buy(licenseType(1, 0, byHost), mysql)).toMatchObject({ count: 1, cost: null })
  })

  test('leaves a gap for SQL Server, whose consumption is multiplied by the number of contracts', () => {
    // 4 packs × 2 contracts = 8. The last contract covers 1. Both have 2 of 4, so 2 more are bought: covered 3 of 8.
    const sqlServer = inputs({
      used: [usage('s1', 4, { metric: 'HOST' })],
      hosts: [host('s1', 8)],
      sqlServer: [
        { ...makeCounted('1', 'HOST', ['s1']), licensesNumber: 1 },
        { ...makeCounted('2', 'HOST', ['s1']), licensesNumber: 1 },
      ],
    })
    const type = licenseType(8, 1, { vendor: 'microsoft', metric: 'HOST' })
    expect(buy(type, sqlServer)).toMatchObject({
      count: 2,
      addTo: '2',
      after: { covered: 3, missing: 5, compliance: 3 / 8 },
    })
  })

  test('is not proposed if whole packs already cover more than the hosts need', () => {
    const sqlServer = inputs({
      used: [usage('s1', 1, { metric: 'HOST' })],
      hosts: [host('s1', 2)],
      sqlServer: [
        { ...makeCounted('1', 'HOST', ['s1']), licensesNumber: 1 },
        { ...makeCounted('2', 'HOST', []), licensesNumber: 0 },
      ],
    })
    expect(buy(licenseType(2, 1, { vendor: 'microsoft', metric: 'HOST' }), sqlServer)).toBeUndefined()
  })
})
