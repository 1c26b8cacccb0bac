import { describe, expect, test } from 'vitest'
import { host, inCluster, inputs, licenseType, oracle, usage } from '../../testing/fixtures/licenseWorld.ts'
import { summarizeLicenses } from '../../testing/fixtures/summarizeLicenses.ts'
import { calculateLicenses } from './licenseCalculation.ts'

test('an unlimited contract covers everything and needs no proposal', () => {
  // h1: 8, c1: 32. All 40 are covered.
  const world = inputs({
    used: [usage('h1', 8), usage('v1', 2, inCluster('c1', 32))],
    hosts: [host('h1', 16), host('v1', 4)],
    oracle: [oracle('1', 0, { unlimited: true, basket: true })],
  })
  expect(summarizeLicenses(licenseType(40, 40, { unlimited: true, compliance: 1 }), world)).toEqual({
    agrees: true,
    sources: [
      ['host', 1, 8],
      ['hypervisor', 1, 32],
    ],
    contracts: { 1: 40 },
    proposals: [],
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
    expect(summarizeLicenses(licenseType(3, 1), world)).toMatchObject({
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

describe('compliance', () => {
  const world = inputs({
    used: [usage('h1', 4)],
    hosts: [host('h1', 8)],
    oracle: [oracle('1', 1, { basket: true, used: 1 })],
  })
  const unused = inputs({ oracle: [oracle('1', 1, { basket: true })] })

  test.each([
    ['is the covered share of the consumption', licenseType(4, 1), world, 0.25],
    ['is 1 for an unlimited type', licenseType(4, 1, { unlimited: true }), world, 1],
    ['is 1 for a type without a price', licenseType(4, 1, { cost: 0 }), world, 1],
    ['is 1 without consumption', licenseType(0, 0), unused, 1],
  ])('%s', (_case, type, inventory, compliance) => {
    expect(calculateLicenses(type, inventory).calculated.compliance).toBe(compliance)
  })
})

describe('calculated figures that differ from the server', () => {
  const world = inputs({
    used: [usage('h1', 4)],
    hosts: [host('h1', 8, { environment: 'TEST' })],
    oracle: [oracle('1', 1, { basket: true, used: 1 }), oracle('2', 5, { restricted: true })],
  })

  test('proposes only buying, based on the figures of the server', () => {
    expect(summarizeLicenses(licenseType(6, 2), world)).toMatchObject({
      agrees: false,
      proposals: [['buy', 4, 6, 6, 0]],
    })
  })

  test('has no gap for a license type without a price', () => {
    expect(summarizeLicenses(licenseType(4, 1, { cost: 0, compliance: 1 }), world).proposals).toEqual([])
  })
})
