import { describe, expect, test } from 'vitest'
import {
  makeClusterRow,
  makeHostRow,
  makeVeritasRow,
  otherId,
  makeUsed,
} from '../../../testing/fixtures/licenseRows.ts'
import { explainCluster, explainHost, explainVeritas } from './explain.ts'

describe('explained consumption', () => {
  const makeLicense = (dbName: string, usedLicenses: number, more: object = {}) =>
    makeUsed({ hostname: 'h1', dbName, usedLicenses, ...more })

  test('takes the largest database of a host', () => {
    const licenses = [
      makeLicense('d1', 2),
      makeLicense('d2', 4),
      makeLicense('d3', 8, { ignored: true }),
      makeLicense('d4', 16, { hostname: 'h2' }),
      makeLicense('d5', 32, otherId),
    ]
    expect(explainHost(makeHostRow('h1', 4), { used: licenses })).toEqual({
      figure: 4,
      terms: [
        { name: 'd1', hostname: 'h1', value: 2 },
        { name: 'd2', hostname: 'h1', value: 4 },
      ],
      result: 4,
      verdict: 'exact',
    })
  })

  test('is unknown for a host without databases', () => {
    expect(explainHost(makeHostRow('h1', 0), { used: [] })).toMatchObject({
      result: null,
      verdict: 'unknown',
    })
  })

  test.each([
    [4, [3.5, 3.2], 'rounded'],
    [5, [3.5], 'unknown'],
    [0.1 + 0.2, [0.3], 'exact'],
  ])('explains %d of a host with databases %j as %s', (figure, values, verdict) => {
    const licenses = values.map((value, index) => makeLicense(`d${index}`, value))
    expect(explainHost(makeHostRow('h1', figure), { used: licenses }).verdict).toBe(verdict)
  })

  test('counts a cluster once for all members', () => {
    const member = { clusterName: 'c1', clusterType: 'VMWare/VMWare', clusterLicenses: 8 }
    const licenses = [
      makeLicense('d1', 1, member),
      makeLicense('d2', 1, { ...member, hostname: 'h2' }),
      makeLicense('d3', 1, { ...member, clusterName: 'c2' }),
      makeLicense('d4', 1, { ...member, clusterType: 'VeritasCluster' }),
      makeLicense('d5', 1, { ...member, clusterLicenses: 0 }),
      makeLicense('d6', 1, { ...member, ...otherId }),
    ]
    const { terms, result, verdict } = explainCluster(makeClusterRow('c1', 8), { used: licenses })
    expect(terms.map(({ name, value }) => [name, value])).toEqual([
      ['d1', 8],
      ['d2', 8],
      ['d5', 0],
    ])
    expect([result, verdict]).toEqual([8, 'exact'])
  })

  test('counts a Veritas cluster once for all members', () => {
    const member = { clusterName: 'h1,h2', clusterType: 'VeritasCluster', clusterLicenses: 5 }
    const licenses = [
      makeLicense('d1', 2, member),
      makeLicense('d2', 3, { ...member, hostname: 'h2' }),
      makeLicense('d3', 1, { ...member, clusterName: 'h1,h3' }),
      makeLicense('d4', 1, { ...member, clusterType: 'VMWare/VMWare' }),
      makeLicense('d5', 1, { ...member, ...otherId }),
    ]
    expect(explainVeritas(makeVeritasRow('h1-h2', 5, ['h1', 'h2']), { used: licenses })).toMatchObject({
      terms: [
        { name: 'd1', hostname: 'h1', value: 5 },
        { name: 'd2', hostname: 'h2', value: 5 },
      ],
      result: 5,
      verdict: 'exact',
    })
    expect(explainVeritas(makeVeritasRow('h1-h2', 0, []), { used: [] })).toMatchObject({
      result: null,
      verdict: 'unknown',
    })
  })
})
