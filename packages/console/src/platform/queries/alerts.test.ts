import { makeAlerts } from '@inventory-console/api-mocks/fixtures/alerts'
import { decodeView, encodeView } from '@inventory-console/ui/lib/listUrl'
import type { ListView } from '@inventory-console/ui/lib/listView'
import { paths } from '@inventory-console/ui/paths'
import { describe, expect, it } from 'vitest'
import {
  withoutAlertDefaults,
  alertFilter,
  alertOrder,
  alertPage,
  withAlertDefaults,
  gatherAlerts,
  supportsSpreadsheet,
} from './alerts.ts'

const filterOf = (address: string) => alertFilter(withAlertDefaults(decodeView(address)))

describe('alert query of a URL', () => {
  it('defaults to new alerts, newest first', () => {
    expect(filterOf('')).toEqual({ status: 'NEW' })
    expect(alertOrder(withAlertDefaults(decodeView('')))).toEqual({ 'sort-by': 'date', 'sort-desc': true })
    expect(alertPage(decodeView(''))).toEqual({ page: 1, size: 25 })
  })

  it.each([
    ['?f.alertStatus=in:ACK', { status: 'ACK' }],
    ['?f.alertStatus=in:ALL', {}],
    ['?f.alertStatus=in:NOTHING', { status: 'NEW' }],
    ['?f.alertStatus=has:ACK', { status: 'NEW' }],
    ['?f.alertSeverity=in:FOO,WARNING,INFO', { status: 'NEW', severity: 'WARNING' }],
    [
      '?f.alertCategory=in:AGENT&f.alertCode=in:NO_DATA',
      { status: 'NEW', category: 'AGENT', code: 'NO_DATA' },
    ],
    ['?f.hostname=in:db-1,db-2', { status: 'NEW', hostname: 'db-1' }],
    ['?f.hostname=has:db-1&f.description=has:a+b', { status: 'NEW', hostname: 'db-1', description: 'a b' }],
    ['?search=+two++words+', { status: 'NEW', search: 'two++words'.replace('++', '  ') }],
  ])('%s requests %j', (address, filter) => {
    expect(filterOf(address)).toEqual(filter)
  })

  it('requests whole local days, because the API excludes the end', () => {
    const { from = '', to = '' } = filterOf('?f.date=days:2026-03-01..2026-03-02')
    expect(new Date(from)).toEqual(new Date(2026, 2, 1))
    expect(new Date(to)).toEqual(new Date(2026, 2, 3))
    expect(filterOf('?f.date=days:2026-03-01..').to).toBeUndefined()
  })

  it('ignores unknown sort columns and limits the page size', () => {
    expect(alertOrder(decodeView('?sort=-nothing'))).toEqual({ 'sort-by': 'date', 'sort-desc': true })
    expect(alertOrder(decodeView('?sort=hostname'))).toEqual({ 'sort-by': 'hostname', 'sort-desc': false })
    expect(alertPage(decodeView('?page=0&size=all'))).toEqual({ page: 1, size: 200 })
  })
})

describe('URL of an alert view', () => {
  const round = (view: Partial<ListView>, before: Partial<ListView> = withAlertDefaults({})) =>
    encodeView(withoutAlertDefaults(view, before))

  it.each([
    '',
    '?search=db',
    '?sort=hostname&page=3&size=50',
    '?f.alertStatus=in:ALL',
    '?f.alertStatus=in:DISMISSED',
    '?sort=date&f.alertCategory=in:LICENSE&f.alertSeverity=in:CRITICAL&f.date=days:2026-03-01..2026-03-16&f.hostname=has:db',
  ])('round-trips %j', (address) => {
    expect(round(withAlertDefaults(decodeView(address)))).toBe(address)
  })

  it('writes status ALL for a view without a status filter', () => {
    expect(round({ ...withAlertDefaults({}), filters: {} })).toBe('?f.alertStatus=in:ALL')
  })

  it('sorts oldest first when "newest first" is removed, and newest first when another sort is', () => {
    expect(round({ ...withAlertDefaults({}), sort: null })).toBe('?sort=date')
    expect(round({ ...withAlertDefaults({}), sort: null }, { sort: { id: 'hostname', desc: true } })).toBe('')
  })
})

describe('alert preset', () => {
  it.each([
    [{}, '/alerts', { status: 'NEW' }],
    [
      { category: 'LICENSE', severity: 'CRITICAL' },
      '/alerts?f.alertCategory=in%3ALICENSE&f.alertSeverity=in%3ACRITICAL',
      { status: 'NEW', category: 'LICENSE', severity: 'CRITICAL' },
    ],
    [
      { status: 'ALL', code: 'NO_DATA' },
      '/alerts?f.alertStatus=in%3AALL&f.alertCode=in%3ANO_DATA',
      { code: 'NO_DATA' },
    ],
  ] as const)('%j links to %s', (preset, address, filter) => {
    expect(paths.alertsOf(preset)).toBe(address)
    expect(filterOf(address.slice('/alerts'.length))).toEqual(filter)
  })

  it('requests only the days of the preset', () => {
    const address = paths.alertsOf({ status: 'ALL', days: { from: '2026-03-10', to: '2026-03-16' } })
    expect(filterOf(address.slice('/alerts'.length))).toEqual({
      from: new Date(2026, 2, 10).toISOString(),
      to: new Date(2026, 2, 17).toISOString(),
    })
  })
})

describe('supportsSpreadsheet', () => {
  it.each([
    ['', true],
    ['?f.date=days:2026-03-01..2026-03-16', true],
    ['?f.alertStatus=in:ACK', true],
    // The server-side spreadsheet is empty without a status.
    ['?f.alertStatus=in:ALL', false],
    ['?search=db', false],
    ['?f.hostname=has:db', false],
    ['?f.alertCode=in:NO_DATA', false],
  ])('for %j returns %j', (address, accepted) => {
    expect(supportsSpreadsheet(filterOf(address))).toBe(accepted)
  })
})

it('gathers alerts of several pages once, and those without an id as they are', async () => {
  const [first, second, third] = makeAlerts(30)
  if (!first || !second || !third) throw new Error('Too few alerts')
  const withoutId = { ...third, _id: '' }
  const pages = [
    [first, withoutId],
    [first, second, withoutId],
  ]
  const found = await gatherAlerts({}, () =>
    Promise.resolve({ items: pages.shift() ?? [], count: 1500, page: 0, pageSize: 1000 }),
  )
  expect(found).toEqual([first, withoutId, second, withoutId])
})
