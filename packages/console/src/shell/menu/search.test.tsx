import { makeOracleContract } from '@inventory-console/api-mocks/fixtures/contracts'
import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  button,
  expectHostsVisible,
  mockHandlers,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

const firstHost = makeHost(1).hostname

withMockServices()

const box = page.getByRole('combobox', { name: 'Go to' })

async function openPage() {
  const stores = await openAs('/hosts')
  await expectHostsVisible()
  return stores
}

async function goTo(text: string) {
  await userEvent.keyboard('{Control>}k{/Control}')
  await box.fill(text)
}

it('finds a page by name with the keyboard and keeps it as recent until logout', async () => {
  const stores = await openPage()
  await goTo('hosts list')
  await expect.element(page.getByRole('option', { name: /Host list/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.poll(address).toBe('/hosts')

  await openConsole('/hosts', stores)
  await expectHostsVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('group', { name: 'Recent' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await button(/^User menu of admin/).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.element(button('Log in')).toBeVisible()
  expect(stores.local.all()).not.toContain('Host list')
})

it('moves the focus to the page that was chosen by a click', async () => {
  await openPage()
  await button('Go to…').click()
  await box.fill('hosts list')
  await page.getByRole('option', { name: /Host list/ }).click()
  await expect.element(box).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('content')
})

it.each([
  ['azure', 'Azure profiles', '/cloud-advisor/azure/profile-configurations'],
  ['middleware', 'Middleware', '/middleware'],
  ['mongodb contracts', 'MongoDB contracts', '/licenses/contract/mongodb'],
])('finds a page without a menu entry: %s', async (text, name, to) => {
  await openPage()
  await goTo(text)
  const option = page.getByRole('option', { name: new RegExp(`^${name}`) })
  await expect.element(option).toHaveAttribute('href', to)
})

it('requests the names when it opens for the first time and not again', async () => {
  const host = firstHost
  await openPage()
  const names = () => requests.filter((request) => /mode=(host|cluster)names/.test(request)).toSorted()
  expect(names()).toEqual([])
  await goTo(host)
  await expect.element(page.getByRole('option', { name: host })).toBeVisible()
  const once = ['GET /api/hosts/clusters?mode=clusternames', 'GET /api/hosts?mode=hostnames']
  await expect.poll(names).toEqual(once)
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  // A second request would be sent when the box opens, before the option is shown.
  await goTo(host)
  await expect.element(page.getByRole('option', { name: host })).toBeVisible()
  expect(names()).toEqual(once)
})

it('finds contracts and license types, and opens their row', async () => {
  const contracts = ['C-4711', 'C-47110'].map((contractID) =>
    makeOracleContract({ id: contractID, contractID }),
  )
  mockHandlers(http.get('*/contracts/oracle/database', () => HttpResponse.json({ contracts })))
  await openPage()
  await goTo('A90611')
  const found = (group: string) => page.getByRole('group', { name: group }).getByRole('option')
  await expect
    .element(found('License types').first())
    .toHaveAttribute('href', '/licenses/types?f.licenseTypeID=in%3AA90611')
  await box.fill('c-47')
  await found('Contracts').first().click()
  await expect.poll(address).toBe('/licenses/contract/oracle?f.contractID=in%3AC-4711')
  await expect.element(page.getByText('1–1 of 1 (2 total)')).toBeVisible()
})

it('runs an action of the page', async () => {
  await openAs('/users')
  await expect.element(button('Add user')).toBeVisible()
  await goTo('add user')
  await page.getByRole('group', { name: 'On this page' }).getByRole('option', { name: 'Add user' }).click()
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: /^Username/ })).toBeVisible()
})

it('finds the export by print, the columns and a quick filter of the list', async () => {
  await openPage()
  const actions = page.getByRole('group', { name: 'On this page' }).getByRole('option')
  await goTo('print')
  await actions.getByText('Export').click()
  await expect.element(page.getByRole('menuitem', { name: 'Print…' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await goTo('columns')
  await actions.getByText('Display').click()
  await expect.element(page.getByRole('menuitem', { name: /^Arrange columns/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await goTo('bare metal')
  await actions.getByText('Bare Metal').click()
  await expect.element(button(/^Bare Metal/)).toHaveAttribute('aria-pressed', 'true')
})

it('sets the theme', async () => {
  await openPage()
  await goTo('theme dark')
  await page.getByRole('option', { name: 'Theme: Dark' }).click()
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark')
  delete document.documentElement.dataset['theme']
})
