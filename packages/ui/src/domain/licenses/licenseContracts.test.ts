import { describe, expect, test } from 'vitest'
import {
  host,
  inputs,
  licenseType,
  makeCounted,
  namedUser,
  oracle,
  usage,
} from '../../testing/fixtures/licenseWorld.ts'
import { calculateLicenses } from './licenseCalculation.ts'
import { contractsOf } from './licenseContracts.ts'

describe('Oracle contracts', () => {
  test.each([
    ['purchased minus available licenses', oracle('1', 10, { used: 4 }), 10, 4],
    ['the same for named users', oracle('1', 50, { used: 25, metric: namedUser }), 50, 25],
    ['nothing for an unlimited contract', oracle('1', 10, { used: 4, unlimited: true }), 10, null],
    [
      'all licenses without available ones',
      oracle('1', 10, { availableLicensesPerCore: null, availableLicensesPerUser: null }),
      10,
      10,
    ],
    [
      'nothing without a purchased count',
      oracle('1', 10, { licensesPerCore: null, licensesPerUser: null }),
      null,
      null,
    ],
  ])('report as used %s', (_case, contract, count, used) => {
    const type = licenseType(0, 0, { metric: contract.metric })
    expect(contractsOf(type, inputs({ oracle: [contract] }))).toMatchObject([{ count, used, covers: 'all' }])
  })
})

describe('MySQL and SQL Server contracts', () => {
  const mysql = { vendor: 'mysql', metric: 'HOST' } as const

  test.each([
    ['HOST', ['a', 'b'], false],
    ['CLUSTER', ['c'], false],
    ['HOST', [], true],
    ['CLUSTER', [], true],
  ] as const)('of type %s with %j name these, or cover all', (type, names, isPool) => {
    const contract = { ...makeCounted('1', type, names), numberOfLicenses: 3 }
    expect(contractsOf(licenseType(0, 0, mysql), inputs({ mysql: [contract] }))).toMatchObject([
      { covers: type, names, isPool, count: 3, used: null },
    ])
  })

  test('without a type cover nothing', () => {
    const contract = { ...makeCounted('1', 'HOST', ['a']), type: '', numberOfLicenses: 3 }
    expect(contractsOf(licenseType(0, 0, mysql), inputs({ mysql: [contract] }))).toEqual([])
  })

  test.each([
    ['mysql', 'all CPUs', 12],
    ['microsoft', 'half of the CPUs, in packs of two cores,', 6],
  ] as const)('of %s count %s of a cluster for the host that reports it', (vendor, _count, needed) => {
    const world = inputs({
      used: [usage('v1', 2, { metric: 'CLUSTER' })],
      hosts: [host('v1', 4, { location: 'Rome' })],
      clusters: [
        { name: 'c0', cpu: 99, hostname: 'v1' },
        { name: 'c1', cpu: 12, hostname: 'v1' },
      ],
      [vendor === 'mysql' ? 'mysql' : 'sqlServer']: [
        { ...makeCounted('1', 'CLUSTER', ['c1']), numberOfLicenses: 0, licensesNumber: 0 },
      ],
    })
    const { needs } = calculateLicenses(licenseType(needed, 0, { vendor, metric: 'CLUSTER' }), world)
    expect(needs).toMatchObject([{ kind: 'cluster', name: 'c1', location: 'Rome', needed }])
  })

  test('count nothing for a cluster that is not listed', () => {
    const world = inputs({ used: [usage('v1', 2, { metric: 'CLUSTER' })] })
    const { needs } = calculateLicenses(licenseType(0, 0, mysql), world)
    expect(needs).toMatchObject([{ kind: 'cluster', name: '', location: '', needed: 0 }])
  })
})
