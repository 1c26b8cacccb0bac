import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../components/button/Button.tsx'
import { DateField } from '../components/date-field/DateField.tsx'
import { Menu, MenuItem, MenuSubmenu } from '../components/menu/Menu.tsx'
import { Tabs } from '../components/tabs/Tabs.tsx'
import { mysqlHost } from './fixtures/mysqlHost.ts'
import { hasFocusRing, hideScriptFocus } from './samples/hideScriptFocus.ts'
import { HostPart } from './samples/HostPart.tsx'
import { HostTable } from './samples/HostTable.tsx'
import { renderWithCatalogue } from './samples/renderWithCatalogue.tsx'
import { renderWithProviders } from './samples/renderWithProviders.tsx'

beforeEach(hideScriptFocus)
afterEach(() => vi.restoreAllMocks())

const press = (keys: string) => userEvent.keyboard(keys)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

it('shows a ring in the calendar after a click and an arrow key', async () => {
  await renderWithCatalogue(<DateField label="Date" value="2026-03-10" onChange={() => {}} />)
  await button('Open calendar: Date').click()
  await expect.element(page.getByRole('button', { name: /Tuesday, March 10, 2026/ })).toHaveFocus()
  await press('{ArrowRight}')
  await expect.element(page.getByRole('button', { name: /Wednesday, March 11, 2026/ })).toHaveFocus()
  expect(hasFocusRing()).toBe(true)
})

it('shows a ring on a tab after a click and an arrow key', async () => {
  const tabs = ['Info', 'Licenses'].map((label) => ({ id: label, label, content: label }))
  await renderWithCatalogue(<Tabs label="Database" tabs={tabs} />)
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Info').click()
  expect(hasFocusRing()).toBe(false)
  await press('{ArrowRight}')
  await expect.element(tab('Licenses')).toHaveFocus()
  expect(hasFocusRing()).toBe(true)
})

it('shows a ring in a menu and its submenu after a click and arrow keys, and none under the pointer', async () => {
  await renderWithCatalogue(
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem>Copy</MenuItem>
      <MenuSubmenu label="Theme">
        <MenuItem>Light</MenuItem>
        <MenuItem>Dark</MenuItem>
      </MenuSubmenu>
    </Menu>,
  )
  await button('Actions').click()
  await press('{ArrowDown}{ArrowDown}')
  await expect.element(item('Theme')).toHaveFocus()
  expect(hasFocusRing()).toBe(true)
  await press('{ArrowRight}')
  await expect.element(item('Light')).toHaveFocus()
  await press('{ArrowDown}')
  await expect.element(item('Dark')).toHaveFocus()
  expect(hasFocusRing()).toBe(true)
  await item('Light').hover()
  await expect.element(item('Light')).toHaveFocus()
  expect(hasFocusRing()).toBe(false)
})

it('shows a ring in the list of columns after a click and an arrow key', async () => {
  await renderWithProviders(<HostTable rows={makeHosts(5)} />)
  await button('Display').click()
  await item('Arrange columns…').click()
  const box = (name: string) => page.getByRole('dialog').getByRole('checkbox', { name, exact: true })
  await box('Hypervisor cluster').click()
  expect(hasFocusRing()).toBe(false)
  await press('{ArrowDown}{ArrowDown}')
  await expect.element(box('CPU model')).toHaveFocus()
  expect(hasFocusRing()).toBe(true)
})

it('shows a ring on the databases of a host after a click and an arrow key', async () => {
  await renderWithCatalogue(<HostPart host={mysqlHost(3)} technology="Oracle/MySQL" />)
  const row = (name: string) => page.getByRole('rowheader').getByRole('link', { name, exact: true })
  await row('shop-1:3306').click()
  await row('shop-1:3306').click()
  expect(hasFocusRing()).toBe(false)
  await press('{ArrowDown}')
  await expect.element(row('shop-2:3306')).toHaveFocus()
  expect(hasFocusRing()).toBe(true)
})
