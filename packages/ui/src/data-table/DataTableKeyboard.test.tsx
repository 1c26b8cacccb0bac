import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HostTable } from '../testing/samples/HostTable.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'

const name = (row: number) => makeHost(row).hostname
const scroller = () => page.getByRole('grid').element().parentElement
const press = (keys: string) => userEvent.keyboard(keys)

/** Row index and column header of the focused cell. */
function focusedCell() {
  const cell = document.activeElement?.closest('td, th')
  const row = Number(cell?.closest('tr')?.getAttribute('aria-rowindex')) - 2
  const column = cell?.getAttribute('aria-colindex')
  const head = [...document.querySelectorAll('thead [aria-colindex]')].find(
    (one) => one.getAttribute('aria-colindex') === column,
  )
  return `${row} ${head?.querySelector('button > span')?.textContent ?? 'none'}`
}

/** True if the focused cell is not covered by the sticky header or cut off at the bottom. */
function isInViewport() {
  const cell = document.activeElement?.getBoundingClientRect()
  const head = document.querySelector('thead')?.getBoundingClientRect()
  const frame = scroller()?.getBoundingClientRect()
  return cell && head && frame && cell.top >= head.bottom - 1 && cell.bottom <= frame.bottom + 1
}

/** Moves focus to the tab stop of the grid. */
async function enter() {
  const before = page.getByRole('button', { name: 'Display' }).element()
  if (before instanceof HTMLElement) before.focus()
  await press('{Tab}')
}

beforeEach(() => page.viewport(1440, 900))

