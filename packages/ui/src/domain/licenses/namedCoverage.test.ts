import { describe, expect, test } from 'vitest'
import { coverageByCluster, coverageByHost, uncoveredOf, type CoverageInputs } from './namedCoverage.ts'

const usage = { licenseTypeID: 'A', usedLicenses: 4, clusterLicenses: 0, olvmCapped: false }
const contract = { id: '1', contractID: '100', licenseTypeID: 'A', hosts: [], clusters: [] }
const inputs = (given: Partial<CoverageInputs>): CoverageInputs => ({
  licenseTypeID: 'A',
  contracts: [],
  usage: [],
  excludedId: null,
  ...given,
})
const counts = { hostname: 'h1', consumedLicensesCount: 8, totalCoveredLicensesCount: 3 }

describe('coverageByHost', () => {
  test('takes the consumption of hosts without a contract from the used licenses of the type', () => {
    const other = { ...usage, hostname: 'h2', licenseTypeID: 'B' }
    const found = coverageByHost(inputs({ usage: [{ ...usage, hostname: 'h1' }, other] }))
    expect([...found]).toEqual([['h1', { consumed: 4, covered: null, byCluster: false, contracts: [] }]])
  })

  test('prefers the counts of contracts and names those that are not edited', () => {
    const contracts = [
      { ...contract, hosts: [counts] },
      { ...contract, id: '2', contractID: '200', hosts: [counts] },
      { ...contract, id: '3', contractID: '300', licenseTypeID: 'B', hosts: [counts] },
    ]
    const found = coverageByHost(
      inputs({ contracts, usage: [{ ...usage, hostname: 'h1' }], excludedId: '1' }),
    )
    expect(found.get('h1')).toEqual({ consumed: 8, covered: 3, byCluster: false, contracts: ['200'] })
  })

  test('keeps the licenses of the cluster of a host, which contracts report as 0', () => {
    const zero = { hostname: 'h1', consumedLicensesCount: 0, totalCoveredLicensesCount: 0 }
    const found = coverageByHost(
      inputs({
        contracts: [{ ...contract, hosts: [zero] }],
        usage: [{ ...usage, hostname: 'h1', clusterLicenses: 64 }],
      }),
    )
    expect(found.get('h1')).toMatchObject({ consumed: 64, covered: null, byCluster: true })
  })

  test('names the contracts of hosts without counts', () => {
    const found = coverageByHost(inputs({ contracts: [{ ...contract, hosts: ['h1'] }] }))
    expect(found.get('h1')).toMatchObject({ consumed: null, contracts: ['100'] })
  })
})

test('coverageByCluster names the contracts of a cluster that are not edited', () => {
  const contracts = [
    { ...contract, clusters: ['c1'] },
    { ...contract, id: '2', contractID: '200', clusters: ['c1'] },
  ]
  expect(coverageByCluster(inputs({ contracts, excludedId: '2' })).get('c1')?.contracts).toEqual(['100'])
})

test.each([
  [8, 3, 5],
  [8, null, 8],
  [null, null, 0],
  [2, 3, 0],
])('with %j consumed and %j covered licenses, %j are uncovered', (consumed, covered, open) => {
  expect(uncoveredOf({ consumed, covered, byCluster: false, contracts: [] })).toBe(open)
})

test('a host that is counted with its cluster has no uncovered licenses', () => {
  expect(uncoveredOf({ consumed: 64, covered: null, byCluster: true, contracts: [] })).toBe(0)
})
