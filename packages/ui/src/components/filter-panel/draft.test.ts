import { describe, expect, test } from 'vitest'
import type { FilterValue } from '../../lib/listView.ts'
import { faultOf, toDraft, toFilter, type Draft } from './draft.ts'

describe('a draft', () => {
  const filters: readonly FilterValue[] = [
    { kind: 'text', text: 'db' },
    { kind: 'oneOf', values: ['PROD', ''] },
    { kind: 'range', min: 0, max: 12.5 },
    { kind: 'range', max: 3 },
    { kind: 'range', min: -2 },
    { kind: 'yesNo', value: false },
    { kind: 'yesNo', value: true },
    { kind: 'days', from: '2026-01-02', to: '2026-03-04' },
    { kind: 'days', to: '2026-03-04' },
  ]

  test.each(filters.map((filter) => ({ filter })))('and back is the same filter: $filter', ({ filter }) => {
    expect(toFilter(toDraft(filter.kind, filter))).toEqual(filter)
  })

  test('of one day is the days from it to it', () => {
    const filter: FilterValue = { kind: 'days', from: '2026-03-04', to: '2026-03-04' }
    expect(toDraft('day', filter)).toEqual({ kind: 'day', day: '2026-03-04' })
    expect(toFilter({ kind: 'day', day: '2026-03-04' })).toEqual(filter)
    expect(toDraft('day', { ...filter, to: '2026-03-05' })).toEqual({ kind: 'day', day: '' })
  })

  test('of one option is that option alone', () => {
    const filter: FilterValue = { kind: 'oneOf', values: ['NEW'] }
    expect(toDraft('one', filter)).toEqual({ kind: 'one', value: 'NEW' })
    expect(toFilter({ kind: 'one', value: 'NEW' })).toEqual(filter)
  })

  test.each(['text', 'oneOf', 'range', 'yesNo', 'days', 'day', 'one'] as const)(
    'of nothing is no filter: %s',
    (kind) => {
      expect(toFilter(toDraft(kind, undefined))).toBeUndefined()
      expect(faultOf(toDraft(kind, undefined))).toBeNull()
    },
  )

  test('of a filter of another kind is empty', () => {
    expect(toDraft('range', { kind: 'text', text: '5' })).toEqual({ kind: 'range', min: '', max: '' })
  })

  test('of spaces is no filter', () => {
    expect(toFilter({ kind: 'text', text: '  ' })).toBeUndefined()
  })
})

describe('a fault', () => {
  const faults: readonly (readonly [Draft, ReturnType<typeof faultOf>])[] = [
    [{ kind: 'range', min: 'x', max: '' }, 'notANumber'],
    [{ kind: 'range', min: '5', max: '4' }, 'wrongOrder'],
    [{ kind: 'range', min: '5', max: '5' }, null],
    [{ kind: 'range', min: '5', max: '' }, null],
    [{ kind: 'days', from: null, to: '' }, 'notADay'],
    [{ kind: 'day', day: null }, 'notADay'],
    [{ kind: 'days', from: '2026-02-02', to: '2026-02-01' }, 'wrongOrder'],
    [{ kind: 'days', from: '2026-02-01', to: '2026-02-01' }, null],
  ]

  test.each(faults)('of %o is %o', (draft, fault) => {
    expect(faultOf(draft)).toBe(fault)
  })
})
