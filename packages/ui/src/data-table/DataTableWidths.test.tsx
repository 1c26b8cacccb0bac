import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { HostTable } from '../testing/samples/HostTable.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { waitOptions } from '../testing/waitOptions.ts'

const hosts = makeHosts(30)
const narrowColumns = fixtureColumns.filter(({ id }) =>
  ['hostname', 'environment', 'memoryTotal'].includes(id),
)
const rowActions = () => [{ id: 'no', label: 'No', onSelect: () => {} }]
const grid = page.getByRole('grid')
const header = (name: RegExp) => page.getByRole('columnheader', { name })
const box = (target: Locator) => target.element().getBoundingClientRect()
const isBusy = () => grid.element().getAttribute('aria-busy') === 'true'

beforeEach(() => page.viewport(1440, 900))

/** Shown by a click, because the initial render of a test runs in `act`, which skips intermediate renders. */
function ShownOnClick() {
  const [isShown, setIsShown] = useState(false)
  return isShown ? (
    <HostTable rows={hosts} columns={narrowColumns} />
  ) : (
    <button type="button" onClick={() => setIsShown(true)}>
      Show
    </button>
  )
}

describe('column widths', () => {
  test('leave the free width to neither the checkbox, the expand button nor the menu', async () => {
    await renderWithProviders(
      <HostTable
        rows={hosts}
        columns={narrowColumns}
        selectable
        detail={() => 'More'}
        rowActions={rowActions}
      />,
    )
    await expect.poll(isBusy).toBe(false)
    expect(box(grid).width).toBeGreaterThan(1300)
    expect(box(page.getByRole('columnheader').first()).width).toBe(40)
    expect(box(header(/Details/)).width).toBe(40)
    expect(box(header(/Actions/)).width).toBe(64)
    expect(box(header(/^Environment/)).width).toBeLessThan(200)
    expect(box(header(/Actions/)).right).toBe(box(grid).right)
  })

  test('show whole headers with the letter, word and line spacing of a user', async () => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
    )
    await renderWithProviders(<HostTable rows={hosts} columns={fixtureColumns} />)
    await expect.poll(isBusy).toBe(false)
    document.adoptedStyleSheets.push(spacing)
    const cutHeaders = () =>
      [...document.querySelectorAll('thead th button > span')]
        .filter((text) => text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 1)
        .map(({ textContent }) => textContent)
    await expect.poll(cutHeaders).toEqual([])
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing)
  })

  test('fit the table as soon as it has rows', async () => {
    const widths = new Set<string>()
    const observer = new MutationObserver(() => {
      const columns = [...document.querySelectorAll<HTMLElement>('col[data-column]')]
      if (document.querySelector('tbody [data-row-index]'))
        widths.add(columns.map(({ style }) => style.width).join(' '))
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    await renderWithProviders(<ShownOnClick />)
    await page.getByRole('button', { name: 'Show' }).click()
    await expect.poll(isBusy).toBe(false)
    observer.disconnect()
    expect(widths.size).toBe(1)
  })

  test.each([
    ['a line beside the row menu if columns scroll under it', 600, fixtureColumns, true],
    ['no line beside the row menu if all columns fit', 1440, narrowColumns, false],
  ])('draw %s', async (_, width, columns, hasLine) => {
    await page.viewport(width, 900)
    await renderWithProviders(<HostTable rows={hosts} columns={columns} rowActions={rowActions} />)
    await expect.poll(isBusy).toBe(false)
    const menu = page.getByRole('gridcell', { name: /^Actions for/ }).first()
    for (const cell of [header(/Actions/), menu])
      expect(getComputedStyle(cell.element()).borderLeftWidth !== '0px').toBe(hasLine)
  })

  test('follow the pointer in a table with free width, during and after the drag', async () => {
    // All columns grow to fill the table.
    await page.viewport(600, 900)
    await renderWithProviders(<HostTable rows={hosts} columns={narrowColumns} />)
    await expect.poll(isBusy).toBe(false)
    const edge = header(/^Environment/)
      .element()
      .querySelector('[data-resize]')
    if (!edge) throw new Error('no edge')
    const right = () => box(header(/^Environment/)).right
    const from = right()
    const pointer = (type: string, clientX: number, buttons: number) =>
      edge.dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientX, buttons, pointerId: 1, pointerType: 'mouse' }),
      )
    const drag = () => {
      pointer('pointerdown', from, 1)
      pointer('pointermove', from + 90, 1)
      return right()
    }
    await expect.poll(drag, waitOptions).toBe(from + 90)
    pointer('pointerup', from + 90, 0)
    await expect.poll(isBusy).toBe(false)
    expect(right()).toBe(from + 90)
  })
})

describe('loading skeleton', () => {
  const table = (loading: boolean) => (
    <HostTable rows={loading ? [] : hosts} loading={loading} selectable rowActions={rowActions} />
  )
  const headers = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((one) => Math.round(one.getBoundingClientRect().left))
  const rows = () => {
    const [first, second] = document.querySelectorAll('tbody tr')
    const cell = first?.firstElementChild?.getBoundingClientRect()
    return { ...cell?.toJSON(), second: second?.getBoundingClientRect().top }
  }

  test('has its rows and first columns where those of the table will be', async () => {
    const { rerender } = await renderWithProviders(table(true))
    expect(isBusy()).toBe(true)
    const [skeletonRows, firstColumns] = [rows(), headers().slice(0, 2)]
    await rerender(table(false))
    await expect.poll(isBusy).toBe(false)
    expect(rows()).toEqual(skeletonRows)
    expect(headers().slice(0, 2)).toEqual(firstColumns)
  })

  test('has the columns that the list had last', async () => {
    const { rerender } = await renderWithProviders(table(false))
    await expect.poll(isBusy).toBe(false)
    const fitted = headers()
    await rerender(<p>another page</p>)
    await rerender(table(true))
    await expect.poll(isBusy).toBe(true)
    expect(headers()).toEqual(fitted)
  })
})
