import { describe, expect, test } from 'vitest'
import { oracleContract, oracleEstate, setContracts } from '../../../testing/estate/smallEstate.ts'
import { responseTo } from '../../../testing/responseTo.ts'
import type { World } from '../../world.ts'
import { inventoryOfWorld } from '../worldLicenses.ts'
import { oracleContractRows } from './oracleContracts.ts'
import type { StoredOracleContract } from './storedContracts.ts'

function rowsOf(world: World, ...oracle: StoredOracleContract[]) {
  setContracts(world, { oracle })
  return oracleContractRows(inventoryOfWorld(world))
}

/** The four counts of a contract: bought and available, by core and by user. */
const countsOf = (row: ReturnType<typeof oracleContractRows>[number] | undefined) => [
  row?.licensesPerCore,
  row?.availableLicensesPerCore,
  row?.licensesPerUser,
  row?.availableLicensesPerUser,
]

describe('Oracle contract rows', () => {
  test('have the stored values, the license type and the counts of each host', () => {
    const { world, one, other } = oracleEstate()
    const stored = oracleContract('a', {
      count: 10,
      basket: false,
      hosts: [one.hostname, other.hostname, 'unknown'],
      supportExpiration: '2027-01-31T00:00:00Z',
      productOrderDate: '2024-01-31T00:00:00Z',
      status: 'active',
      location: 'All',
    })
    expect(rowsOf(world, stored)).toEqual([
      {
        id: 'a',
        contractID: 'contract a',
        csi: 'csi a',
        licenseTypeID: 'A90611',
        itemDescription: 'Oracle Database Enterprise Edition',
        metric: 'Processor Perpetual',
        referenceNumber: 'order a',
        unlimited: false,
        basket: false,
        restricted: false,
        hosts: [
          {
            hostname: one.hostname,
            coveredLicensesCount: 4,
            totalCoveredLicensesCount: 4,
            consumedLicensesCount: 4,
          },
          {
            hostname: other.hostname,
            coveredLicensesCount: 3,
            totalCoveredLicensesCount: 3,
            consumedLicensesCount: 3,
          },
          {
            hostname: 'unknown',
            coveredLicensesCount: 0,
            totalCoveredLicensesCount: 0,
            consumedLicensesCount: 0,
          },
        ],
        licensesPerCore: 10,
        licensesPerUser: 0,
        availableLicensesPerCore: 3,
        availableLicensesPerUser: 0,
        supportExpiration: '2027-01-31T00:00:00Z',
        status: 'active',
        productOrderDate: '2024-01-31T00:00:00Z',
        location: 'All',
      },
    ])
  })

  test('tell what a contract covers of a host from what all contracts cover', () => {
    const { world, one } = oracleEstate()
    const [withoutBasket] = rowsOf(
      world,
      oracleContract('a', { count: 3, hosts: [one.hostname] }),
      oracleContract('b', { count: 5, hosts: [one.hostname], basket: false }),
    )
    expect(withoutBasket?.hosts).toMatchObject([{ coveredLicensesCount: 4, totalCoveredLicensesCount: 4 }])
    const [first, last] = rowsOf(
      world,
      oracleContract('a', { count: 3, hosts: [one.hostname], basket: false }),
      oracleContract('b', { count: 2, hosts: [one.hostname], basket: false }),
    )
    expect(first?.hosts).toMatchObject([{ coveredLicensesCount: 3, totalCoveredLicensesCount: 4 }])
    expect(last?.hosts).toMatchObject([{ coveredLicensesCount: 1, totalCoveredLicensesCount: 4 }])
  })

  test('have null for no hosts, and nothing available of an unlimited or used up contract', () => {
    const { world } = oracleEstate()
    const [limited] = rowsOf(world, oracleContract('a', { count: 5 }))
    expect(limited?.hosts).toBeNull()
    expect(countsOf(limited)).toEqual([5, 0, 0, 0])
    expect(countsOf(rowsOf(world, oracleContract('a', { count: -5 }))[0])).toEqual([-5, 0, 0, 0])
    const [unlimited] = rowsOf(world, oracleContract('a', { count: 50, unlimited: true }))
    expect(countsOf(unlimited)).toEqual([50, 0, 0, 0])
  })

  test.each([
    ['Processor Perpetual', [9, 9, 0, 0]],
    ['Computer Perpetual', [9, 9, 0, 0]],
    ['Named User Plus Perpetual', [0, 0, 9, 9]],
    ['Stream Perpetual', [0, 0, 0, 0]],
  ] as const)('count licenses of %s', (metric, counts) => {
    const { world } = oracleEstate()
    const unused = 'A90603'
    const type = world.priceList.get(unused)
    if (type) world.priceList.set(unused, Object.assign({}, type, { metric }))
    const [row] = rowsOf(world, oracleContract('a', { count: 9, licenseTypeID: unused }))
    expect([row?.metric, ...countsOf(row)]).toEqual([metric, ...counts])
  })

  test('omit contracts of an unknown license type', () => {
    const { world } = oracleEstate()
    const rows = rowsOf(world, oracleContract('a', { licenseTypeID: 'unknown' }), oracleContract('b'))
    expect(rows.map(({ id }) => id)).toEqual(['b'])
  })

  test('have no counts for a host in a cluster', async () => {
    for (const membership of ['hypervisor', 'veritas'] as const) {
      const { world, one } = oracleEstate(membership)
      const [row] = rowsOf(
        world,
        oracleContract('a', { count: 900, restricted: membership === 'veritas', hosts: [one.hostname] }),
      )
      expect(row?.hosts).toEqual([
        {
          hostname: one.hostname,
          coveredLicensesCount: 0,
          totalCoveredLicensesCount: 0,
          consumedLicensesCount: 0,
        },
      ])
    }
  })

  test('fail with 500 for a Veritas cluster host in an unrestricted contract', async () => {
    const { world, one } = oracleEstate('veritas')
    const response = await responseTo(() => rowsOf(world, oracleContract('a', { hosts: [one.hostname] })))
    expect(response).toEqual({ status: 500 })
  })
})
