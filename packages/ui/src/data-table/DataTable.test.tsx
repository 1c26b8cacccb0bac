import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { hostSummary } from '@inventory-console/api-mocks/decoders/api/hosts'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decodeRows } from '../testing/decodeRows.ts'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { HostTable } from '../testing/samples/HostTable.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'

const grid = page.getByRole('grid', { name: 'Hosts' })
const search = page.getByRole('searchbox')
const header = (name: RegExp) => page.getByRole('columnheader', { name })
const sortBy = (name: RegExp) => header(name).getByRole('button').click()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const names = () => page.getByRole('rowheader').elements().map(visibleText)
const marks = () => [...grid.element().querySelectorAll('mark')].map(visibleText)

function visibleText(element: Element): string {
  return element.textContent
}

/** Not obsolete, so the cell holds only the hostname. */
function named(hostname: string, overrides: Partial<HostSummary> = {}): HostSummary {
  const host = makeHost(1)
  const info = { ...host.info, cpuModel: '' }
  return { ...host, hostname, info, createdAt: '2026-03-16T09:30:00Z', ...overrides }
}

beforeEach(() => page.viewport(1440, 900))

describe('DataTable sorting', () => {
  const rows = ['db-10', 'DB-2', '', 'ábc', 'db-1'].map((hostname) => named(hostname))

  test('cycles through ascending, descending and unsorted, with blanks last', async () => {
    await renderWithProviders(<HostTable rows={rows} />)
    const initialOrder = ['db-10', 'DB-2', '-', 'ábc', 'db-1']
    expect(names()).toEqual(initialOrder)
    await expect.element(header(/^Hostname/)).toHaveAttribute('aria-sort', 'none')
    await sortBy(/^Hostname/)
    await expect.element(header(/^Hostname/)).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(names).toEqual(['ábc', 'db-1', 'DB-2', 'db-10', '-'])
    await sortBy(/^Hostname/)
    await expect.element(header(/^Hostname/)).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(names).toEqual(['db-10', 'DB-2', 'db-1', 'ábc', '-'])
    await sortBy(/^Hostname/)
    await expect.element(header(/^Hostname/)).toHaveAttribute('aria-sort', 'none')
    await expect.poll(names).toEqual(initialOrder)
  })

  test('clears the sort of the first column when another column is sorted', async () => {
    await renderWithProviders(<HostTable rows={rows} />)
    await sortBy(/^Hostname/)
    await sortBy(/^Memory/)
    await expect.element(header(/^Memory/)).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(header(/^Hostname/)).toHaveAttribute('aria-sort', 'none')
  })
})

describe('DataTable search', () => {
  test('ignores case and accents and marks the matches', async () => {
    await renderWithProviders(<HostTable rows={[named('Ångström-1'), named('plain'), named('ANGSTROM-2')]} />)
    await search.fill('ångstrom')
    await expect.poll(names).toEqual(['Ångström-1', 'ANGSTROM-2'])
    expect(marks()).toEqual(['Ångström', 'ANGSTROM'])
  })

  test.each(['.*', '(', '[a-z', '\\', '$&', '<b>'])('treats %j as literal text', async (text) => {
    await renderWithProviders(<HostTable rows={[named(`before ${text} after`), named('nothing of it')]} />)
    await search.fill(text)
    await expect.poll(marks).toEqual([text])
    expect(names()).toEqual([`before ${text} after`])
  })

  test('does not render hostnames as HTML', async () => {
    const name = '<img src=x onerror=alert(1)>'
    await renderWithProviders(<HostTable rows={[named(name)]} />)
    await search.fill('img')
    await expect.poll(marks).toEqual(['img'])
    expect(names()).toEqual([name])
    expect(grid.element().querySelector('img')).toBeNull()
  })

  test('matches dates as displayed', async () => {
    const rows = [named('old', { createdAt: '2025-12-31T10:00:00Z' }), named('new')]
    await renderWithProviders(<HostTable rows={rows} />)
    await search.fill('31/12/2025')
    await expect.poll(marks).toEqual(['31/12/2025'])
    expect(names()).toHaveLength(1)
  })

  test('returns to the first page', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(60)} initialView={{ page: 3 }} />)
    await search.fill('prod')
    await expect.element(page.getByRole('status')).toHaveTextContent('1–22 of 22 (60 total)')
  })
})

test('DataTable aligns numbers on the decimal separator', async () => {
  const threads = (cpuThreads: number) => ({ info: { ...makeHost(1).info, cpuThreads } })
  const rows = [
    named('whole', threads(4097)),
    named('tenths', threads(198.6)),
    named('grouped', threads(1234.56)),
  ]
  await renderWithProviders(<HostTable rows={rows} />)
  await expect.element(page.getByRole('gridcell', { name: '1,234.56', exact: true })).toBeVisible()
  const unitsEnd = (text: string) => {
    const cell = page
      .getByRole('gridcell')
      .elements()
      .find(({ textContent }) => textContent === text)
    const node = cell && document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
    const range = document.createRange()
    if (!node) throw new Error(`No text in the cell of ${text}`)
    range.setStart(node, 0)
    range.setEnd(node, text.split('.')[0]?.length ?? 0)
    return Math.round(range.getBoundingClientRect().right)
  }
  expect(unitsEnd('4,097')).toBe(unitsEnd('1,234.56'))
  expect(unitsEnd('198.6')).toBe(unitsEnd('1,234.56'))
})

