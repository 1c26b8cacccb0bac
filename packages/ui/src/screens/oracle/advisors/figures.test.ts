import { makePatchAdvisorRows, makeSegmentAdvisorRows } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, test } from 'vitest'
import { splitMigrability } from '../../../columns/migrability.ts'
import { toggleBar } from '../../../components/count-bars/CountBars.tsx'
import { matchingRows } from '../../../testing/fixtures/listRows.ts'
import { countAges, patchAdvisors, patchAge, patchAges } from './PatchAdvisors.tsx'
import { bySegmentType, segmentAdvisors, byDatabase } from './SegmentAdvisors.tsx'

const [sample] = makeSegmentAdvisorRows(1)
const segment = (hostname: string, dbname: string, reclaimable: number) => {
  if (!sample) throw new Error('There is no segment')
  return { ...sample, hostname, dbname, reclaimable }
}

describe('reclaimable space', () => {
  test('is summed per database and host', () => {
    const rows = [segment('a', 'ORCL', 1.55), segment('b', 'ORCL', 3), segment('a', 'ORCL', 0.5)]
    expect(byDatabase(rows)).toEqual([
      { id: 'ORCL - b', gigabytes: 3 },
      { id: 'ORCL - a', gigabytes: 2 },
    ])
  })

  test('is truncated to one decimal without floating-point drift', () => {
    const tenths = Array.from({ length: 10 }, () => segment('a', 'ORCL', 0.1))
    expect(byDatabase(tenths)).toEqual([{ id: 'ORCL - a', gigabytes: 1 }])
    expect(byDatabase([segment('a', 'ORCL', 1.99)])).toEqual([{ id: 'ORCL - a', gigabytes: 1.9 }])
  })

  test('has all databases, the largest first, and counts rows without a value as 0', () => {
    const rows = Array.from({ length: 14 }, (_, index) => segment('a', `DB${index}`, index))
    expect(byDatabase(rows).map(({ gigabytes }) => gigabytes)).toEqual(
      Array.from({ length: 14 }, (_, index) => 13 - index),
    )
    expect(byDatabase([Object.assign(segment('a', 'X', 1), { reclaimable: null })])).toEqual([
      { id: 'X - a', gigabytes: 0 },
    ])
    expect(byDatabase([segment('', '', 5)])).toEqual([])
  })

  test('filters to exactly the rows of a clicked bar', () => {
    const rows = makeSegmentAdvisorRows(400)
    expect(byDatabase(rows).length).toBeGreaterThan(10)
    expect(bySegmentType(rows)).toHaveLength(4)
    for (const { id } of byDatabase(rows)) {
      const matches = matchingRows(segmentAdvisors.columns, rows, {
        filters: toggleBar({ id: 'database', kind: 'text' }, id, {}),
      })
      expect(byDatabase(matches).map((bar) => bar.id)).toEqual([id])
    }
    for (const { id } of bySegmentType(rows)) {
      const matches = matchingRows(segmentAdvisors.columns, rows, {
        filters: toggleBar({ id: 'segmentType', kind: 'text' }, id, {}),
      })
      expect(new Set(matches.map(({ segmentType }) => segmentType))).toEqual(new Set([id]))
    }
  })
})

describe('PSU age', () => {
  const [advice] = makePatchAdvisorRows(1)
  const notAdvised = { fourMonths: false, sixMonths: false, twelveMonths: false }
  const date = '2020-01-16T00:00:00Z'

  test.each([
    [{ ...notAdvised, fourMonths: true, sixMonths: true, twelveMonths: true, date }, 'four'],
    [{ ...notAdvised, sixMonths: true, twelveMonths: true, date }, 'six'],
    [{ ...notAdvised, twelveMonths: true, date }, 'twelve'],
    [{ ...notAdvised, date }, 'older'],
    [{ ...notAdvised, date: '1970-01-01T01:00:00+01:00' }, 'none'],
  ] as const)('of %o is %s', (row, age) => {
    expect(patchAge(row)).toBe(age)
  })

  test('counts every database once and filters to exactly that many rows', () => {
    const rows = makePatchAdvisorRows(200)
    const ages = countAges(rows)
    expect(advice && ages.map(({ age }) => age)).toEqual(patchAges)
    expect(ages.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
    for (const { age, count } of ages)
      expect(
        matchingRows(patchAdvisors.columns, rows, {
          filters: toggleBar({ id: 'age', kind: 'text' }, age, {}),
        }),
      ).toHaveLength(count)
  })
})

describe('splitMigrability', () => {
  const metric = (index: number) => ({ metric: `M${index}`, Count: index })
  const object = (index: number) => ({ schema: `S${index % 2}`, objectType: `T${index}`, Count: index })

  test.each([0, 3, 10, 25])('separates %i metrics from the objects', (count) => {
    const metrics = Array.from({ length: count }, (_, index) => metric(index))
    const objects = Array.from({ length: 12 }, (_, index) => object(index))
    expect(splitMigrability([...metrics, ...objects])).toEqual({ metrics, objects })
    expect(splitMigrability([...objects, ...metrics])).toEqual({ metrics, objects })
  })

  test('returns empty lists for a database without metrics', () => {
    expect(splitMigrability(undefined)).toEqual({ metrics: [], objects: [] })
  })
})
