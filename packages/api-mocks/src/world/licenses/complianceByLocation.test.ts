import { describe, expect, test } from 'vitest'
import { rowOf, sqlServerEstate } from '../../testing/estate/complianceRow.ts'
import {
  MYSQL,
  mySqlContract,
  oracleContract,
  oracleEstate,
  setContracts,
  smallEstate,
  sqlServerContract,
} from '../../testing/estate/smallEstate.ts'
import { complianceOf, compliancePercentages } from './worldLicenses.ts'

describe('compliance of a location', () => {
  test('counts its hosts and the contracts whose own location is in the filter', () => {
    const { world } = oracleEstate()
    const oracle = [
      oracleContract('a', { count: 2, location: 'Rome' }),
      oracleContract('b', { count: 1, location: 'All' }),
    ]
    setContracts(world, { oracle })
    expect(rowOf(world)).toMatchObject({ consumed: 7, covered: 3, purchased: 3 })
    expect(rowOf(world, undefined, ['Rome'])).toMatchObject({ consumed: 4, covered: 2, purchased: 2 })
    expect(rowOf(world, undefined, ['Rome', 'Milan'])).toMatchObject({
      consumed: 7,
      covered: 2,
      purchased: 2,
    })
    expect(rowOf(world, undefined, ['Milan'])).toMatchObject({ consumed: 3, covered: 0, purchased: 0 })
    expect(rowOf(world, undefined, undefined, ['All'])).toMatchObject({
      consumed: 7,
      covered: 1,
      purchased: 1,
    })
  })

  test('filters contracts of MySQL and SQL Server, too', () => {
    const { world } = smallEstate('Oracle/MySQL')
    setContracts(world, { mysql: [mySqlContract('a', 5, { location: 'Rome' }), mySqlContract('b', 9)] })
    // Two hosts and two contracts, which count the consumption once each.
    expect(rowOf(world, MYSQL)).toMatchObject({ consumed: 4, purchased: 9 })
    expect(rowOf(world, MYSQL, ['Rome'])).toMatchObject({ consumed: 1, purchased: 5 })
    const { world: windows, id } = sqlServerEstate()
    const inRome = rowOf(windows, id, ['Rome'])?.consumed ?? 0
    const everywhere = rowOf(windows, id)?.consumed ?? 0
    expect(inRome).toBeGreaterThan(0)
    setContracts(windows, {
      microsoft: [sqlServerContract('a', id, 5, { location: 'Rome' }), sqlServerContract('b', id, 9)],
    })
    expect(rowOf(windows, id)).toMatchObject({ consumed: 2 * everywhere, purchased: 9 })
    expect(rowOf(windows, id, ['Rome'])).toMatchObject({ consumed: inRome, purchased: 5 })
  })
})

describe('compliance percentages of the dashboard', () => {
  test('are 100 for a vendor without contracts', () => {
    const { world } = oracleEstate()
    setContracts(world, {})
    expect(compliancePercentages(world)).toEqual({ oracle: 100, mySql: 100, sqlServer: 100 })
  })

  test('are 100 where contracts cover nothing', () => {
    const { world } = oracleEstate()
    setContracts(world, { oracle: [oracleContract('a', { count: 0 })] })
    expect(compliancePercentages(world).oracle).toBe(100)
  })

  test('are the mean of the license types of a vendor', () => {
    const { world } = smallEstate('Oracle/MySQL')
    setContracts(world, { mysql: [mySqlContract('a', 1)] })
    expect(compliancePercentages(world)).toEqual({ oracle: 100, mySql: 50, sqlServer: 100 })
    const estate = oracleEstate()
    setContracts(estate.world, { oracle: [oracleContract('a', { count: 700 })] })
    const types = complianceOf(estate.world).oracle.length
    expect(types).toBeGreaterThan(1)
    expect(compliancePercentages(estate.world).oracle).toBeCloseTo(100 / types)
    const { world: windows, id } = sqlServerEstate()
    const consumed = rowOf(windows, id, ['Rome'])?.consumed ?? 0
    setContracts(windows, { microsoft: [sqlServerContract('a', id, consumed / 2)] })
    expect(compliancePercentages(windows, ['Rome'], ['All']).sqlServer).toBe(50)
  })

  test('count only contracts of the filtered locations', () => {
    const { world } = smallEstate('Oracle/MySQL')
    setContracts(world, { mysql: [mySqlContract('a', 1, { location: 'Rome' })] })
    expect(compliancePercentages(world).mySql).toBe(50)
    expect(compliancePercentages(world, ['Rome']).mySql).toBe(100)
    expect(compliancePercentages(world, undefined, ['All']).mySql).toBe(100)
  })
})
