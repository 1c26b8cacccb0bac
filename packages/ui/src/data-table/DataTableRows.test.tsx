import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { HostTable } from '../testing/samples/HostTable.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { waitOptions } from '../testing/waitOptions.ts'

const name = (row: number) => makeHost(row).hostname
const press = (keys: string) => userEvent.keyboard(keys)
const hostname = page.getByRole('columnheader', { name: /^Hostname/ }).getByRole('button')

beforeEach(() => page.viewport(1440, 900))

/** Wraps the words of each text in elements, as browser extensions do. */
function wrapWords() {
  const body = document.querySelector('tbody')
  if (!body) return
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    const words = text.data.split(/(?<=[-. ])/).map((word) => {
      const wrapper = document.createElement('font')
      wrapper.textContent = word
      return wrapper
    })
    text.replaceWith(...words)
  }
}

describe('rows whose text an extension has wrapped', () => {
  const hosts = makeHosts(400)
  const texts = () =>
    [...document.querySelectorAll('tbody tr[data-row-index]')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join('|'),
    )
  const Screen = ({ search = '' }) => (
    <HostTable rows={hosts} initialView={{ pageSize: 'all', search }} columns={fixtureColumns} selectable />
  )

  test('show their own text after scrolling', async () => {
    await renderWithProviders(<Screen />)
    await expect.element(page.getByRole('rowheader', { name: name(1), exact: true })).toBeVisible()
    wrapWords()
    const scroller = page.getByRole('grid').element().parentElement
    const height = document.querySelector<HTMLElement>('tbody tr')?.offsetHeight ?? 0
    for (const index of [15, 40, 250, 3]) {
      scroller?.scrollTo({ top: index * height })
      // oxlint-disable-next-line no-await-in-loop -- one position after the other
      await expect
        .poll(() => document.querySelector(`tbody tr[data-row-index="${index + 1}"] th`)?.textContent)
        .toContain(name(index + 2))
    }
    expect(
      [...document.querySelectorAll('tbody th a')].map((link) =>
        link.getAttribute('href')?.split('/').at(-1),
      ),
    ).toEqual(
      // A cut name is complete for screen readers.
      [...document.querySelectorAll('tbody th a')].map(
        (link) => (link.querySelector('.sr-only') ?? link).textContent,
      ),
    )
  })

  test('show their own text after a search and after it is cleared', async () => {
    await renderWithProviders(<Screen search="prd-35" />)
    await expect.element(page.getByRole('searchbox')).toHaveValue('prd-35')
    await expect.poll(texts).not.toHaveLength(0)
    const found = texts()
    await userEvent.clear(page.getByRole('searchbox'))
    await expect.poll(() => texts().length).toBeGreaterThan(found.length)
    const all = texts()
    wrapWords()
    await userEvent.fill(page.getByRole('searchbox'), 'prd-35')
    await expect.poll(texts).toEqual(found)
    wrapWords()
    await userEvent.clear(page.getByRole('searchbox'))
    await expect.poll(texts).toEqual(all)
  })
})

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

  test('keeps what was typed and the focus when a refresh moves its row', async () => {
    const note = () => <input aria-label="Note" />
    const rows = makeHosts(5)
    const { rerender } = await renderWithProviders(<HostTable rows={rows} detail={note} />)
    await opener(1).click()
    await page.getByRole('textbox', { name: 'Note' }).fill('half typed')
    await rerender(<HostTable rows={rows.toReversed()} detail={note} />)
    await expect
      .poll(() => region.element().closest('tr')?.previousElementSibling?.getAttribute('data-row-index'))
      .toBe('4')
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('half typed')
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus()
  })

  test('gives the focus of a control that is gone to its row, also when that has moved', async () => {
    const rows = makeHosts(5)
    const table = (order: readonly HostSummary[], action: string | null) => (
      <HostTable
        rows={order}
        detail={() => (action === null ? 'Done' : <button type="button">{action}</button>)}
      />
    )
    const { rerender } = await renderWithProviders(table(rows, 'Do'))
    await opener(1).click()
    await page.getByRole('button', { name: 'Do' }).click()
    await rerender(table(rows.toReversed(), null))
    await expect.element(region).toHaveTextContent('Done')
    await expect.element(opener(1)).toHaveFocus()
  })

  test('stays with its row after sorting', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(5)} detail={detail} />)
    await opener(1).click()
    await hostname.click()
    await expect.element(region).toHaveAccessibleName(`${name(1)}: details`)
    expect(region.element().closest('tr')?.previousElementSibling?.textContent).toContain(name(1))
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

/** Copying loads on demand. */
async function copyFocusedRow() {
  await expect
    .poll(async () => {
      await press('{Alt>}c{/Alt}')
      return page.getByText('Row copied').elements().length
    }, waitOptions)
    .toBe(1)
}

test('copies the row as tab-separated cells with Alt+C', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await renderWithProviders(
    <HostTable rows={makeHosts(5)} initialView={{ hidden: ['databases', 'location'] }} />,
  )
  hostname.element().focus()
  await press('{ArrowDown}{ArrowDown}{ArrowRight}')
  await copyFocusedRow()
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
  await press('{ArrowDown}{ArrowDown}')
  await copyFocusedRow()
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
