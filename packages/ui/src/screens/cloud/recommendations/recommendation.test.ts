import { describe, expect, it } from 'vitest'
import type { Column } from '../../../data-table/columns/column.ts'
import { makeErrors, makeRecommendation } from '../../../testing/fixtures/sampleRecommendations.ts'
import { googleRows, sharesOf, splitErrors, usageIn, type Recommendation } from './recommendation.ts'
import { recommendationColumns } from './recommendationColumns.ts'

const error = { profileID: 'p1', category: 'Unused Storage', createdAt: '', text: '' }

describe('the errors of a run', () => {
  it('count a profile once, however often it failed', () => {
    const text = 'Can not create client, bad configuration'
    const { failing, general } = splitErrors([{ ...error, text }, { ...error, text }, ...makeErrors(0, 2)])
    expect(failing).toEqual(['p1'])
    expect(general).toHaveLength(2)
  })

  it('are general where no profile is named, even if a client could not be made', () => {
    const lost = { ...error, profileID: '', text: 'can not create client' }
    expect(splitErrors([lost])).toEqual({ failing: [], general: [lost] })
  })

  it('are general where the client is not the cause', () => {
    const other = { ...error, text: 'Too many requests' }
    expect(splitErrors([other])).toEqual({ failing: [], general: [other] })
  })
})

it.each([
  ['2900/15000', { used: 2900, limit: 15_000 }],
  [' 31.5 / 240 ', { used: 31.5, limit: 240 }],
  ['samples below 50%: 3/3', null],
  ['3/', null],
  ['', null],
] as const)('%j is read as a usage: %j', (text, usage) => {
  expect(usageIn(text)).toEqual(usage)
})

describe('the details of Google', () => {
  const names = (row: Recommendation) => googleRows(row).map(({ name }) => name)

  it('leave to the head what stands there', () => {
    expect(names(makeRecommendation('google', 2))).toEqual([
      'IOPS R MAX 5DD',
      'IOPS W MAX 5DD',
      'THROUGHPUT R MAX 5DD (MiBps)',
    ])
    expect(names(makeRecommendation('google', 1))).not.toContain('Instance Name')
  })

  it('of a type nobody knows are shown whole', () => {
    const details = [{ name: 'Size GB', value: '12' }]
    expect(names(makeRecommendation('google', 1, { objectType: 'Bucket', details }))).toEqual(['Size GB'])
    expect(names(makeRecommendation('google', 1, { objectType: '__proto__', details }))).toEqual(['Size GB'])
  })
})

it('splits a value by cloud, with shares of the whole', () => {
  const rows = [
    makeRecommendation('oracle', 1, { category: 'Unused' }),
    makeRecommendation('oracle', 2, { category: 'Unused' }),
    makeRecommendation('google', 1, { category: 'Unused' }),
    makeRecommendation('google', 2, { category: 'Other' }),
  ]
  expect(sharesOf(rows, 'category', 'Unused')).toEqual([
    { cloud: 'oracle', count: 2, percent: (100 * 2) / 3 },
    { cloud: 'aws', count: 0, percent: 0 },
    { cloud: 'google', count: 1, percent: 100 / 3 },
  ])
})

const cell = (column: Column<Recommendation>, row: Recommendation): unknown =>
  column.value ? column.value(row, 0) : Reflect.get(row, column.id)

describe('the columns', () => {
  it.each([
    [
      'oracle',
      [
        'name',
        'category',
        'objectType',
        'suggestion',
        'compartmentName',
        '-resourceID',
        '-profileID',
        '-seqValue',
      ],
    ],
    ['aws', ['name', 'category', 'objectType', 'suggestion', '-profileName', '-seqValue']],
    [
      'google',
      [
        'resourceName',
        'category',
        'objectType',
        'suggestion',
        'optimizationScore',
        'projectName',
        '-profileID',
        'resourceID',
        '-seqValue',
      ],
    ],
    [
      'all',
      [
        'name',
        'cloud',
        'category',
        'objectType',
        'suggestion',
        'compartmentName',
        'optimizationScore',
        'projectName',
        '-profileID',
        'resourceID',
        '-seqValue',
      ],
    ],
  ] as const)('of %s stand in this order', (cloud, ids) => {
    expect(recommendationColumns[cloud].map(({ id, hidden }) => (hidden ? `-${id}` : id))).toEqual(ids)
  })

  // The original sorted and searched seven of the eleven columns by fields that no row has.
  it('of all clouds each read something that a row has', () => {
    const rows = [makeRecommendation('oracle', 1), makeRecommendation('google', 2)]
    const dead = recommendationColumns.all.filter((column) => !rows.some((row) => cell(column, row)))
    expect(dead.map(({ id }) => id)).toEqual([])
  })

  it('keep every digit of an id', () => {
    const id = recommendationColumns.google.find((column) => column.id === 'resourceID')
    const row = makeRecommendation('google', 1, { resourceID: '18446744073709551615' })
    expect(id && cell(id, row)).toBe('18446744073709551615')
  })
})
