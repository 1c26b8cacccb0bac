import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListView } from '../../lib/listView.ts'
import {
  buttonNamed,
  expectVisibleText,
  hosts,
  rowHeaderTexts,
  openFilters,
  screen,
  searchBox,
  useDesktopViewport,
} from '../../testing/samples/hostsScreen.tsx'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { empty, failed, forbidden, loading, ready, refreshing } from '../../testing/states.ts'

describe('refresh', () => {
  test('keeps search, filters and an open form', async () => {
    await useDesktopViewport()
    const { rerender } = await renderWithProviders(screen())
    await searchBox.fill('host-0')
    await openFilters()
    await page.getByRole('combobox', { name: 'Databases' }).fill('half typ')
    await userEvent.keyboard('{Escape}')
    await rerender(screen({ list: refreshing(hosts) }))
    await expect.element(page.getByRole('progressbar', { name: 'Refreshing…' })).toBeVisible()
    await rerender(screen({ list: ready([...hosts, makeHost(99, { hostname: 'host-0x' })]) }))
    await expectVisibleText('10 of 31 hosts')
    await expect.element(searchBox).toHaveValue('host-0')
    await expect.element(page.getByRole('combobox', { name: 'Databases' })).toHaveValue('half typ')
  })
})

describe('states', () => {
  test('shows the failed request collapsed and retries it', async () => {
    const retry = vi.fn<() => void>()
    await renderWithProviders(screen({ list: failed('GET /hosts: 502', retry) }))
    await expect.element(page.getByText('Could not load hosts')).toBeVisible()
    await expect.element(page.getByText('GET /hosts: 502')).not.toBeVisible()
    await buttonNamed('Retry').click()
    expect(retry).toHaveBeenCalledOnce()
  })

  test('shows an empty state with a refresh button when there are no hosts', async () => {
    const onRefresh = vi.fn<() => void>()
    await renderWithProviders(screen({ list: empty, onRefresh }))
    await expect.element(page.getByText('No hosts')).toBeVisible()
    await page
      .getByRole('status')
      .filter({ hasText: 'No hosts' })
      .getByRole('button', { name: 'Refresh' })
      .click()
    expect(onRefresh).toHaveBeenCalledOnce()
  })

  test('shows that access is forbidden', async () => {
    await renderWithProviders(screen({ list: forbidden }))
    await expect.element(page.getByText('You do not have access')).toBeVisible()
  })
})

describe('short forms', () => {
  const rhel = makeHost(1)
  rhel.info = { ...rhel.info, os: 'Red Hat Enterprise Linux', osVersion: '8.10' }
  const cell = page.getByRole('gridcell', { name: 'RHEL 8.10' }).first()

  test.each(['RHEL 8.10', 'red hat'])('are found by a search for %o', async (text) => {
    await useDesktopViewport()
    await renderWithProviders(screen({ list: ready([rhel]) }))
    await searchBox.fill(text)
    await expectVisibleText('1 host')
    await expect.element(cell).toBeVisible()
  })

  test('have the text of the server in the panel of the cell', async () => {
    await useDesktopViewport()
    await renderWithProviders(screen({ list: ready([rhel]) }))
    await cell.hover()
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Red Hat Enterprise Linux - 8.10')
  })
})

describe('columns and pages', () => {
  test('toggles a column group in the Display menu', async () => {
    await useDesktopViewport()
    await renderWithProviders(screen())
    await expectVisibleText('30 hosts')
    const header = page.getByRole('columnheader', { name: 'Hypervisor cluster' })
    await expect.element(header).not.toBeInTheDocument()
    await buttonNamed('Display').click()
    const group = page.getByRole('menuitemcheckbox', { name: 'Virtualization', exact: true })
    await group.click()
    await expect.element(header).toBeInTheDocument()
    await expect.element(group).toHaveAttribute('aria-checked', 'true')
    await group.click()
    await expect.element(header).not.toBeInTheDocument()
  })

  test('reports the selected page size', async () => {
    await useDesktopViewport()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await renderWithProviders(screen({ onViewChange }))
    await expectVisibleText('1–25 of 30')
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50')
    await expectVisibleText('1–30 of 30')
    expect(onViewChange).toHaveBeenLastCalledWith({ pageSize: 50 })
  })

  test('applies the search of the given view', async () => {
    await useDesktopViewport()
    await renderWithProviders(
      screen({ view: { sort: { id: 'memoryTotal', desc: true }, search: 'host-2', hidden: ['hostname'] } }),
    )
    await expectVisibleText('10 of 30 hosts')
    await expect.element(searchBox).toHaveValue('host-2')
  })

  test('links a hostname to its page', async () => {
    await useDesktopViewport()
    await renderWithProviders(screen({ list: ready(hosts.slice(0, 1)) }))
    await expect
      .element(page.getByRole('link', { name: 'host-01' }))
      .toHaveAttribute('href', '/details/host-01')
  })

  test('adds a localized description of an obsolete host to its accessible name', async () => {
    await useDesktopViewport()
    const list = ready([makeHost(1, { createdAt: '2026-03-14T09:00:00.000Z' })])
    await renderWithProviders(screen({ list }), 'it')
    await expect
      .element(page.getByRole('rowheader', { name: /Obsoleto: ultimo aggiornamento/ }))
      .toBeInTheDocument()
  })

  test('renders few of a thousand rows', async () => {
    await useDesktopViewport()
    await renderWithProviders(screen({ list: ready(makeHosts(1000)), view: { pageSize: 'all' } }))
    await expectVisibleText('1,000 hosts')
    expect(page.getByRole('row').elements().length).toBeLessThan(80)
  })
})

