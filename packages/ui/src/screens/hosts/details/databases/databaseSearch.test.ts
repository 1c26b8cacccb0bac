import { describe, expect, test } from 'vitest'
import { matchesSearch, visiblePartsOf, type SearchField } from './databaseSearch.ts'

interface Sample {
  sga: number
  schemas: { user: string; indexes: number }[] | null
}
const fields: readonly SearchField<Sample>[] = [
  { id: 'info.sga', label: 'SGA', values: ({ sga }) => sga },
  { id: 'schemas', label: 'Schemas', values: ({ schemas }) => schemas },
]
const sample: Sample = { sga: 12.5, schemas: [{ user: 'PAYROLL', indexes: 7 }] }
const isMatch = (search: string, fieldIds: string[], database = sample) =>
  matchesSearch(database, 'ERPP1', fields, fieldIds, search)

describe('database search', () => {
  test.each([
    ['', [], true],
    ['erp', [], true],
    ['payroll', [], false],
    ['payroll', ['schemas'], true],
    ['payroll', ['info.sga'], false],
    ['12.5', ['info.sga'], true],
    ['(', ['schemas'], false],
  ])('search %j in fields %j', (search, fieldIds, expected) => {
    expect(isMatch(search, fieldIds)).toBe(expected)
  })

  test('ignores null sections and fields that are not selected', () => {
    expect(isMatch('payroll', ['schemas'], { sga: 1, schemas: null })).toBe(false)
  })

  test('shows everything when no field is selected', () => {
    expect(visiblePartsOf([]).tab('growth')).toBe(true)
    expect(visiblePartsOf([]).fact('sga')).toBe(true)
  })

  test('shows only selected fields', () => {
    const visible = visiblePartsOf(['schemas', 'info.sga'])
    expect(['info', 'schemas', 'growth'].filter(visible.tab)).toEqual(['info', 'schemas'])
    expect(['sga', 'pga'].filter(visible.fact)).toEqual(['sga'])
    expect(visiblePartsOf(['schemas']).tab('info')).toBe(false)
  })
})
