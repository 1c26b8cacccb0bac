import { describe, expect, test } from 'vitest'
import { matches, shownOf, type SearchField } from './databaseSearch.ts'

interface Sample {
  sga: number
  schemas: { user: string }[] | null
}
const fields: readonly SearchField<Sample>[] = [
  { id: 'info.sga', label: 'SGA', values: ({ sga }) => sga },
  { id: 'schemas', label: 'Schemas', values: ({ schemas }) => schemas },
]
const sample: Sample = { sga: 12.5, schemas: [{ user: 'PAYROLL' }] }
const hit = (search: string, chosen: string[], one = sample) => matches(one, 'ERPP1', fields, chosen, search)

describe('database search', () => {
  test.each([
    ['', [], true],
    ['erp', [], true],
    ['payroll', [], false],
    ['payroll', ['schemas'], true],
    ['payroll', ['info.sga'], false],
    ['12.5', ['info.sga'], true],
    ['(', ['schemas'], false],
  ])('search %j in fields %j', (search, chosen, found) => {
    expect(hit(search, chosen)).toBe(found)
  })

  test('ignores null sections and fields that are not selected', () => {
    expect(hit('payroll', ['schemas'], { sga: 1, schemas: null })).toBe(false)
  })

  test('shows everything when no field is selected', () => {
    expect(shownOf([]).tab('growth')).toBe(true)
    expect(shownOf([]).fact('sga')).toBe(true)
  })

  test('shows only selected fields', () => {
    const shown = shownOf(['schemas', 'info.sga'])
    expect(['info', 'schemas', 'growth'].filter(shown.tab)).toEqual(['info', 'schemas'])
    expect(['sga', 'pga'].filter(shown.fact)).toEqual(['sga'])
    expect(shownOf(['schemas']).tab('info')).toBe(false)
  })
})