describe('hostile names', () => {
  const hostileHosts = hostileNames.map((hostname, index) => makeHost(index + 1, { hostname }))

  test.each(['<img src=x onerror=alert(1)>', '(a+)+$', '=1+1', '$&$1$`', '__proto__'])(
    'finds %s by literal search',
    async (name) => {
      await useDesktopViewport()
      const alert = vi.spyOn(window, 'alert')
      await renderWithProviders(screen({ list: ready(hostileHosts) }))
      await searchBox.fill(name)
      const markedText = () => document.querySelector('tbody th mark')?.textContent
      await expect.poll(markedText).toBe(name)
      expect(rowHeaderTexts()).toContain(name)
      expect(document.querySelectorAll('table img, table script, table svg[onload]')).toHaveLength(0)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      expect(alert).not.toHaveBeenCalled()
    },
  )
})

describe('quick filters', () => {
  const newlyMissing = [{ name: 'LOST', ignored: false, ignoredComment: '' }]
  const rows = [
    makeHost(1, { hostname: 'late', createdAt: '2026-03-10T08:00:00.000Z', missingDatabases: newlyMissing }),
    makeHost(2, {
      hostname: 'lacking',
      createdAt: '2026-03-16T08:00:00.000Z',
      missingDatabases: newlyMissing,
    }),
    makeHost(3, { hostname: 'fine', createdAt: '2026-03-16T08:00:00.000Z', missingDatabases: [] }),
  ]
  const list = ready(rows)

  test('a row shows how long ago its host reported, or the date if the clock of the host is ahead', async () => {
    await useDesktopViewport()
    const ahead = makeHost(4, { hostname: 'ahead', createdAt: '2026-03-19T08:00:00.000Z' })
    await renderWithProviders(screen({ list: ready([...rows, ahead]) }))
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect.element(row('late').getByText('6 days ago')).toBeVisible()
    await expect.element(row('ahead').getByText(/^19\/03\/2026/)).toBeVisible()
  })

  test('show counts of all hosts and toggle their filter', async () => {
    await useDesktopViewport()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await renderWithProviders(screen({ list, onViewChange }))
    const counts = page.getByRole('group', { name: 'Quick filters' })
    await counts.getByRole('button', { name: 'Missing databases 2' }).click()
    expect(onViewChange).toHaveBeenLastCalledWith({
      filters: { missingDatabases: { kind: 'yesNo', value: true } },
    })
    await expect.poll(rowHeaderTexts).toEqual(['lacking', expect.stringContaining('late')])
    await counts.getByRole('button', { name: 'Obsolete 1' }).click()
    await expect.poll(rowHeaderTexts).toEqual([expect.stringContaining('late')])
    // Counts ignore active filters.
    const missing = counts.getByRole('button', { name: 'Missing databases 2', pressed: true })
    await missing.click()
    await counts.getByRole('button', { name: 'Obsolete 1', pressed: true }).click()
    await expectVisibleText('3 hosts')
  })

  test('filter the rows that are still loading, before they are counted', async () => {
    await useDesktopViewport()
    const { rerender } = await renderWithProviders(screen({ list: loading }))
    const counts = page.getByRole('group', { name: 'Quick filters' })
    await counts.getByRole('button', { name: /^Missing databases/ }).click()
    await rerender(screen({ list }))
    await expect
      .element(counts.getByRole('button', { name: 'Missing databases 2', pressed: true }))
      .toBeVisible()
    await expect.poll(rowHeaderTexts).toEqual(['lacking', expect.stringContaining('late')])
  })

  test('explain why a filter without matches is disabled', async () => {
    await useDesktopViewport()
    await renderWithProviders(screen({ list: ready([makeHost(1, { missingDatabases: [] })]) }))
    const none = page
      .getByRole('group', { name: 'Quick filters' })
      .getByRole('button', { name: 'Missing databases 0' })
    await expect.element(none).toHaveAttribute('aria-disabled', 'true')
    await expect.element(none).toHaveAttribute('title', 'No matching rows')
  })
})
