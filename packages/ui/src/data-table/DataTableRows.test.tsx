import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { HostTable } from '../testing/samples/HostTable.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'

const name = (row: number) => makeHost(row).hostname
const press = (keys: string) => userEvent.keyboard(keys)
const scroller = () => page.getByRole('grid').element().parentElement
const hostname = page.getByRole('columnheader', { name: /^Hostname/ }).getByRole('button')

beforeEach(() => page.viewport(1440, 900))

describe('row actions', () => {
  const onSelect = vi.fn<(host: string) => void>()
  const rowActions = ({ hostname }: { hostname: string }) => [
    { id: 'dismiss', label: 'Dismiss', onSelect: () => onSelect(hostname) },
    { id: 'pause', label: 'Pause', onSelect: () => onSelect('no'), disabled: 'It does not respond' },
  ]
  const menu = page.getByRole('menu')

  test('open by click and by Enter on their cell', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(5)} rowActions={rowActions} />)
    await page.getByRole('button', { name: `Actions for ${name(2)}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Dismiss' }).click()
    expect(onSelect).toHaveBeenLastCalledWith(name(2))
    await expect.element(menu).not.toBeInTheDocument()
    hostname.element().focus()
    await press('{ArrowDown}{End}{ArrowDown}{Enter}')
    await expect.element(menu).toBeVisible()
    await expect
      .element(page.getByRole('menuitem', { name: /^Pause/ }))
      .toHaveAttribute('aria-disabled', 'true')
    await press('{Enter}')
    await expect.element(menu).not.toBeInTheDocument()
    expect(onSelect).toHaveBeenCalledTimes(2)
    await press('{ArrowUp}')
    expect(document.activeElement?.closest('tr')?.getAttribute('data-row-index')).toBe('0')
  })

  test('close when their button is clicked again', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(5)} rowActions={rowActions} />)
    const button = page.getByRole('button', { name: `Actions for ${name(1)}`, exact: true })
    await button.click()
    await expect.element(menu).toBeVisible()
    await button.click()
    await expect.element(menu).not.toBeInTheDocument()
  })

  test('close when another row moves under the open menu', async () => {
    const rows = makeHosts(5)
    const screen = await renderWithProviders(<HostTable rows={rows} rowActions={rowActions} />)
    await page.getByRole('button', { name: `Actions for ${name(1)}`, exact: true }).click()
    await expect.element(menu).toBeVisible()
    await screen.rerender(<HostTable rows={rows.map((row) => ({ ...row }))} rowActions={rowActions} />)
    await expect.element(menu).toBeVisible()
    await screen.rerender(<HostTable rows={rows.slice(1)} rowActions={rowActions} />)
    await expect.element(menu).not.toBeInTheDocument()
  })
})

describe('row detail', () => {
  const detail = ({ hostname }: { hostname: string }) => (
    <div style={{ height: 300 }}>
      <button type="button">Inside {hostname}</button>
    </div>
  )
  const opener = (row: number) => page.getByRole('button', { name: `Details of ${name(row)}`, exact: true })
  const region = page.getByRole('region')

  test('expands one row at a time by click and by keyboard', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(5)} detail={detail} />)
    await opener(2).click()
    await expect.element(opener(2)).toHaveAttribute('aria-expanded', 'true')
    await expect.element(region).toHaveAccessibleName(`${name(2)}: details`)
    await opener(4).click()
    await expect.element(region).toHaveAccessibleName(`${name(4)}: details`)
    await expect.element(opener(2)).toHaveAttribute('aria-expanded', 'false')
    await press('{ArrowUp}{Enter}')
    await expect.element(region).toHaveAccessibleName(`${name(3)}: details`)
    await press('{Enter}')
    await expect.element(region).not.toBeInTheDocument()
  })

  test('expands the right one of several rows with the same id', async () => {
    await renderWithProviders(<HostTable rows={[makeHost(1), makeHost(1), makeHost(2)]} detail={detail} />)
    await page.getByRole('button', { name: `Details of ${name(1)} (2)`, exact: true }).click()
    await expect.element(region).toHaveAccessibleName(`${name(1)} (2): details`)
    await expect
      .poll(() => region.element().closest('tr')?.previousElementSibling?.getAttribute('data-row-index'))
      .toBe('1')
  })

  test('stays with its row after sorting', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(5)} detail={detail} />)
    await opener(1).click()
    await hostname.click()
    await expect.element(region).toHaveAccessibleName(`${name(1)}: details`)
    expect(region.element().closest('tr')?.previousElementSibling?.textContent).toContain(name(1))
  })

  test('renders all columns after a tall detail above the viewport collapses', async () => {
    await page.viewport(500, 320)
    const tall = ({ hostname }: HostSummary) => <div style={{ height: 2000 }}>All of {hostname}</div>
    await renderWithProviders(
      <HostTable rows={makeHosts(10_000)} detail={tall} initialView={{ pageSize: 'all' }} />,
    )
    await opener(1).click()
    await expect.element(region).toBeVisible()
    const close = opener(1).element()
    scroller()?.scrollTo({ top: 3000 })
    await expect.element(page.getByRole('rowheader', { name: name(30), exact: true })).toBeInTheDocument()
    await expect.poll(columnsLeftOut).toBe(0)
    // Like the keyboard, without the pointer: a real click would scroll to the button.
    if (close instanceof HTMLElement) close.click()
    await expect.element(region).not.toBeInTheDocument()
    expect(columnsLeftOut()).toBe(0)
  })

  test('shows no blank rows while scrolling through 10,000 rows', async () => {
    await renderWithProviders(
      <HostTable rows={makeHosts(10_000)} detail={detail} initialView={{ pageSize: 'all' }} />,
    )
    await opener(3).click()
    await expect.element(region).toBeVisible()
    const element = scroller()
    // Checked in the same frame as the scroll, because missing rows would be rendered once scrolling stops.
    for (const top of [200, 1000, 90_010, 90_047, 90_000, 359_000, 100]) {
      element?.scrollTo({ top })
      await new Promise(requestAnimationFrame)
      expect({ top, seenEverywhere: coversViewport(element) }).toEqual({ top, seenEverywhere: true })
    }
  })
})

const columnsLeftOut = () => document.querySelectorAll('tr[data-row-index] td[colspan]').length

/** True if rows or an open detail cover the top, middle and bottom of the viewport. */
function coversViewport(element: Element | null | undefined) {
  if (!element) return false
  const { left, top, bottom } = element.getBoundingClientRect()
  return [top + 90, (top + bottom) / 2, bottom - 20].every((y) => {
    const row = document.elementFromPoint(left + 60, y)?.closest('tbody tr')
    return row !== null && row !== undefined && row.getAttribute('aria-hidden') === null
  })
}

describe('scrolling through 10,000 rows', () => {
  const bodyRows = () => [...document.querySelectorAll('tbody tr[data-row-index]')]
  const header = (row: number) => page.getByRole('rowheader', { name: name(row), exact: true })

  test('recycles the DOM nodes of rows that leave the viewport', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(10_000)} initialView={{ pageSize: 'all' }} />)
    await expect.element(header(1)).toBeInTheDocument()
    const first = new Set(bodyRows())
    for (const top of [90_000, 180_000]) {
      scroller()?.scrollTo({ top })
      const row = Math.ceil(top / 36) + 2
      await expect.element(header(row)).toBeInTheDocument()
      // Once scrolling stops, overscan adds more rows on both sides than there were at the top.
      const visibleElements = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
        header(row + index)
          .element()
          .closest('tr'),
      )
      expect(new Set(visibleElements.map((element) => element !== null && first.has(element)))).toEqual(
        new Set([true]),
      )
    }
  })

  test('renders off-screen columns only after scrolling stops, except in the focused row', async () => {
    await page.viewport(500, 900)
    await renderWithProviders(<HostTable rows={makeHosts(10_000)} initialView={{ pageSize: 'all' }} />)
    hostname.element().focus()
    await press('{ArrowDown}{End}')
    const [focused] = bodyRows()
    const cells = focused?.childElementCount ?? 0
    scroller()?.scrollTo({ left: 0 })
    const fewest = vi.fn<(cells: number) => void>()
    const observer = new MutationObserver(() =>
      fewest(Math.min(...bodyRows().map((row) => row.querySelectorAll('[data-cell]').length))),
    )
    observer.observe(document.body, { subtree: true, childList: true })
    scroller()?.scrollTo({ top: 180_000 })
    await expect.element(header(5005)).toBeInTheDocument()
    expect(focused?.childElementCount).toBe(cells)
    await expect
      .poll(() => new Set(bodyRows().map((row) => row.querySelectorAll('[data-cell]').length)))
      .toEqual(new Set([cells]))
    observer.disconnect()
    expect(Math.min(...fewest.mock.calls.flat())).toBeLessThan(cells)
    expect(document.activeElement?.closest('tr')).toBe(focused)
  })
})

test('re-renders a row only when its data changes', async () => {
  const renderedHostnames = new Set<string>()
  const strike = ({ hostname }: HostSummary) => !renderedHostnames.add(hostname)
  const columns = fixtureColumns.map((column) => ({ ...column, strike }))
  const rows = makeHosts(5)
  const screen = await renderWithProviders(<HostTable rows={rows} columns={columns} />)
  expect(renderedHostnames.size).toBe(5)
  renderedHostnames.clear()
  await screen.rerender(<HostTable rows={rows} columns={columns} />)
  expect([...renderedHostnames]).toEqual([])
  // Short, because a longer name would widen the column of each row.
  const changed = makeHost(3, { hostname: 'changed' })
  await screen.rerender(<HostTable rows={rows.with(2, changed)} columns={columns} />)
  expect([...renderedHostnames]).toEqual(['changed'])
})

test('copies the row as tab-separated cells with Alt+C', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderWithProviders(
    <HostTable rows={makeHosts(5)} initialView={{ hidden: ['databases', 'location'] }} />,
  )
  hostname.element().focus()
  await press('{ArrowDown}{ArrowDown}{ArrowRight}{Alt>}c{/Alt}')
  await expect.element(page.getByText('Row copied')).toBeInTheDocument()
  const cells = writeText.mock.calls[0]?.[0].split('\t') ?? []
  const row = document.activeElement?.closest('tr')
  expect(cells[0]).toBe(row?.querySelector('[role=rowheader]')?.textContent)
  expect(cells).toHaveLength(12)
  writeText.mockRestore()
})

test('escapes formulas in a copied row and keeps signed numbers', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const host = makeHost(1, { hostname: '=1+1', environment: '\u200b@SUM(A1)', location: 'Milan;=2+2' })
  await renderWithProviders(
    <HostTable rows={[{ ...host, info: { ...host.info, cpuThreads: -8 } }]} initialView={{ hidden: [] }} />,
  )
  hostname.element().focus()
  await press('{ArrowDown}{ArrowDown}{Alt>}c{/Alt}')
  await expect.element(page.getByText('Row copied')).toBeInTheDocument()
  const cells = writeText.mock.calls[0]?.[0].split('\t')
  expect(cells).toEqual(expect.arrayContaining(["'=1+1", "'\u200b@SUM(A1)", "Milan;'=2+2", '-8']))
  writeText.mockRestore()
})

describe('server-side pagination', () => {
  test('counts rows and indexes from the total', async () => {
    await renderWithProviders(
      <HostTable rows={makeHosts(25)} total={1200} initialView={{ page: 3 }} selectable />,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('51–75 of 1,200')
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '1202')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: name(1) }) })
    await expect.element(row).toHaveAttribute('aria-rowindex', '53')
    await page.getByRole('checkbox', { name: 'Select all 25 rows' }).click()
    expect(page.getByRole('checkbox', { checked: false }).elements()).toEqual([])
    expect(page.getByLabelText('Rows per page').element().textContent).not.toContain('All')
  })

  test('leaves search and sort to the server and marks the matches', async () => {
    const rows = [makeHost(2), makeHost(1)]
    await renderWithProviders(<HostTable rows={rows} total={2} />)
    const names = () =>
      page
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent)
    const initialOrder = names()
    await hostname.click()
    await expect
      .element(page.getByRole('columnheader', { name: /^Hostname/ }))
      .toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('searchbox').fill(name(1).slice(0, 6))
    await expect.poll(() => page.getByRole('grid').element().querySelector('mark')).not.toBeNull()
    expect(names()).toEqual(initialOrder)
  })
})
