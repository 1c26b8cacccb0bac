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
import { calculateLicenses } from './licenseCalculation.ts'
import { figuresIf, resizableHosts } from './whatIf.ts'

const nothing = { resized: null, endedId: null }

describe('a processor metric', () => {
  // h1: 8 cores × 0.5 = 4, h2: 6 × 1 = 6. Consumed 10. Contract 1 (basket) has 5, contract 2 (basket) 3. Covered 8, missing 2.
  const world = inputs({
    used: [usage('h1', 4), usage('h2', 6), usage('n1', 3, inCluster('c1', 20))],
    hosts: [host('h1', 8), host('h2', 6), host('n1', 6)],
    oracle: [oracle('1', 5, { basket: true, used: 5 }), oracle('2', 3, { basket: true, used: 3 })],
  })
  const alone = { ...world, used: world.used.slice(0, 2) }
  const calculation = calculateLicenses(licenseType(10, 8), alone)

  test('gives the figures of the server without an assumption', () => {
    expect(figuresIf(calculation, alone.hosts, nothing)).toEqual(calculation.server)
  })

  test('counts changed cores with the core factor of the host', () => {
    // h1: 16 × 0.5 = 8. Consumed 14, covered 8, missing 6.
    const resized = { hostname: 'h1', cores: 16 }
    expect(figuresIf(calculation, alone.hosts, { ...nothing, resized })).toMatchObject({
      consumed: 14,
      covered: 8,
      missing: 6,
    })
  })

  test('leaves out an ended contract', () => {
    // Without contract 1: covered 3, missing 7.
    expect(figuresIf(calculation, alone.hosts, { ...nothing, endedId: '1' })).toMatchObject({
      consumed: 10,
      covered: 3,
      missing: 7,
    })
  })

  test('combines changed cores and an ended contract', () => {
    // h2: 2 × 1 = 2. Consumed 6, covered 5, missing 1.
    const resized = { hostname: 'h2', cores: 2 }
    expect(figuresIf(calculation, alone.hosts, { resized, endedId: '2' })).toMatchObject({
      consumed: 6,
      covered: 5,
      missing: 1,
    })
  })

  test('leaves out hosts that are counted with their cluster', () => {
    const clustered = calculateLicenses(licenseType(30, 8), world)
    expect(resizableHosts(clustered, world.hosts)).toEqual([
      { hostname: 'h1', cores: 8 },
      { hostname: 'h2', cores: 6 },
    ])
  })

  test('returns null if the calculated figures differ from the server', () => {
    expect(figuresIf(calculateLicenses(licenseType(11, 8), alone), alone.hosts, nothing)).toBeNull()
  })
})

test('named users count 25 for each processor', () => {
  // h1: 8 cores × 0.5 × 25 = 100; with 12 cores 150. Contract 1 (basket) covers 100.
  const world = inputs({
    used: [usage('h1', 100, { metric: namedUser })],
    hosts: [host('h1', 8)],
    oracle: [oracle('1', 100, { metric: namedUser, basket: true, used: 100 })],
  })
  const calculation = calculateLicenses(licenseType(100, 100, { metric: namedUser }), world)
  const resized = { hostname: 'h1', cores: 12 }
  expect(figuresIf(calculation, world.hosts, { resized, endedId: null })).toMatchObject({
    consumed: 150,
    covered: 100,
    missing: 50,
  })
})

test('SQL Server counts packs of two cores, at least four cores', () => {
  // h1: 8 / 2 = 4 packs; with 2 cores 4 / 2 = 2. One contract for all hosts with 3.
  const world = inputs({
    used: [usage('h1', 4, { metric: 'HOST' })],
    hosts: [host('h1', 8)],
    sqlServer: [{ ...makeCounted('1', 'HOST', []), licensesNumber: 3 }],
  })
  const calculation = calculateLicenses(licenseType(4, 3, { metric: 'HOST', vendor: 'microsoft' }), world)
  const resized = { hostname: 'h1', cores: 2 }
  expect(figuresIf(calculation, world.hosts, { resized, endedId: null })).toMatchObject({
    consumed: 2,
    covered: 2,
    missing: 0,
  })
})

test('MySQL counts hosts, whatever their cores', () => {
  const world = inputs({
    used: [usage('h1', 1, { metric: 'HOST' })],
    hosts: [host('h1', 8)],
    mysql: [{ ...makeCounted('1', 'HOST', []), numberOfLicenses: 1 }],
  })
  const calculation = calculateLicenses(licenseType(1, 1, { metric: 'HOST', vendor: 'mysql' }), world)
  expect(resizableHosts(calculation, world.hosts)).toEqual([])
})

test('Standard Edition 2 counts sockets, whatever the cores', () => {
  const standard = { licenseTypeID: 'L103405' }
  const world = inputs({
    used: [usage('h1', 2, standard)],
    hosts: [host('h1', 8)],
    oracle: [oracle('1', 2, { basket: true, used: 2, ...standard })],
  })
  expect(resizableHosts(calculateLicenses(licenseType(2, 2, standard), world), world.hosts)).toEqual([])
})
