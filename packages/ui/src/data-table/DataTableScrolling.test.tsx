import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HostTable } from '../testing/samples/HostTable.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'

const name = (row: number) => makeHost(row).hostname
const press = (keys: string) => userEvent.keyboard(keys)
const scroller = () => page.getByRole('grid').element().parentElement
const hostname = page.getByRole('columnheader', { name: /^Hostname/ }).getByRole('button')

beforeEach(() => page.viewport(1440, 900))

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

test('the scroller is no size container, because WebKit throws the offset of one back', async () => {
  await renderWithProviders(<HostTable rows={makeHosts(60)} />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const element = scroller()
  expect(element && getComputedStyle(element).containerType).toBe('normal')
})

describe('an open detail', () => {
  const detail = ({ hostname }: { hostname: string }) => (
    <div style={{ height: 300 }}>
      <button type="button">Inside {hostname}</button>
    </div>
  )
  const opener = (row: number) => page.getByRole('button', { name: `Details of ${name(row)}`, exact: true })
  const region = page.getByRole('region')

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
    const cells = focused?.querySelectorAll('[data-cell]').length ?? 0
    scroller()?.scrollTo({ left: 0 })
    const fewest = vi.fn<(cells: number) => void>()
    const observer = new MutationObserver(() =>
      fewest(Math.min(...bodyRows().map((row) => row.querySelectorAll('[data-cell]').length))),
    )
    observer.observe(document.body, { subtree: true, childList: true })
    scroller()?.scrollTo({ top: 180_000 })
    await expect.element(header(5005)).toBeInTheDocument()
    expect(focused?.querySelectorAll('[data-cell]')).toHaveLength(cells)
    await expect
      .poll(() => new Set(bodyRows().map((row) => row.querySelectorAll('[data-cell]').length)))
      .toEqual(new Set([cells]))
    observer.disconnect()
    expect(Math.min(...fewest.mock.calls.flat())).toBeLessThan(cells)
    expect(document.activeElement?.closest('tr')).toBe(focused)
  })

  test('renders the columns in the viewport and none left of it while scrolling at the right end', async () => {
    await page.viewport(900, 900)
    await renderWithProviders(<HostTable rows={makeHosts(10_000)} initialView={{ pageSize: 'all' }} />)
    await expect.element(header(1)).toBeInTheDocument()
    const element = scroller()
    const columns = bodyRows().at(-1)?.querySelectorAll('[data-cell]').length ?? 0
    element?.scrollTo({ left: element.scrollWidth })
    await new Promise(requestAnimationFrame)
    element?.scrollTo({ top: 180_000 })
    // Checked in the same frame as the scroll, because the other columns are rendered once it stops.
    await new Promise(requestAnimationFrame)
    const row = bodyRows().at(-3)
    const { right = 0 } = element?.getBoundingClientRect() ?? {}
    const { right: pinnedRight = 0 } = row?.querySelector('th')?.getBoundingClientRect() ?? {}
    const { top = 0 } = row?.getBoundingClientRect() ?? {}
    const seen = [pinnedRight - 10, pinnedRight + 10, (pinnedRight + right) / 2, right - 30].map((x) =>
      document
        .elementFromPoint(x, top + 10)
        ?.closest('td, th')
        ?.hasAttribute('data-cell'),
    )
    expect(seen).toEqual([true, true, true, true])
    expect(row?.querySelectorAll('[data-cell]').length).toBeLessThan(columns - 4)
    const lastHeader = page.getByRole('columnheader').elements().at(-1)
    const lastCell = [...(row?.querySelectorAll('[data-cell]') ?? [])].at(-1)
    expect(lastCell?.getBoundingClientRect().left).toBe(lastHeader?.getBoundingClientRect().left)
    await expect.poll(columnsLeftOut).toBe(0)
  })
})
