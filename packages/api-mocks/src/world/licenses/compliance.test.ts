import { describe, expect, test } from 'vitest'
import { rowOf } from '../../testing/estate/complianceRow.ts'
import {
  ENTERPRISE_EDITION,
  oracleContract,
  oracleEstate,
  setContracts,
} from '../../testing/estate/smallEstate.ts'
import { responseTo } from '../../testing/responseTo.ts'
import { createWorld } from '../createWorld.ts'
import { complianceOf } from './worldLicenses.ts'

describe('Oracle compliance', () => {
  test('needs half a license per core and host, however many databases the host has', () => {
    const { world } = oracleEstate()
    setContracts(world, { oracle: [oracleContract('a', { count: 3 }), oracleContract('b', { count: 2 })] })
    expect(rowOf(world)).toEqual({
      licenseTypeID: 'A90611',
      itemDescription: 'Oracle Database Enterprise Edition',
      metric: 'Processor Perpetual',
      cost: 47_500,
      consumed: 7,
      covered: 5,
      purchased: 5,
      compliance: 5 / 7,
      unlimited: false,
      available: 0,
    })
  })

  test('counts what is left of contracts that cover all needs as available', () => {
    const { world } = oracleEstate()
    setContracts(world, { oracle: [oracleContract('a', { count: 20 })] })
    expect(rowOf(world)).toMatchObject({
      consumed: 7,
      covered: 7,
      purchased: 20,
      compliance: 1,
      available: 13,
    })
  })

  test('an unlimited contract covers all needs, and nothing is counted as available', () => {
    const { world } = oracleEstate()
    const unlimited = oracleContract('b', { unlimited: true, count: 0 })
    setContracts(world, { oracle: [oracleContract('a', { count: 20 }), unlimited] })
    expect(rowOf(world)).toMatchObject({ covered: 7, compliance: 1, unlimited: true, available: 0 })
  })

  test('is full for unlimited contracts even where they do not cover all needs', () => {
    const { world, one } = oracleEstate()
    setContracts(world, {
      oracle: [oracleContract('a', { unlimited: true, basket: false, hosts: [one.hostname] })],
    })
    expect(rowOf(world)).toMatchObject({ consumed: 7, covered: 4, compliance: 1, available: 0 })
  })

  test('is full for a license type without a price', () => {
    const { world } = oracleEstate()
    setContracts(world, {})
    const type = world.priceList.get(ENTERPRISE_EDITION)
    if (type) world.priceList.set(ENTERPRISE_EDITION, { ...type, cost: 0 })
    expect(rowOf(world)).toMatchObject({ cost: 0, consumed: 7, covered: 0, compliance: 1 })
  })

  test('has no row for contracts of a license type that no host uses', () => {
    const { world } = oracleEstate()
    setContracts(world, { oracle: [oracleContract('a', { licenseTypeID: 'A90603', count: 25 })] })
    expect(rowOf(world, 'A90603')).toBeUndefined()
    expect(rowOf(world)).toMatchObject({ covered: 0, purchased: 0 })
  })

  test('rounds up the sum of all hosts, or each host with RoundLicenses', () => {
    const { world, one, other } = oracleEstate()
    for (const host of [one, other]) world.hosts.setCores(host, 5)
    setContracts(world, { oracle: [oracleContract('a', { count: 0, unlimited: true })] })
    expect(rowOf(world)).toMatchObject({ consumed: 5, covered: 5 })
    world.hosts.setCores(other, 6)
    expect(rowOf(world)).toMatchObject({ consumed: 6, covered: 6 })
    world.configuration.APIService.RoundLicenses = true
    world.hosts.setCores(other, 5)
    expect(rowOf(world)).toMatchObject({ consumed: 6, covered: 6 })
  })

  test('assigns named users in packs of 25', () => {
    const { world } = oracleEstate()
    world.configuration.DataService.LicenseTypeMetricsByEnvironment = {}
    world.configuration.DataService.LicenseTypeMetricsDefault = ['Named User Plus Perpetual']
    setContracts(world, { oracle: [oracleContract('a', { licenseTypeID: 'A90603', count: 60 })] })
    expect(rowOf(world, 'A90603')).toMatchObject({
      metric: 'Named User Plus Perpetual',
      consumed: 175,
      covered: 50,
      purchased: 60,
      available: 10,
    })
  })

  test('a contract without a basket covers only the hosts that it names', () => {
    const { world, one } = oracleEstate()
    const named = oracleContract('a', { basket: false, hosts: [one.hostname], count: 20 })
    setContracts(world, { oracle: [named] })
    expect(rowOf(world)).toMatchObject({ consumed: 7, covered: 4 })
    setContracts(world, { oracle: [{ ...named, hosts: null }] })
    expect(rowOf(world)).toMatchObject({ consumed: 7, covered: 0 })
  })

  test('a restricted contract covers a host, but no host of a cluster', () => {
    for (const [membership, covered] of [
      ['none', 4],
      ['hypervisor', 0],
    ] as const) {
      const { world, one } = oracleEstate(membership)
      const restricted = oracleContract('a', {
        basket: false,
        restricted: true,
        hosts: [one.hostname],
        count: 500,
      })
      setContracts(world, { oracle: [restricted] })
      expect([membership, rowOf(world)?.covered]).toEqual([membership, covered])
    }
  })

  test('lists license types in the order of the price list', () => {
    const world = createWorld({ hosts: 60 })
    const ids = complianceOf(world).oracle.map(({ licenseTypeID }) => licenseTypeID)
    expect(ids.length).toBeGreaterThan(5)
    expect(ids).toEqual([...world.priceList.keys()].filter((id) => ids.includes(id)))
  })
})

describe('Veritas cluster host in a contract', () => {
  const responseWith = (more: object, membership: 'hypervisor' | 'veritas' = 'veritas') => {
    const { world, one } = oracleEstate(membership)
    setContracts(world, { oracle: [oracleContract('a', { hosts: [one.hostname], ...more })] })
    return responseTo(() => complianceOf(world))
  }

  test('fails with 500 and no body unless the contract is restricted', async () => {
    expect(await responseWith({})).toEqual({ status: 500 })
    expect(await responseWith({ hosts: null })).toEqual({ status: 200 })
    expect(await responseWith({ restricted: true })).toEqual({ status: 200 })
  })

  test('does not fail for other hosts, other license types and hosts of a hypervisor', async () => {
    expect(await responseWith({ hosts: ['another'] })).toEqual({ status: 200 })
    expect(await responseWith({ licenseTypeID: 'L103405' })).toEqual({ status: 200 })
    expect(await responseWith({ licenseTypeID: 'unknown' })).toEqual({ status: 200 })
    expect(await responseWith({}, 'hypervisor')).toEqual({ status: 200 })
  })
})
