import { decodeView, encodeView } from '@inventory-console/ui/lib/listUrl'
import type { ListView } from '@inventory-console/ui/lib/listView'
import { evaluateView, makeView } from '@inventory-console/ui/testing/viewStates'
import { describe, expect, it } from 'vitest'
import { densityFromUrl, filtersFromUrl, withDensity, withFilters } from '../scope/globalFilters.ts'
import { findUnknownParameters } from './findUnknownParameters.ts'

const now = Date.parse('2026-03-16T09:30:00.000Z')
const some = { date: '2026-03-01', location: 'Milan & Rome', environment: 'PROD' }
const none = { date: null, location: null, environment: null }

it('shows the same rows and columns in a fresh profile, for 500 random views', () => {
  let narrowed = 0
  for (let seed = 0; seed < 500; seed += 1) {
    const view = makeView(seed)
    const filters = seed % 2 === 0 ? some : none
    const link = new URL(
      `https://console.example/hosts${withFilters(encodeView(view), filters, 'all', { explicit: true, now })}`,
    )
    expect(evaluateView(decodeView(link.search))).toEqual(evaluateView(view))
    expect(filtersFromUrl(link.search, 'all', now)).toEqual(filters)
    expect(findUnknownParameters(link.search, 'all', now)).toEqual([])
    if (evaluateView(view).rows.length < 60) narrowed += 1
  }
  expect(narrowed).toBeGreaterThan(300)
})

it('fits 20 filters, search, sort, date and columns into 2,000 characters', () => {
  const filters: NonNullable<Partial<ListView>['filters']> = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `memoryOfTheHost${index}`,
      [
        { kind: 'oneOf' as const, values: ['PROD', 'TEST & DEV', 'Größe, groß'] },
        { kind: 'range' as const, min: 1234.5, max: 99_999.25 },
        { kind: 'text' as const, text: 'Oracle Linux Server 8.10' },
        { kind: 'days' as const, from: '2026-01-01', to: '2026-03-16' },
        { kind: 'yesNo' as const, value: true },
      ][index % 5] ?? { kind: 'yesNo' as const, value: false },
    ]),
  )
  const ids = Array.from({ length: 20 }, (_, index) => `memoryOfTheHost${index}`)
  const view: Partial<ListView> = {
    search: 'ora-prod-fra-002',
    sort: { id: 'memoryOfTheHost3', desc: true },
    page: 12,
    pageSize: 200,
    hidden: ids.slice(0, 8),
    pinned: ids.slice(8, 10),
    widths: { memoryOfTheHost1: 300 },
    filters,
  }
  const address = withFilters(encodeView(view), some, 'all', { now })
  expect(Object.keys(decodeView(address).filters ?? {})).toHaveLength(20)
  expect(decodeView(address)).toEqual(view)
  expect(`https://inventory.example.com/hosts${address}`.length).toBeLessThanOrEqual(2000)
})

describe('URL that is outdated, mistyped or of another page', () => {
  it.each([
    ['?f.kernel=nonsense', ['f.kernel']],
    ['?page=two&size=33', ['page', 'size']],
    ['?date=2026-02-31', ['date']],
    ['?date=2026-03-17', ['date']],
    ['?perPage=50&sortBy=name', ['perPage', 'sortBy']],
    ['?density=tiny', ['density']],
    ['?compare=yesterday', ['compare']],
    ['?compare=2026-03-12..2026-03-01', ['compare']],
    ['?page=1&search=&mock=hosts:10&tab=hosts&compare=2026-01-01..', []],
    ['?search=a&f.a=has:b&date=2026-03-16&location=&environment=DEV&density=compact', []],
  ])('%s: reports %j as ignored', (search, unread) => {
    expect(findUnknownParameters(search, 'all', now)).toEqual(unread)
  })

  it('reports a filter that the page does not take', () => {
    expect(findUnknownParameters('?date=2026-03-01&location=Rome', 'location', now)).toEqual(['date'])
    expect(filtersFromUrl('?date=2026-03-01&location=Rome', 'location', now)).toEqual({ location: 'Rome' })
    expect(findUnknownParameters('?compare=2026-01-01..', 'location', now)).toEqual(['compare'])
  })

  it('keeps an invalid filter in the URL', () => {
    expect(withFilters('?date=soon', none, 'all', { now })).toBe('?date=soon')
    expect(withFilters('?date=2026-03-01', none, 'all', { now })).toBe('')
  })
})

it('carries the density of a shared view', () => {
  expect(densityFromUrl(withDensity('?search=a', 'compact'))).toBe('compact')
  expect(densityFromUrl(withDensity('?density=compact', 'comfortable'))).toBe('comfortable')
  expect(densityFromUrl('?search=a')).toBe(null)
})