describe('grid keyboard navigation', () => {
  test('has one tab stop and moves between cells with the arrow keys', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(60)} />)
    await enter()
    expect(focusedCell()).toBe('1 Hostname')
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
    await press('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(focusedCell()).toBe('3 Hypervisor cluster')
    await press('{ArrowLeft}{ArrowLeft}{ArrowUp}')
    expect(focusedCell()).toBe('2 Hostname')
    await press('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(focusedCell()).toBe('0 Hostname')
    expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
  })

  test('keeps the focus in its row when other data changes the order', async () => {
    const rows = makeHosts(8)
    const unsorted = (rows: readonly HostSummary[]) => <HostTable rows={rows} initialView={{ sort: null }} />
    const screen = await renderWithProviders(unsorted(rows))
    await enter()
    await press('{ArrowDown}{ArrowDown}')
    const row = () => document.activeElement?.closest('tr')
    await expect.poll(() => row()?.textContent).toContain(rows[2]?.hostname)
    await screen.rerender(unsorted(rows.toReversed()))
    expect(row()?.textContent).toContain(rows[2]?.hostname)
    await press('{ArrowDown}')
    expect(row()?.textContent).toContain(rows[1]?.hostname)

    // A dialog returns the focus to the element that opened it.
    const opener = document.activeElement
    const display = page.getByRole('button', { name: 'Display' }).element()
    if (display instanceof HTMLElement) display.focus()
    await screen.rerender(unsorted(rows))
    expect(opener?.closest('tr')?.textContent).toContain(rows[1]?.hostname)
    await press('{Tab}')
    expect(row()?.textContent).toContain(rows[1]?.hostname)
  })

  test('enters a searched table at the top', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(8)} />)
    await enter()
    await press('{ArrowDown}{ArrowDown}')
    await page.getByRole('searchbox').fill(name(5))
    await expect.poll(() => document.querySelectorAll('tbody tr')).toHaveLength(1)
    await enter()
    expect(focusedCell()).toBe('1 Hostname')
  })

  test('asks for a focus ring, and has no tab stop beside the cell', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(5)} />)
    await enter()
    // After a click, WebKit shows a ring only with `focusVisible`.
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await press('{ArrowDown}')
    expect(focusedCell()).toBe('2 Hostname')
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true, focusVisible: true }])
    // Firefox puts a scroller into the tab order.
    expect(scroller()?.getAttribute('tabindex')).toBe('-1')
    vi.restoreAllMocks()
  })

  test('marks the row, and the cell only after a move to the side', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(5)} />)
    await enter()
    const outline = () => getComputedStyle(document.activeElement ?? document.body).outlineStyle
    const bar = () =>
      getComputedStyle(document.activeElement?.closest('tr')?.children[0] ?? document.body).boxShadow
    await press('{ArrowDown}')
    expect(outline()).toBe('none')
    expect(bar()).toContain('inset')
    await press('{ArrowRight}')
    expect(outline()).not.toBe('none')
    expect(bar()).toContain('inset')
  })

  test('moves to the ends of the row and the page with Home and End', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(60)} initialView={{ pageSize: 'all' }} />)
    await enter()
    await press('{End}')
    expect(focusedCell()).toBe('1 Swap GiB')
    await press('{Control>}{End}{/Control}')
    expect(focusedCell()).toBe('60 Swap GiB')
    expect(isInViewport()).toBe(true)
    await press('{Home}')
    expect(focusedCell()).toBe('60 Hostname')
    await press('{Control>}{Home}{/Control}')
    expect(focusedCell()).toBe('1 Hostname')
    expect(isInViewport()).toBe(true)
    await press('{Control>}{ArrowDown}{/Control}')
    expect(focusedCell()).toBe('60 Hostname')
    await press('{Control>}{ArrowUp}{/Control}')
    expect(focusedCell()).toBe('0 Hostname')
  })

  test('scrolls by a viewport with Page Up and Page Down', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(10_000)} initialView={{ pageSize: 'all' }} />)
    await enter()
    await press('{PageDown}{PageDown}')
    const [row] = focusedCell().split(' ').map(Number)
    expect(row).toBeGreaterThan(15)
    expect(isInViewport()).toBe(true)
    await press('{PageUp}{PageUp}')
    expect(focusedCell()).toBe('1 Hostname')
    await press('{PageUp}')
    expect(focusedCell()).toBe('1 Hostname')
    await press('{Control>}{End}{/Control}{PageDown}')
    expect(focusedCell()).toBe('10000 Swap GiB')
    expect(isInViewport()).toBe(true)
  })

  test('keeps the focused cell while it is scrolled out of view', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(10_000)} initialView={{ pageSize: 'all' }} />)
    await enter()
    await press('{ArrowDown}{ArrowDown}')
    scroller()?.scrollTo({ top: 150_000 })
    await expect.element(page.getByRole('rowheader', { name: name(4170) })).toBeInTheDocument()
    expect(focusedCell()).toBe('3 Hostname')
    await press('{ArrowDown}')
    expect(focusedCell()).toBe('4 Hostname')
    await expect.poll(isInViewport).toBe(true)
    await expect.element(page.getByRole('rowheader', { name: name(6) })).toBeInTheDocument()
  })

  test('follows the row link on Enter and on click', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(5)} />)
    const opened: string[] = []
    const listener = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return
      opened.push(`${event.ctrlKey ? 'aside ' : ''}${event.target.getAttribute('href')}`)
      event.preventDefault()
    }
    document.addEventListener('click', listener)
    await enter()
    await press('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}{Control>}{Enter}{/Control}')
    await page.getByRole('row').nth(2).getByRole('gridcell').nth(2).click()
    const to = (row: number) => `/details/${encodeURIComponent(name(row))}`
    await expect.poll(() => opened).toEqual([to(2), `aside ${to(2)}`, to(1)])
    document.removeEventListener('click', listener)
  })
})