test('DataTable shows sizes and percentages with one decimal and their unit in the header', async () => {
  const sizes = (memoryTotal: number) => ({ info: { ...makeHost(1).info, memoryTotal } })
  await renderWithProviders(<HostTable rows={[named('a', sizes(64)), named('b', sizes(4097.25))]} />)
  await expect.element(page.getByRole('columnheader', { name: /^Memory GiB/ })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '64.0', exact: true })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: '4,097.3', exact: true })).toBeVisible()
})

/** Loads its rows on click. */
function LoadingTable() {
  const [rows, setRows] = useState<readonly HostSummary[]>([])
  return (
    <>
      <button onClick={() => setRows(makeHosts(60))}>Load</button>
      <HostTable rows={rows} loading={rows.length === 0} initialView={sortedView} />
    </>
  )
}
const sortedView = { sort: { id: 'hostname', desc: false } }

test('keeps the columns of the skeleton in place until the rows render', async () => {
  await renderWithProviders(<LoadingTable />)
  const widths = () => [...grid.element().querySelectorAll('col')].map(({ style }) => style.width).join(' ')
  const initialWidths = widths()
  const skeletonWidths: string[] = []
  const observer = new MutationObserver(() => {
    if (grid.element().querySelector('tbody[aria-label]')) skeletonWidths.push(widths())
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  await button('Load').click()
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  observer.disconnect()
  expect(widths()).not.toBe(initialWidths)
  expect(skeletonWidths.filter((width) => width !== initialWidths)).toEqual([])
})

describe('DataTable columns', () => {
  const names = () => page.getByRole('columnheader').elements().map(visibleText)
  const groups = () =>
    [...grid.element().querySelectorAll('th[scope=colgroup]')].map(
      (group) => `${visibleText(group)} over ${group.getAttribute('colspan')}`,
    )

  test('toggle in the Display menu, except the first one', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(3)} />)
    expect(names()).toContain('Environment')
    await button('Display').click()
    const entry = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true })
    await expect.element(entry('Hostname')).toHaveAttribute('aria-disabled', 'true')
    await entry('Environment').click()
    await entry('Location').click()
    await userEvent.keyboard('{Escape}')
    await expect.poll(names).not.toContain('Environment')
    await expect.poll(names).toContain('Location')
    await button('Display').click()
    await page.getByRole('menuitem', { name: 'Reset columns' }).click()
    await expect.poll(names).toContain('Environment')
    expect(names()).not.toContain('Location')
  })

  test('share one header per column group', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(3)} />)
    expect(groups()).toEqual(['Virtualization over 2', 'CPU over 2'])
  })

  test('toggle all columns of a group together', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(3)} />)
    await button('Display').click()
    const cpu = page.getByRole('menuitemcheckbox', { name: 'CPU', exact: true })
    await expect.element(cpu).toHaveAttribute('aria-checked', 'true')
    await cpu.click()
    await expect.element(cpu).toHaveAttribute('aria-checked', 'false')
    await expect.poll(groups).toEqual(['Virtualization over 2'])
    expect(names()).not.toContain('Threads')
    await cpu.click()
    await expect.element(cpu).toHaveAttribute('aria-checked', 'true')
    await expect.poll(names).toContain('Threads')
  })
})

describe('DataTable pagination', () => {
  test('shows the row range and moves between pages', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(60)} />)
    const range = page.getByRole('status')
    await expect.element(range).toHaveTextContent('1–25 of 60')
    await expect.element(button('Previous page')).toBeDisabled()
    await button('Next page').click()
    await expect.element(range).toHaveTextContent('26–50 of 60')
    await button('Last page').click()
    await expect.element(range).toHaveTextContent('51–60 of 60')
    expect(names()).toHaveLength(10)
    await expect.element(button('Next page')).toBeDisabled()
    await button('First page').click()
    await expect.element(range).toHaveTextContent('1–25 of 60')
  })

  test('changes the page size and returns to the first page', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(60)} initialView={{ page: 3 }} />)
    await page.getByLabelText('Rows per page').selectOptions('50 rows')
    await expect.element(page.getByRole('status')).toHaveTextContent('1–50 of 60')
    await page.getByLabelText('Rows per page').selectOptions('All rows')
    await expect.element(page.getByRole('status')).toHaveTextContent('1–60 of 60')
    expect(page.getByRole('navigation').elements()).toEqual([])
  })
})

describe('DataTable accessibility', () => {
  test('sets ARIA row and column counts and indexes across pages', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(60)} initialView={{ page: 2 }} />)
    await expect.element(grid).toHaveAttribute('aria-rowcount', '62')
    await expect.element(grid).toHaveAttribute('aria-colcount', String(fixtureColumns.length))
    await expect.element(grid).not.toHaveAttribute('aria-multiselectable')
    const second = makeHost(27).hostname
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: second }) })
    // Two header rows plus the 25 rows of the previous page.
    await expect.element(row).toHaveAttribute('aria-rowindex', '29')
    await expect.element(header(/^Memory/)).toHaveAttribute('aria-colindex', '12')
  })

  test('renders rows with malformed values', async () => {
    const broken = decodeRows(hostSummary, [{}, { hostname: { a: 1 }, info: 7 }, { hostname: 'last' }])
    await renderWithProviders(<HostTable rows={broken} selectable />)
    expect(names().at(-1)).toContain('last')
    expect(names()).toHaveLength(3)
  })
})
