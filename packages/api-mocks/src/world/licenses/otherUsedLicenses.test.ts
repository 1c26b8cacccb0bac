import { describe, expect, test } from 'vitest'
import type { HostTechnology } from '../../contract/wire.ts'
import {
  MYSQL,
  mySqlContract,
  noContracts,
  smallEstate,
  sqlServerContract,
} from '../../testing/estate/smallEstate.ts'
import { rowsOf } from '../../testing/estate/usedRows.ts'
import { createWorld } from '../createWorld.ts'

interface ClusterTerms {
  type: 'HOST' | 'CLUSTER'
  clusters: string[] | null
  licenseTypeID: string
}

describe('metric of MySQL and SQL Server licenses', () => {
  test.each<[string, Partial<ClusterTerms>[], string]>([
    ['no contract', [], 'HOST'],
    ['a contract of the cluster', [{ type: 'CLUSTER' }], 'CLUSTER'],
    ['a contract of hosts', [{ type: 'HOST' }], 'HOST'],
    ['a contract without clusters', [{ type: 'CLUSTER', clusters: null }], 'HOST'],
    ['a contract of another cluster', [{ type: 'CLUSTER', clusters: ['another'] }], 'HOST'],
    ['one of two contracts of the cluster', [{ type: 'HOST' }, { type: 'CLUSTER' }], 'CLUSTER'],
    ['a contract of another license type', [{ type: 'CLUSTER', licenseTypeID: 'another' }], 'HOST'],
  ])('with %s', (_name, contracts, metric) => {
    const mySql = smallEstate('Oracle/MySQL', { membership: 'hypervisor' })
    const names = [mySql.one.cluster]
    const ofMySql = contracts.map((more) => mySqlContract('a', 1, { clusters: names, ...more }))
    const [row] = rowsOf(mySql.world, mySql.one.hostname, { contracts: { ...noContracts, mysql: ofMySql } })
    expect(row).toMatchObject({
      licenseTypeID: MYSQL,
      metric,
      usedLicenses: 1,
      clusterName: '',
      clusterLicenses: 0,
    })

    const windows = smallEstate('Microsoft/SQLServer', { membership: 'hypervisor' })
    const [before] = rowsOf(windows.world, windows.one.hostname)
    const id = before?.licenseTypeID ?? ''
    const ofSqlServer = contracts.map((more) =>
      sqlServerContract('a', id, 1, { clusters: [windows.one.cluster], ...more }),
    )
    const after = rowsOf(windows.world, windows.one.hostname, {
      contracts: { ...noContracts, mysql: ofMySql, microsoft: ofSqlServer },
    })
    expect(after[0]).toEqual({ ...before, metric })
    expect(before).toMatchObject({ usedLicenses: 4, clusterName: '', clusterType: '', clusterLicenses: 0 })
  })
})

test.each<HostTechnology>(['PostgreSQL/PostgreSQL', 'MongoDB/MongoDB', ''])(
  '%j uses no licenses',
  (technology) => {
    const world = createWorld({ hosts: 60 })
    const host = world.hosts.facts.find((each) => each.technology === technology)
    expect(rowsOf(world, host?.hostname ?? '', { includeUnused: true })).toEqual([])
  },
)
