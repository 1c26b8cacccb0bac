import { describe, expect, it } from 'vitest'
import type { Column } from '../../../data-table/columns/column.ts'
import { makeErrors, makeRecommendation } from '../../../testing/fixtures/sampleRecommendations.ts'
import { googleRows, sharesOf, splitErrors, usageIn, type Recommendation } from './recommendation.ts'
import { recommendationColumns } from './recommendationColumns.ts'

const error = { profileID: 'p1', category: 'Unused Storage', createdAt: '', text: '' }

describe('splitErrors', () => {
  it('lists a failing profile once', () => {
    const text = 'Can not create client, bad configuration'
    const { failing, general } = splitErrors([{ ...error, text }, { ...error, text }, ...makeErrors(0, 2)])
    expect(failing).toEqual(['p1'])
    expect(general).toHaveLength(2)
  })

  it('treats errors without a profile as general', () => {
    const unattributed = { ...error, profileID: '', text: 'can not create client' }
    expect(splitErrors([unattributed])).toEqual({ failing: [], general: [unattributed] })
  })

  it('treats other error texts as general', () => {
    const sameErrors = { ...error, text: 'Too many requests' }
    expect(splitErrors([sameErrors])).toEqual({ failing: [], general: [sameErrors] })
  })
})

it.each([
  ['2900/15000', { used: 2900, limit: 15_000 }],
  [' 31.5 / 240 ', { used: 31.5, limit: 240 }],
  ['samples below 50%: 3/3', null],
  ['3/', null],
  ['', null],
] as const)('usageIn(%j) returns %j', (text, usage) => {
  expect(usageIn(text)).toEqual(usage)
})

describe('googleRows', () => {
  const names = (row: Recommendation) => googleRows(row).map(({ name }) => name)

  it('omits the details that the header shows', () => {
    expect(names(makeRecommendation('google', 2))).toEqual([
      'IOPS R MAX 5DD',
      'IOPS W MAX 5DD',
      'THROUGHPUT R MAX 5DD (MiBps)',
    ])
    expect(names(makeRecommendation('google', 1))).not.toContain('Instance Name')
  })

  it('returns all details of an unknown type', () => {
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

describe('recommendation columns', () => {
  it('every column of the combined list has a value in some row', () => {
    const rows = [makeRecommendation('oracle', 1), makeRecommendation('google', 2)]
    const emptyColumns = recommendationColumns.all.filter((column) => !rows.some((row) => cell(column, row)))
    expect(emptyColumns.map(({ id }) => id)).toEqual([])
  })

  it('keep all digits of a 64-bit id', () => {
    const id = recommendationColumns.google.find((column) => column.id === 'resourceID')
    const row = makeRecommendation('google', 1, { resourceID: '18446744073709551615' })
    expect(id && cell(id, row)).toBe('18446744073709551615')
  })
})
