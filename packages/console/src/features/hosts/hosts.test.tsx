import {
  hostsBody,
  hostsEmpty,
  hostsFail,
  hostsHang,
  hostsNull,
} from '@inventory-console/api-mocks/scenarios/hosts'
import { databaseDown, sideCallsFail, unreachable } from '@inventory-console/api-mocks/scenarios/sessions'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  expectHostsVisible,
  openConsole,
  withMockServices,
  toggleGroup,
} from '../../testing/openConsole.tsx'
import { openHosts } from '../../testing/pages/hostsPage.ts'

withMockServices()

const search = page.getByRole('searchbox', { name: /Search/ })
const failed = page.getByRole('alert').filter({ hasText: /Could not load/ })

describe('list state', () => {
  it('is in the URL and survives a reload', async () => {
    const stores = await openHosts()
    await search.fill('prod')
    await expect.poll(address).toBe('/hosts?search=prod')
    await button(/^Hostname/).click()
    await expect.poll(address).toBe('/hosts?search=prod&sort=-hostname')
    await toggleGroup('CPU')
    await expect.poll(address).toContain('&hide=')
    await expect.element(page.getByRole('columnheader', { name: /Cores/ })).toBeInTheDocument()
    const urlBefore = address()

    await openConsole(null, stores)
    await expect.element(search).toHaveValue('prod')
    await expect
      .element(page.getByRole('columnheader', { name: /Hostname/ }))
      .toHaveAttribute('aria-sort', 'descending')
    await expect.element(page.getByRole('columnheader', { name: /Cores/ })).toBeInTheDocument()
    expect(address()).toBe(urlBefore)
  })

  it('keeps two changes in quick succession', async () => {
    await openHosts()
    await expectHostsVisible()
    await search.fill('prod')
    await button(/^Hostname/).click()
    await search.fill('prod-mil')
    await expect.poll(address).toBe('/hosts?search=prod-mil&sort=-hostname')
    await expect.element(search).toHaveValue('prod-mil')
    await expect
      .element(page.getByRole('columnheader', { name: /Hostname/ }))
      .toHaveAttribute('aria-sort', 'descending')
  })

  it('adds a history entry per change, but not per keystroke', async () => {
    await openHosts()
    const before = window.history.length
    await search.fill('prod')
    await expect.poll(address).toBe('/hosts?search=prod')
    expect(window.history.length).toBe(before)
    await button(/^Hostname/).click()
    await expect.poll(address).toBe('/hosts?search=prod&sort=-hostname')
    window.history.back()
    await expect.poll(address).toBe('/hosts?search=prod')
    await expect
      .element(page.getByRole('columnheader', { name: /Hostname/ }))
      .not.toHaveAttribute('aria-sort', 'descending')
    await expect.element(search).toHaveValue('prod')
  })

  it('ignores invalid query parameters', async () => {
    await openHosts(
      '/hosts?sort=nothing&page=-3&size=7&f.hostname=num:1..2&f.nothing=in:a&hide=hostname,__proto__',
    )
    await expectHostsVisible()
    expect(document.title).toBe('Inventory Console - Hosts')
  })
})

