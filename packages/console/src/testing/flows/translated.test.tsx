import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import {
  address,
  responseCount,
  button,
  expectHostsVisible,
  mockWorld,
  openAs,
  toggleGroup,
  withMockServices,
} from '../openConsole.tsx'
import { openDashboardPage, openAgents } from '../pages/dashboardPage.ts'
import { translatePage, type PageTranslation } from '../pageTranslator.ts'

withMockServices()

let translation: PageTranslation
/** Errors that an error boundary recovers from are reported only here. */
const logged = vi.spyOn(console, 'error')
const errors: unknown[] = []
const noteError = ({ error }: ErrorEvent) => errors.push(error)
beforeEach(async () => {
  await page.viewport(1440, 900)
  logged.mockClear()
  errors.length = 0
  window.addEventListener('error', noteError)
})
afterEach(() => {
  translation.stop()
  window.removeEventListener('error', noteError)
})

const failed = page.getByRole('heading', {
  name: /went wrong|failed|could not load|server error|^error/i,
})

async function expectWorking(heading: string) {
  await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await expectIntact()
}

/** Expects no error, not even a recovered one, and no stale text. */
async function expectIntact() {
  await expect.poll(() => translation.staleTexts()).toEqual([])
  expect(failed.elements()).toEqual([])
  expect(errors).toEqual([])
  expect(logged.mock.calls).toEqual([])
}

const userMenu = button(/^User menu/)
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true })

/** By keyboard, because a pointer that jumps to the option leaves the submenu. */
async function choose(submenu: string, name: string) {
  await expect.element(item(submenu)).toBeVisible()
  focus(item(submenu))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(choice(name)).toBeVisible()
  focus(choice(name))
  await userEvent.keyboard('{Enter}')
}

function focus(locator: Locator) {
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus()
}

async function expectMenuClosed() {
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
}

async function changePasswordWrongly() {
  await userMenu.click()
  await item('Change password').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabelText('Old password', { exact: true }).fill('wrong')
  await dialog.getByLabelText('New password', { exact: true }).fill('New.2026')
  await dialog.getByLabelText('Confirm password', { exact: true }).fill('New.2026')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect.element(dialog.getByRole('alert').first()).toBeVisible()
  await expectIntact()
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
}

async function changeTheme() {
  await userMenu.click()
  await choose('Theme', 'Dark')
  await expectMenuClosed()
}

async function openHosts() {
  await openAs('/hosts')
  await expectHostsVisible()
  translation = translatePage()
}

async function openDashboard() {
  await openDashboardPage()
  translation = translatePage()
}

const count = page.getByRole('status').first()

describe('hosts page under page translation', () => {
  beforeEach(openHosts)

  it('stays usable after a search', async () => {
    const search = page.getByRole('searchbox', { name: /Search/ })
    await search.fill('prod')
    await expect.poll(address).toBe('/hosts?search=prod')
    await expect.element(count).not.toHaveTextContent('of 100')
    await expectWorking('Hosts')
    await search.fill('no such host')
    await expect.element(page.getByText('No results')).toBeVisible()
    await expectWorking('Hosts')
    await search.fill('')
    await expect.element(count).toHaveTextContent('1–25 of 100')
    await expectWorking('Hosts')
  })

  it('stays usable after sorting, paging and hiding columns', async () => {
    await button(/^Hostname/).click()
    await expect.poll(address).toContain('sort=-hostname')
    await expectWorking('Hosts')
    await button(/Next page/).click()
    await expect.element(count).toHaveTextContent('26–50 of 100')
    await expectWorking('Hosts')
    await toggleGroup('CPU')
    await expect.poll(address).toContain('&hide=')
    await expectWorking('Hosts')
  })

  it('stays usable after a filter', async () => {
    await button(/^Filters/).click()
    const filters = page.getByRole('form', { name: 'Filters' })
    await filters.getByRole('button', { name: /^Environment / }).click()
    await page.getByRole('option', { name: /^PROD/ }).click()
    await userEvent.keyboard('{Escape}')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(address).toContain('f.environment')
    await expectWorking('Hosts')
  })

  it('stays usable after a refresh and an open menu', async () => {
    const before = responseCount('/api/hosts')
    await button('Refresh').click()
    await expect.poll(() => responseCount('/api/hosts')).toBe(before + 1)
    await expectWorking('Hosts')
    await button(/^Display/).click()
    await expectMenuClosed()
    await expectWorking('Hosts')
  })

  it('stays usable after a rejected password change and a theme change', async () => {
    await changePasswordWrongly()
    await expectWorking('Hosts')
    await changeTheme()
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark')
    await expectWorking('Hosts')
  })

  it('stays usable after a language change', async () => {
    await userMenu.click()
    await choose('Language', 'Italiano')
    await expect.poll(() => document.documentElement.lang).toBe('it')
    await expectMenuClosed()
    await expectWorking('Host')
  })

  it('keeps the names of hosts in the list and on the page of a host', async () => {
    const names = new Set(mockWorld().hosts.facts.map(({ hostname }) => hostname))
    const translatedTexts = () =>
      [...document.querySelectorAll('font font')].map(({ textContent }) => textContent)
    const first = page.getByRole('rowheader').first().getByRole('link').first()
    const hostname = first.element().textContent
    expect(names).toContain(hostname)
    await expect.poll(translatedTexts).toContain('Display')
    expect(translatedTexts().filter((text) => names.has(text))).toEqual([])
    await first.click()
    await expectWorking(hostname)
    await expect.poll(translatedTexts).toContain('More')
    expect(translatedTexts().filter((text) => names.has(text))).toEqual([])
  })

  it('opens a host and goes back', async () => {
    const host = page.getByRole('rowheader').first().getByRole('link')
    const name = host.element().textContent
    await host.click()
    await expect.poll(address).toContain('/details/')
    await expectWorking(name)
    window.history.back()
    await expectWorking('Hosts')
  })
})

describe('dashboard under page translation', () => {
  beforeEach(openDashboard)

  it('stays usable after a refresh, the command palette and the expanded menu', async () => {
    await button('Refresh').click()
    await expectWorking('Dashboard')
    await button(/^Go to/).click()
    await userEvent.keyboard('hosts')
    await userEvent.keyboard('{Escape}')
    await expectWorking('Dashboard')
    await button('Expand menu').click()
    await expect.element(button('Collapse menu')).toBeVisible()
    await expectWorking('Dashboard')
  })

  it('stays usable after a rejected password change and a theme change', async () => {
    await changePasswordWrongly()
    await expectWorking('Dashboard')
    await changeTheme()
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark')
    await expectWorking('Dashboard')
  })

  it('stays usable after a language change', async () => {
    await userMenu.click()
    await choose('Language', 'Italiano')
    await expect.poll(() => document.documentElement.lang).toBe('it')
    await expectMenuClosed()
    await expectWorking('Dashboard')
  })

  it('opens the agents that are not reporting and goes back', async () => {
    await openAgents()
    await expectWorking('Troubleshooting')
    await expect.poll(address).toContain('/troubleshooting')
    window.history.back()
    await expectWorking('Dashboard')
  })
})
