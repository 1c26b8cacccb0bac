import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FirstResponseContext } from '../../lib/contexts.ts'
import { whenIdle } from '../../lib/dom.ts'
import { lazyModule } from '../../lib/lazy.ts'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { Button } from '../button/Button.tsx'
import { LazyMenu } from './LazyMenu.tsx'
import { Menu, MenuCheckbox, MenuItem, MenuSubmenu } from './Menu.tsx'

describe('LazyMenu', () => {
  const load = vi.fn<() => Promise<() => ReactNode>>()
  const renderMenu = (hasFirstResponse: boolean) =>
    renderWithCatalogue(
      <FirstResponseContext value={hasFirstResponse}>
        {/* Not below the pointer, which would load the items. */}
        <div className="p-40">
          <LazyMenu label="Display" content="Display" className="" load={lazyModule(load)} entries={{}} />
        </div>
      </FirstResponseContext>,
    )
  beforeEach(() => void load.mockReset().mockResolvedValue(() => <MenuItem>Columns</MenuItem>))

  it('loads its items while the browser is idle', async () => {
    await renderMenu(true)
    await expect.poll(() => load.mock.calls.length).toBe(1)
  })

  it('waits for the first response of the page, but loads on a click', async () => {
    await renderMenu(false)
    await new Promise<void>((resolve) => whenIdle(resolve))
    expect(load).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Display' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Columns' })).toBeVisible()
  })
})

describe('Menu', () => {
  it('opens, moves and selects by keyboard, and returns focus', async () => {
    const onSelect = vi.fn<() => void>()
    await renderWithCatalogue(
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem disabled>Export</MenuItem>
        <MenuItem>Copy</MenuItem>
        <MenuItem onSelect={onSelect}>Dismiss</MenuItem>
      </Menu>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledOnce()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus()
  })

  it('opens and closes a submenu and supports type-ahead', async () => {
    await renderWithCatalogue(
      <Menu trigger={<Button>User</Button>}>
        <MenuItem>Change password</MenuItem>
        <MenuSubmenu label="Theme">
          <MenuItem>Light</MenuItem>
          <MenuItem>Dark</MenuItem>
        </MenuSubmenu>
      </Menu>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Change password' })).toHaveFocus()
    await userEvent.keyboard('t')
    await expect.element(page.getByRole('menuitem', { name: 'Theme' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('menuitem', { name: 'Light' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(page.getByRole('menuitem', { name: 'Theme' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'User' })).toHaveFocus()
  })

  it('stays open while checkboxes are toggled', async () => {
    const onChange = vi.fn<(checked: boolean) => void>()
    await renderWithCatalogue(
      <Menu trigger={<Button>Columns</Button>}>
        <MenuCheckbox checked={false} onCheckedChange={onChange}>
          Memory
        </MenuCheckbox>
      </Menu>,
    )
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Memory' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
    await expect.element(page.getByRole('menu')).toBeVisible()
  })
})
