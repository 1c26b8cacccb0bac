import { describe, expect, test } from 'vitest'
import {
  nothing,
  onCluster,
  onHost,
  onVeritas,
  otherId,
  otherMetric,
  row,
  used,
} from '../../../testing/fixtures/licenseRows.ts'
import { explainCluster, explainCompliance, explainHost, explainVeritas } from './explain.ts'
import type { LicenseInputs } from './explanation.ts'

describe('consumed licenses', () => {
  const inputs: LicenseInputs = {
    ...nothing,
    perHost: [
      onHost('h1', 2),
      onHost('h2', 4, { clusterLicenses: 8 }),
      onHost('h3', 16, otherId),
      onHost('h4', 32, otherMetric),
    ],
    perCluster: [onCluster('c1', 8), onCluster('c2', 64, otherId), onCluster('c3', 64, otherMetric)],
    veritas: [onVeritas('v1', 1.5, []), onVeritas('v2', 64, [], otherId)],
  }
  const terms = [
    { kind: 'host', name: 'h1', value: 2 },
    { kind: 'cluster', name: 'c1', value: 8 },
    { kind: 'veritas', name: 'v1', value: 1.5 },
  ]

  test('are the hosts outside clusters and each cluster once', () => {
    expect(explainCompliance(row({ consumed: 11.5 }), inputs).consumed).toEqual({
      figure: 11.5,
      terms,
      result: 11.5,
      verdict: 'exact',
      gap: null,
    })
  })

  test('may be rounded up by the server', () => {
    expect(explainCompliance(row({ consumed: 12 }), inputs).consumed).toMatchObject({
      figure: 12,
      terms,
      result: 11.5,
      verdict: 'rounded',
      gap: null,
    })
  })

  test.each([11, 13, 11.4])('differ from the figure %d', (consumed) => {
    expect(explainCompliance(row({ consumed }), inputs).consumed).toMatchObject({
      figure: consumed,
      terms,
      result: 11.5,
      verdict: 'unknown',
      gap: 'differs',
    })
  })

  test.each([
    ['the sum of binary fractions', 0.3, [0.1, 0.2]],
    ['a large sum with an error in its last digits', 3_000_000_000.000_000_5, [1_000_000_000, 2_000_000_000]],
  ])('match %s', (_case, consumed, values) => {
    const perHost = values.map((value, at) => onHost(`h${at}`, value))
    expect(explainCompliance(row({ consumed }), { ...nothing, perHost }).consumed.verdict).toBe('exact')
  })

  test.each([
    ['without a figure', 'many', [1]],
    ['with an unreadable input', 1, [1, null]],
    ['with an unreadable first input', 1, [null, 1]],
  ])('are unknown %s', (_case, consumed, values) => {
    const perHost = values.map((value, at) => onHost(`h${at}`, value))
    expect(explainCompliance(row({ consumed }), { ...nothing, perHost }).consumed).toMatchObject({
      verdict: 'unknown',
      gap: 'differs',
    })
  })

  test('leave out ignored licenses of the type', () => {
    const licenses = [
      used({ dbName: 'd1', hostname: 'h1', usedLicenses: 2, ignored: true }),
      used({ dbName: 'd2' }),
      used({ ...otherId, dbName: 'd3', ignored: true }),
    ]
    expect(explainCompliance(row({}), { ...nothing, used: licenses }).ignored).toEqual([
      { kind: 'database', name: 'd1', of: 'h1', value: 2 },
    ])
  })
})

