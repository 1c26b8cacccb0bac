import { describe, expect, test } from 'vitest'
import { rowOf, sqlServerEstate } from '../../testing/estate/complianceRow.ts'
import {
  MYSQL,
  mySqlContract,
  setContracts,
  smallEstate,
  sqlServerContract,
} from '../../testing/estate/smallEstate.ts'
import { complianceOf } from './compliance.ts'

describe('MySQL compliance', () => {
  test('needs a license per host and has the purchased number of the last contract', () => {
    const { world } = smallEstate('Oracle/MySQL')
    setContracts(world, { mysql: [mySqlContract('a', 7), mySqlContract('b', 1)] })
    expect(complianceOf(world)).toEqual({
      oracle: [],
      mySql: [
        {
          licenseTypeID: 'B64911',
          itemDescription: 'MySQL Enterprise Edition',
          metric: 'HOST',
          cost: 0,
          consumed: 2,
          covered: 2,
          purchased: 1,
          compliance: 1,
          unlimited: false,
          available: -1,
        },
      ],
      sqlServer: [],
    })
  })

  test('a contract with hosts covers only these hosts', () => {
    const { world, one } = smallEstate('Oracle/MySQL')
    setContracts(world, { mysql: [mySqlContract('a', 7, { hosts: [one.hostname] })] })
    expect(rowOf(world, MYSQL)).toMatchObject({ consumed: 2, covered: 1, compliance: 0.5 })
    setContracts(world, { mysql: [mySqlContract('a', 7, { hosts: [] })] })
    expect(rowOf(world, MYSQL)).toMatchObject({ consumed: 2, covered: 2, compliance: 1 })
  })

  test('a contract of a cluster covers its CPUs, and one of hosts the other host', () => {
    const { world, one } = smallEstate('Oracle/MySQL', { membership: 'hypervisor' })
    const ofCluster = mySqlContract('a', 1000, { type: 'CLUSTER', clusters: [one.cluster] })
    setContracts(world, { mysql: [ofCluster] })
    const alone = rowOf(world, MYSQL)
    expect(alone).toMatchObject({ metric: 'HOST', purchased: 1000 })
    expect(alone?.covered).toBe((alone?.consumed ?? 0) - 1)
    setContracts(world, { mysql: [mySqlContract('b', 3), ofCluster] })
    expect(rowOf(world, MYSQL)).toMatchObject({ compliance: 1, covered: alone?.consumed, purchased: 1000 })
    setContracts(world, { mysql: [ofCluster, mySqlContract('b', 3)] })
    expect(rowOf(world, MYSQL)).toMatchObject({ compliance: 1, purchased: 3 })
  })

  test('a contract of a cluster does not cover another cluster', () => {
    const { world, one, other } = smallEstate('Oracle/MySQL', { membership: 'hypervisor' })
    const ofCluster = (id: string, count: number, cluster: string) =>
      mySqlContract(id, count, { type: 'CLUSTER', clusters: [cluster] })
    expect(one.cluster).not.toBe(other.cluster)
    setContracts(world, { mysql: [ofCluster('a', 2, one.cluster), ofCluster('b', 0, other.cluster)] })
    expect(rowOf(world, MYSQL)).toMatchObject({ metric: 'CLUSTER', covered: 2 })
    setContracts(world, { mysql: [ofCluster('a', 2, one.cluster), ofCluster('b', 9, 'another')] })
    expect(rowOf(world, MYSQL)).toMatchObject({ covered: 2 })
  })
})

describe('SQL Server compliance', () => {
  test('without a contract counts packs of two cores', () => {
    const { world, id } = sqlServerEstate()
    expect(rowOf(world, id)).toMatchObject({
      metric: 'HOST',
      consumed: 4,
      covered: 0,
      purchased: 0,
      compliance: 0,
    })
  })

  test('multiplies the consumption by the number of contracts and has the purchased number of the last', () => {
    const { world, id, one } = sqlServerEstate()
    const contracts = [
      sqlServerContract('a', id, 1, { hosts: [one.hostname] }),
      sqlServerContract('b', id, 5),
      sqlServerContract('c', id, 2),
    ]
    setContracts(world, { microsoft: contracts.slice(0, 1) })
    expect(rowOf(world, id)).toMatchObject({ consumed: 4, covered: 1, purchased: 1 })
    setContracts(world, { microsoft: contracts })
    expect(rowOf(world, id)).toMatchObject({
      consumed: 12,
      covered: 4,
      purchased: 2,
      compliance: 4 / 12,
      available: -2,
    })
  })

  test('ignores contracts of another edition', () => {
    const { world, id } = sqlServerEstate()
    const another = id === 'DG7GMGF0M7XW-0001' ? 'DG7GMGF0M80J-0001' : 'DG7GMGF0M7XW-0001'
    setContracts(world, { microsoft: [sqlServerContract('a', another, 9)] })
    expect(rowOf(world, id)).toMatchObject({ consumed: 4, covered: 0, purchased: 0 })
  })
})
