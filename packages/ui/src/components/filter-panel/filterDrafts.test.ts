import { describe, expect, test } from 'vitest'
import { formatFor } from '../../lib/format.ts'
import type { FilterValue } from '../../lib/listView.ts'
import { draftError, toDraft, toFilter, translateDraft, type Draft } from './filterDrafts.ts'

const [en, it] = [formatFor('en'), formatFor('it')]

describe('toDraft and toFilter', () => {
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

  test.each(filters.map((filter) => ({ filter })))('round-trip $filter', ({ filter }) => {
    expect(toFilter(toDraft(filter.kind, filter, en), en)).toEqual(filter)
    expect(toFilter(toDraft(filter.kind, filter, it), it)).toEqual(filter)
  })

  test('convert a single day to a range of one day and back', () => {
    const filter: FilterValue = { kind: 'days', from: '2026-03-04', to: '2026-03-04' }
    expect(toDraft('day', filter, en)).toEqual({ kind: 'day', day: '2026-03-04' })
    expect(toFilter({ kind: 'day', day: '2026-03-04' }, en)).toEqual(filter)
    expect(toDraft('day', { ...filter, to: '2026-03-05' }, en)).toEqual({ kind: 'day', day: '' })
  })

  test('convert a single option to a list of one and back', () => {
    const filter: FilterValue = { kind: 'oneOf', values: ['NEW'] }
    expect(toDraft('one', filter, en)).toEqual({ kind: 'one', value: 'NEW' })
    expect(toFilter({ kind: 'one', value: 'NEW' }, en)).toEqual(filter)
  })

  test('convert a text that is neither yes nor no to a list of one and back', () => {
    const filter: FilterValue = { kind: 'oneOf', values: ['N/A'] }
    expect(toDraft('yesNo', filter, en)).toEqual({ kind: 'yesNo', value: 'N/A' })
    expect(toFilter({ kind: 'yesNo', value: 'N/A' }, en)).toEqual(filter)
  })

  test.each(['text', 'oneOf', 'range', 'yesNo', 'days', 'day', 'one'] as const)(
    'return no filter for an empty %s draft',
    (kind) => {
      expect(toFilter(toDraft(kind, undefined, en), en)).toBeUndefined()
      expect(draftError(toDraft(kind, undefined, en), en)).toBeNull()
    },
  )

  test('return an empty draft for a filter of another kind', () => {
    expect(toDraft('range', { kind: 'text', text: '5' }, en)).toEqual({ kind: 'range', min: '', max: '' })
  })

  test('return no filter for blank text', () => {
    expect(toFilter({ kind: 'text', text: '  ' }, en)).toBeUndefined()
  })
})

describe('range drafts', () => {
  const range = (min: string, max: string): Draft => ({ kind: 'range', min, max })

  test('are parsed and formatted in the locale', () => {
    expect(toFilter(range('1.000', '2.000,5'), it)).toEqual({ kind: 'range', min: 1000, max: 2000.5 })
    expect(toFilter(range('1,000', '2,000.5'), en)).toEqual({ kind: 'range', min: 1000, max: 2000.5 })
    const whole = (min: string, max: string): Draft => ({ kind: 'range', min, max, isWhole: true })
    expect(toFilter(whole('1.000', '2 000'), en)).toEqual({ kind: 'range', min: 1000, max: 2000 })
    expect(toFilter(whole('1,000', '2.000'), it)).toEqual({ kind: 'range', min: 1000, max: 2000 })
    expect(toDraft('range', { kind: 'range', min: 1000, max: 2000.5 }, it)).toEqual(range('1000', '2000,5'))
    expect(draftError(range('1.5', ''), it)).toBe('notANumber')
  })

  test('keep their value when the locale changes', () => {
    expect(translateDraft(range('1.000', '1.5'), it, en)).toEqual(range('1000', '1.5'))
    expect(translateDraft(range('', '2,5'), it, en)).toEqual(range('', '2.5'))
  })
})

describe('draftError', () => {
  const faults: readonly (readonly [Draft, ReturnType<typeof draftError>])[] = [
    [{ kind: 'range', min: 'x', max: '' }, 'notANumber'],
    [{ kind: 'range', min: '5', max: '4' }, 'wrongOrder'],
    [{ kind: 'range', min: '5', max: '5' }, null],
    [{ kind: 'range', min: '5', max: '' }, null],
    [{ kind: 'days', from: null, to: '' }, 'notADay'],
    [{ kind: 'day', day: null }, 'notADay'],
    [{ kind: 'days', from: '2026-02-02', to: '2026-02-01' }, 'wrongOrder'],
    [{ kind: 'days', from: '2026-02-01', to: '2026-02-01' }, null],
  ]

  test.each(faults)('%o is %o', (draft, fault) => {
    expect(draftError(draft, en)).toBe(fault)
  })
})
