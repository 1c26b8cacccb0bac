import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Column } from '../data-table/columns/column.ts'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { canvas, emulateForcedColors, look } from '../testing/forcedColors.ts'
import { HostList } from '../testing/samples/HostList.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { ready } from '../testing/states.ts'

const hosts = makeHosts(5)
const severity: Column<HostSummary> = { id: 'severity', kind: 'severity', value: () => 'CRITICAL' }
const columns = [...fixtureColumns.filter(({ id }) => ['hostname', 'environment'].includes(id)), severity]
const rows = () => [...document.querySelectorAll('[data-row-index]')]
const checkbox = (index: number) => rows()[index]?.querySelector('input')

async function renderList() {
  await renderWithProviders(
    <HostList list={ready(hosts)} columns={columns} bulkActions={() => <span>Actions</span>} />,
  )
  await expect.poll(() => document.querySelector('[data-loading]')).toBeNull()
  await expect.poll(() => rows().length).toBe(hosts.length)
  checkbox(1)?.click()
  await expect.poll(() => rows()[1]?.ariaSelected).toBe('true')
}

/** Width and color of an outline or border; null if it is invisible on the canvas. */
function mark(style: string, width: string, color: string) {
  return style === 'none' || width === '0px' || color === canvas() ? null : `${width} ${color}`
}
function outline(element: Element | null | undefined) {
  if (!element) throw new Error('No element')
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  return mark(outlineStyle, outlineWidth, outlineColor)
}
function border(element: Element | null | undefined, side: 'top' | 'left' | 'right') {
  if (!element) throw new Error('No element')
  const style = getComputedStyle(element)
  const valueOf = (part: 'style' | 'width' | 'color') => style.getPropertyValue(`border-${side}-${part}`)
  return mark(valueOf('style'), valueOf('width'), valueOf('color'))
}
const severityIcon = (index: number) => rows()[index]?.querySelector('td svg.lucide-circle-alert')
const contentOf = (index: number) => rows()[index]?.querySelector('[data-cell$=":1"]')

describe.each([
  ['table', 1440],
  ['cards', 390],
])('forced colors in the %s', (layout, width) => {
  beforeEach(async () => {
    await page.viewport(width, 844)
    await emulateForcedColors('active')
    await renderList()
  })
  afterEach(async () => {
    await emulateForcedColors('none')
  })

  it('marks the selected row by lines', () => {
    const line = (index: number) =>
      layout === 'cards' ? outline(rows()[index]) : border(contentOf(index), 'top')
    expect(line(1)).toMatch(/^2px/)
    expect(line(2)).toBeNull()
  })

  it('shows the check of the selected row', () => {
    const check = (index: number) => checkbox(index)?.parentElement?.querySelector('svg') ?? null
    const display = (index: number) => getComputedStyle(check(index) ?? document.body).display
    expect([display(1), display(2)]).toEqual(['block', 'none'])
    expect(getComputedStyle(check(1) ?? document.body).color).not.toBe(
      look(check(1)?.previousElementSibling).backgroundColor,
    )
  })

  it('outlines the row with the focus, and its cell after a move to the side', async () => {
    rows()[2]?.querySelector<HTMLElement>('[role=rowheader]')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.closest('tr')).toBe(rows()[3])
    expect(outline(rows()[3])).toMatch(/^2px/)
    expect(outline(rows()[4])).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    expect(outline(document.activeElement)).toMatch(/^2px/)
    expect(outline(contentOf(4))).toBeNull()
  })

  it('draws the severity mark in the color of its text', () => {
    const icon = severityIcon(2)
    if (!icon) throw new Error('No severity icon')
    expect(icon.getBoundingClientRect().width).toBeGreaterThan(0)
    expect(getComputedStyle(icon).stroke).toBe(getComputedStyle(icon.parentElement ?? icon).color)
    expect(getComputedStyle(icon).stroke).not.toBe(canvas())
  })
})

describe('forced colors in a table wider than its viewport', () => {
  const names = () => [...document.querySelectorAll('[role=rowheader], th[data-column=hostname]')]
  const menus = () => [...document.querySelectorAll('[data-row-index] > :last-child, thead th:last-child')]
  const linesOf = (elements: readonly Element[], side: 'left' | 'right') =>
    new Set(elements.map((element) => border(element, side)))

  beforeEach(async () => {
    await page.viewport(900, 844)
    await emulateForcedColors('active')
  })
  afterEach(async () => {
    await emulateForcedColors('none')
  })

  it('draws a line beside the row menu, and beside the pinned column once scrolled', async () => {
    const rowActions = () => [{ id: 'dismiss', label: 'Dismiss', onSelect: () => {} }]
    await renderWithProviders(
      <HostList list={ready(hosts)} columns={fixtureColumns} rowActions={rowActions} />,
    )
    await expect.poll(() => rows().length).toBe(hosts.length)
    const line = expect.stringMatching(/^1px/)
    await expect.poll(() => [...linesOf(menus(), 'left')]).toEqual([line])
    expect([...linesOf(names(), 'right')]).toEqual([null])
    document.querySelector('[role=grid]')?.parentElement?.scrollTo({ left: 40 })
    await expect.poll(() => [...linesOf(names(), 'right')]).toEqual([line])
  })
})