describe('response of the hosts list', () => {
  it('null shows an empty list', async () => {
    const stores = await openHosts()
    mockHandlers(...hostsNull())
    await openConsole('/hosts', stores)
    await expect.element(page.getByText('No hosts')).toBeVisible()
  })

  it('an empty list shows the empty state', async () => {
    const stores = await openHosts()
    mockHandlers(...hostsEmpty())
    await openConsole('/hosts', stores)
    await expect.element(page.getByText('No hosts')).toBeVisible()
  })

  it.each([
    ['an HTML page', '<!doctype html><p>Hello', 'text/html'],
    ['truncated JSON', '{"hosts":[{"hostname":"a"', 'application/json'],
    ['an empty body', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a string', '"hosts"', 'application/json'],
    ['an object without the list', '{}', 'application/json'],
    ['a number instead of the list', '{"hosts":7}', 'application/json'],
    ['a list that contains null', '{"hosts":[null]}', 'application/json'],
    ['a plain array', '["a","b"]', 'application/json'],
  ])('%s shows an error and a retry', async (_case, body, type) => {
    const stores = await openHosts()
    mockHandlers(...hostsBody(body, type))
    await openConsole('/hosts', stores)
    await expect.element(failed).toBeVisible()
    mockHandlers()
    await button('Retry').click()
    await expectHostsVisible()
  })

  it.each([
    [500, '/500', 'Internal Server Error'],
    [422, '/error', 'Error'],
  ] as const)(
    '%i redirects to its error page with the cause and a link back',
    async (status, path, title) => {
      const stores = await openHosts()
      mockHandlers(...hostsFail(status))
      await openConsole('/hosts?search=prod', stores)
      await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
      expect(address()).toBe(path)
      await page.getByText('Technical details').click()
      await expect.element(page.getByText(new RegExp(`GET /hosts: ${status}`))).toBeVisible()
      mockHandlers()
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect.element(search).toHaveValue('prod')
      expect(address()).toBe('/hosts?search=prod')
    },
  )

  it('shows a retry when the server cannot be reached', async () => {
    const stores = await openHosts()
    mockHandlers(...unreachable())
    await openConsole('/hosts', stores)
    await expect.element(failed).toBeVisible()
    expect(address()).toBe('/hosts')
    mockHandlers()
    await failed.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('100 hosts')).toBeVisible()
  })

  it('keeps the rows where they are and shows a notice when a refresh fails', async () => {
    await openHosts()
    await expectHostsVisible()
    await search.fill('prod')
    const top = () => page.getByRole('rowheader').first().element().getBoundingClientRect().top
    const before = top()
    mockHandlers(...unreachable())
    await button('Refresh').click()
    await expect.element(page.getByText(/^Refresh failed\. Data as of/)).toBeVisible()
    expect(top()).toBe(before)
    await expect.element(search).toHaveValue('prod')
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  })
})

describe('layout', () => {
  it('shows that the server lost its database connection', async () => {
    const stores = await openHosts()
    mockHandlers(...databaseDown())
    await openConsole('/hosts', stores)
    await expect.element(page.getByText('Database Not Connected!')).toBeVisible()
    await expectHostsVisible()
  })

  it('keeps the page when all requests around it fail', async () => {
    const stores = await openHosts()
    mockHandlers(...sideCallsFail())
    await openConsole('/hosts', stores)
    await expectHostsVisible()
    await expect.element(page.getByText('Could not load your account and the menu.')).toBeVisible()
    await expect.element(button(/^User menu of admin/)).toBeVisible()
    expect(address()).toBe('/hosts')
  })

  it('renders while the list is pending', async () => {
    const stores = await openHosts()
    mockHandlers(...hostsHang())
    await openConsole('/hosts', stores)
    await expect.element(page.getByRole('heading', { name: 'Hosts', level: 1 })).toBeVisible()
    expect(page.getByText('100 hosts').query()).toBeNull()
  })

  it('switches the language without a reload and stores it', async () => {
    const { local } = await openHosts()
    await expectHostsVisible()
    await button(/^User menu/).click()
    await expect.element(page.getByRole('menuitem', { name: 'Language' })).toBeVisible()
    await userEvent.keyboard('Lan')
    await expect.element(page.getByRole('menuitem', { name: 'Language' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('menuitemradio', { name: 'English' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitemradio', { name: 'Italiano' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Host', level: 1, exact: true })).toBeVisible()
    expect(document.title).toBe('Inventory Console - Host')
    expect(local.read('lang')).toBe('it')
  })

  it('shows the versions of console and server', async () => {
    await openHosts()
    await expectHostsVisible()
    await button(/^User menu/).click()
    await page.getByRole('menuitem', { name: /version/ }).click()
    await expect.element(page.getByRole('dialog', { name: 'Inventory Console version' })).toBeVisible()
    await expect.element(page.getByText('2.54.0').first()).toBeVisible()
    await expect.element(page.getByText('2.53.0').first()).toBeVisible()
  })
})