describe('FullValue', () => {
  const entries = ['first', 'second', 'third', 'fourth']
  const long = 'a-long-name-'.repeat(30)
  const rows = [makeHost(1, { hostname: long, databases: { 'Oracle/Database': entries } })]
  const panel = page.getByRole('tooltip')

  test('opens for the focused cell, describes it and closes on Escape', async () => {
    await renderWithProviders(<HostTable rows={rows} />)
    await enter()
    await expect.element(panel).toHaveTextContent(long)
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(panel.element().id)
    await press('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('opens for a text of which only the padding hides the end', async () => {
    const host = makeHost(1)
    await renderWithProviders(<HostTable rows={[host]} />)
    await enter()
    const cell = page.getByRole('gridcell', { name: host.environment, exact: true }).element()
    const range = document.createRange()
    range.selectNodeContents(cell)
    const column = cell.closest('table')?.querySelector<HTMLElement>('col[data-column="environment"]')
    // The text and half of the two paddings of 12 pixels.
    column?.style.setProperty('width', `${range.getBoundingClientRect().width + 12}px`)
    if (cell instanceof HTMLElement) cell.focus()
    await expect.element(panel).toHaveTextContent(host.environment)
  })

  test('shows all list entries by keyboard and by click', async () => {
    await renderWithProviders(
      <HostTable
        rows={rows}
        initialView={{ hidden: ['cpuModel', 'hypervisorCluster', 'virtualizationNode'] }}
      />,
    )
    const more = page.getByRole('button', { name: /Show all 4 entries/ })
    await more.click()
    await expect.element(panel).toHaveTextContent(entries.join(' '))
    await press('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await press('{ArrowUp}{ArrowDown}')
    await expect.element(panel).toHaveTextContent(entries.join(' '))
    await press('{Escape}{Enter}')
    await expect.element(panel).toHaveTextContent(entries.join(' '))
  })

  test('stays open while the pointer is over it', async () => {
    await renderWithProviders(<HostTable rows={rows} />)
    await userEvent.hover(page.getByRole('rowheader').first())
    await expect.element(panel).toHaveTextContent(long)
    await userEvent.hover(panel)
    await expect.element(panel).toHaveTextContent(long)
    await userEvent.hover(page.getByRole('button', { name: 'Display' }))
    await expect.element(panel).not.toBeInTheDocument()
  })

  test('copies the whole value of the focused cell', async () => {
    await renderWithProviders(<HostTable rows={rows} />)
    const copied: (string | undefined)[] = []
    const listener = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain'))
    document.addEventListener('copy', listener)
    await enter()
    // Loads with the code that copies.
    await expect.element(panel).toHaveTextContent(long)
    await press('{Control>}c{/Control}')
    await page.getByRole('button', { name: /Show all 4 entries/ }).click()
    await press('{Control>}c{/Control}')
    document.removeEventListener('copy', listener)
    expect(copied).toEqual([long, entries.join('\n')])
  })

  test('copies the focused cell if the browser sends the event to the page, and no text of a field', async () => {
    await renderWithProviders(<HostTable rows={rows} />)
    await enter()
    await expect.element(panel).toHaveTextContent(long)
    const copy = (target: Element | null) => {
      const event = new ClipboardEvent('copy', {
        clipboardData: new DataTransfer(),
        bubbles: true,
        cancelable: true,
      })
      target?.dispatchEvent(event)
      return event.clipboardData?.getData('text/plain')
    }
    expect(copy(document.body)).toBe(long)
    expect(copy(document.querySelector('tbody td:nth-of-type(3)'))).toBe(long)
    await page.getByRole('searchbox').click()
    expect(copy(document.querySelector('tbody td'))).toBe('')
  })

  test('copies rows of a selection as one line each', async () => {
    await renderWithProviders(<HostTable rows={makeHosts(5)} />)
    await enter()
    const lines = () => {
      const [first, , third] = document.querySelectorAll('tbody tr[data-row-index]')
      if (first && third) document.getSelection()?.setBaseAndExtent(first, 0, third, third.childNodes.length)
      const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true })
      document.body.dispatchEvent(event)
      return event.clipboardData?.getData('text/plain').split('\n')
    }
    await expect.poll(() => lines()?.length).toBe(3)
    expect(lines()?.map((line) => line.split('\t')[0])).toEqual([name(1), name(2), name(3)])
    document.getSelection()?.removeAllRanges()
  })

  test('escapes a formula in a copied cell, even in a date column', async () => {
    await renderWithProviders(<HostTable rows={[makeHost(1, { hostname: '=1+1', createdAt: '=2+2' })]} />)
    const copied: (string | undefined)[] = []
    const listener = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain'))
    document.addEventListener('copy', listener)
    await enter()
    await expect
      .poll(async () => {
        await press('{Home}{Control>}c{/Control}')
        return copied.at(-1)
      })
      .toBe("'=1+1")
    await press('{ArrowRight}{Control>}c{/Control}'.repeat(8))
    document.removeEventListener('copy', listener)
    expect(copied).toContain("'=2+2")
  })
})
