import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, withMockServices } from '../../testing/openConsole.tsx'
import { openHosts } from '../../testing/pages/hostsPage.ts'

withMockServices()

describe('navigating back to the list', () => {
  it('restores the scroll position of the list', async () => {
    await page.viewport(1440, 900)
    await openHosts('/hosts?size=100')
    const grid = page.getByRole('grid')
    await expect.element(grid).toHaveAttribute('aria-busy', 'false')
    const top = () => grid.query()?.parentElement?.scrollTop ?? -1
    grid.element().parentElement?.scrollTo({ top: 1500 })
    await expect.poll(top).toBe(1500)
    const link = page.getByRole('rowheader').nth(8).getByRole('link')
    await link.click()
    await expect.poll(address).toMatch(/^\/details\//)
    await expect.element(grid).not.toBeInTheDocument()
    window.history.back()
    await expect.element(grid).toHaveAttribute('aria-busy', 'false')
    await expect.poll(top).toBe(1500)
    // Scrolling ends the restoration.
    await userEvent.wheel(grid, { direction: 'up' })
    await expect.poll(top).toBeLessThan(1500)
  })

  async function openHostByKeyboard(top: number) {
    await page.viewport(1440, 900)
    await openHosts('/hosts?size=100')
    const grid = page.getByRole('grid')
    await expect.element(grid).toHaveAttribute('aria-busy', 'false')
    grid.element().parentElement?.scrollTo({ top })
    const cell = () => page.getByRole('row').nth(9).element().children[3]
    const position = () => cell()?.getAttribute('data-cell') ?? ''
    await expect.poll(position).toMatch(top > 0 ? /^[3-9]\d:/ : /^\d:/)
    const opened = { grid, position: position() }
    const focused = cell()
    if (focused instanceof HTMLElement) focused.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toMatch(/^\/details\//)
    await expect.element(grid).not.toBeInTheDocument()
    return opened
  }
  const focusedCell = () => document.activeElement?.getAttribute('data-cell')

  it('returns the focus to the cell that opened the host', async () => {
    const { grid, position } = await openHostByKeyboard(1500)
    window.history.back()
    await expect.element(grid).toHaveAttribute('aria-busy', 'false')
    await expect.poll(focusedCell).toBe(position)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focusedCell).not.toBe(position)
  })

  it('moves the focus to the content of the opened host', async () => {
    await openHostByKeyboard(0)
    const main = page.getByRole('main')
    await expect.element(main).toHaveFocus()
    // Without a ring around the whole page.
    expect(main.element().matches(':focus-visible')).toBe(false)
    const refresh = page.getByRole('button', { name: 'Refresh' })
    await expect.element(refresh).toBeVisible()
    await userEvent.tab()
    const first = main.element().querySelector('a[href], button')
    expect(document.activeElement).toBe(first)
  })

  it('leaves the focus on a control outside the list', async () => {
    const { grid } = await openHostByKeyboard(1500)
    const palette = page.getByRole('button', { name: /^Go to/ }).element()
    if (palette instanceof HTMLElement) palette.focus()
    window.history.back()
    await expect.element(grid).toHaveAttribute('aria-busy', 'false')
    await expect.poll(() => grid.query()?.parentElement?.scrollTop).toBe(1500)
    expect(document.activeElement).toBe(palette)
  })

  it('moves no focus on a new visit to the list', async () => {
    const { grid } = await openHostByKeyboard(0)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Hosts' }).first().element()
    // Unlike a click by the user, this does not move the focus to the link.
    if (link instanceof HTMLElement) link.click()
    await expect.element(grid).toHaveAttribute('aria-busy', 'false')
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBeGreaterThan(5)
    expect(focusedCell()).toBeNull()
  })
})