describe('compliance', () => {
  test.each([
    ['the ratio', { consumed: 4, covered: 3, compliance: 0.75 }, 'ratio', 75, 'exact'],
    ['another ratio', { consumed: 4, covered: 3, compliance: 0.5 }, 'ratio', 50, 'unknown'],
    ['unlimited', { unlimited: true, consumed: 4, covered: 0, compliance: 1 }, 'unlimited', 100, 'exact'],
    ['nothing consumed', { consumed: 0, covered: 0, compliance: 1 }, 'nothingConsumed', 100, 'exact'],
    ['free of charge', { cost: 0, consumed: 4, covered: 0, compliance: 1 }, 'free', 100, 'exact'],
    ['by host', { metric: 'HOST', cost: 0, consumed: 4, covered: 2, compliance: 0.5 }, 'ratio', 50, 'exact'],
    [
      'by cluster',
      { metric: 'CLUSTER', cost: 0, consumed: 4, covered: 2, compliance: 0.5 },
      'ratio',
      50,
      'exact',
    ],
    ['unreadable', { consumed: 4, covered: 3, compliance: null }, 'ratio', null, 'unknown'],
    ['not covered', { consumed: 4, covered: null, compliance: 0 }, 'ratio', 0, 'unknown'],
    ['not consumed', { consumed: null, covered: 3, compliance: 0 }, 'ratio', 0, 'unknown'],
  ])('%s', (_case, figures, by, percent, verdict) => {
    expect(explainCompliance(row(figures), nothing).compliance).toEqual({ percent, by, verdict })
  })
})

describe('used licenses', () => {
  const own = (dbName: string, usedLicenses: number, more: object = {}) =>
    used({ hostname: 'h1', dbName, usedLicenses, ...more })

  test('of a host are those of its neediest database', () => {
    const licenses = [
      own('d1', 2),
      own('d2', 4),
      own('d3', 8, { ignored: true }),
      own('d4', 16, { hostname: 'h2' }),
      own('d5', 32, otherId),
    ]
    expect(explainHost(onHost('h1', 4), { used: licenses })).toEqual({
      figure: 4,
      terms: [
        { kind: 'database', name: 'd1', of: 'h1', value: 2 },
        { kind: 'database', name: 'd2', of: 'h1', value: 4 },
      ],
      result: 4,
      verdict: 'exact',
      gap: null,
    })
  })

  test('of a host without databases are unknown', () => {
    expect(explainHost(onHost('h1', 0), { used: [] })).toMatchObject({ result: null, verdict: 'unknown' })
  })

  test('of a host skip unreadable databases', () => {
    expect(
      explainHost(onHost('h1', 4), { used: [own('d1', 4), used({ hostname: 'h1', usedLicenses: null })] }),
    ).toMatchObject({
      result: 4,
      verdict: 'exact',
    })
  })

  test('of a cluster count once for its members', () => {
    const member = { clusterName: 'c1', clusterType: 'VMWare/VMWare', clusterLicenses: 8 }
    const licenses = [
      own('d1', 1, member),
      own('d2', 1, { ...member, hostname: 'h2' }),
      own('d3', 1, { ...member, clusterName: 'c2' }),
      own('d4', 1, { ...member, clusterType: 'VeritasCluster' }),
      own('d5', 1, { ...member, clusterLicenses: 0 }),
      own('d6', 1, { ...member, ...otherId }),
    ]
    const { terms, result, verdict } = explainCluster(onCluster('c1', 8), { used: licenses })
    expect(terms.map(({ name, value }) => [name, value])).toEqual([
      ['d1', 8],
      ['d2', 8],
      ['d5', 0],
    ])
    expect([result, verdict]).toEqual([8, 'exact'])
  })

  test('of a Veritas cluster count once for its members', () => {
    const member = { clusterName: 'h1,h2', clusterType: 'VeritasCluster', clusterLicenses: 5 }
    const licenses = [
      own('d1', 2, member),
      own('d2', 3, { ...member, hostname: 'h2' }),
      own('d3', 1, { ...member, clusterName: 'h1,h3' }),
      own('d4', 1, { ...member, clusterType: 'VMWare/VMWare' }),
      own('d5', 1, { ...member, ...otherId }),
    ]
    expect(explainVeritas(onVeritas('h1-h2', 5, ['h1', 'h2']), { used: licenses })).toMatchObject({
      terms: [
        { kind: 'database', name: 'd1', of: 'h1', value: 5 },
        { kind: 'database', name: 'd2', of: 'h2', value: 5 },
      ],
      result: 5,
      verdict: 'exact',
    })
    expect(explainVeritas(onVeritas('h1-h2', 0, []), { used: [] })).toMatchObject({
      result: null,
      verdict: 'unknown',
    })
  })
})
