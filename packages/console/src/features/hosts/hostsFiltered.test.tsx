import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { hostsForbidden } from '@inventory-console/api-mocks/scenarios/hosts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  dismissInWorld,
  responseCount,
  button,
  expectHostsVisible,
  logIn,
  newStores,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { openHosts } from '../../testing/pages/hostsPage.ts'
import { oracleHost } from '../../testing/sampleInventory.ts'

const [first, , third] = sampleLocations

withMockServices()

const hostRequests = () => requests.filter((request) => request.startsWith('GET /api/hosts?'))

describe('global filters', () => {
  const apply = async (location: string) => {
    await button(/^(Location|Site) /).click()
    await page.getByRole('combobox', { name: /Location|Site/ }).click()
    await page.getByRole('option', { name: location, exact: true }).click()
    await button('Apply').click()
  }

  it('sends the filters, restores them on reload and removes each with its chip', async () => {
    const stores = await openHosts()
    await expectHostsVisible()
    await apply(first)
    await expect.poll(() => hostRequests().at(-1)).toBe(`GET /api/hosts?mode=summary&location=${first}`)
    await openConsole('/hosts', stores)
    await expect.poll(() => hostRequests().at(-1)).toBe(`GET /api/hosts?mode=summary&location=${first}`)
    await button(`Remove Location: ${first}`).click()
    await expect.poll(() => hostRequests().at(-1)).toBe('GET /api/hosts?mode=summary')
  })

  it('send the request again when applied unchanged', async () => {
    await openHosts()
    await expectHostsVisible()
    await button(/^(Location|Site) /).click()
    await button('Apply').click()
    await expect.poll(() => hostRequests().length).toBe(2)
    await expectHostsVisible()
  })

  it('send the end of the selected day', async () => {
    const stores = newStores()
    const filters = { location: null, environment: 'PROD', date: '2026-03-10' }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openConsole('/login', stores)
    await logIn()
    const end = encodeURIComponent(new Date(2026, 2, 10, 23, 59, 59).toISOString())
    // Today's rows follow, to mark what differs.
    await expect.poll(() => hostRequests().at(0)).toContain(`older-than=${end}`)
    expect(hostRequests().at(0)).toContain('environment=PROD')
  })

  it('with a date name the dismissed hosts that the server then lists', async () => {
    const note = page.getByText('With a date set, lists include dismissed hosts.')
    const stores = await openHosts(`/hosts?search=${oracleHost.name}`)
    const host = page.getByRole('link', { name: oracleHost.name })
    await expect.element(host).toBeVisible()
    dismissInWorld(oracleHost.name)
    expect(note.query()).toBeNull()
    const filters = { location: null, environment: null, date: '2026-03-10' }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openConsole(`/hosts?search=${oracleHost.name}`, stores)
    await expect.element(host).toBeVisible()
    await expect.element(note).toBeVisible()
  })

  it('ignores the filters of another user in another tab on reload', async () => {
    const stores = await openHosts()
    await expectHostsVisible()
    const filters = { location: first, environment: null, date: null }
    stores.local.write('persisted-data', JSON.stringify({ username: 'operator', filters }))
    await openConsole('/hosts', stores)
    await expectHostsVisible()
    expect(hostRequests().at(-1)).toBe('GET /api/hosts?mode=summary')
    expect(address()).toBe('/hosts')
  })

  it('changed by the same user in another tab are used on reload', async () => {
    const stores = await openHosts()
    await expectHostsVisible()
    const filters = { location: first, environment: null, date: null }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await button(/^(Location|Site) /).click()
    await expect.element(button('Apply')).toBeVisible()
    await openConsole('/hosts', stores)
    await expect.poll(() => hostRequests().at(-1)).toBe(`GET /api/hosts?mode=summary&location=${first}`)
    await expect.element(button('Apply')).toBeVisible()
  })

  it('offer no location without a name', async () => {
    mockHandlers(http.get('*/api/hosts/locations', () => HttpResponse.json(['', first])))
    await openHosts()
    await expectHostsVisible()
    await button(/^(Location|Site) /).click()
    await page.getByRole('combobox', { name: /Location|Site/ }).click()
    await expect.element(page.getByRole('option', { name: first, exact: true })).toBeVisible()
    const options = page
      .getByRole('listbox')
      .getByRole('option')
      .elements()
      .map((option) => option.textContent)
    expect(options).toEqual([first])
  })

  it('show that a location is forbidden and offer to reset the filters', async () => {
    await openHosts()
    await expectHostsVisible()
    mockHandlers(...hostsForbidden())
    await apply(first)
    await expect.element(page.getByText(`You do not have access to location ${first}`)).toBeVisible()
    expect(address()).toBe(`/hosts?location=${first}`)
    mockHandlers()
    await button('Reset the filters').click()
    await expectHostsVisible()
  })

  it('keep the newer list on screen when an older response arrives later', async () => {
    await openHosts()
    await expectHostsVisible()
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
    const rows = (count: number) => HttpResponse.json({ hosts: makeHosts(count) })
    const before = responseCount('/api/hosts')
    let newer = 7
    mockHandlers(
      http.get('*/api/hosts', async ({ request }) => {
        if (new URL(request.url).searchParams.has('location')) return rows(newer)
        await released
        return rows(3)
      }),
    )
    await button('Refresh').click()
    await expect.poll(() => hostRequests().length).toBe(2)
    await apply(first)
    await expect.element(page.getByText('7 hosts')).toBeVisible()
    let wasReplaced = false
    const observer = new MutationObserver(() => {
      wasReplaced ||= page.getByText('3 hosts').query() !== null
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    release(undefined)
    await expect.poll(() => responseCount('/api/hosts') - before).toBe(2)
    // A third response is rendered after the older one would have been.
    newer = 8
    await button('Refresh').click()
    await expect.element(page.getByText('8 hosts')).toBeVisible()
    observer.disconnect()
    expect(wasReplaced).toBe(false)
  })

  it('do not apply to another user', async () => {
    const stores = newStores()
    const filters = { location: third, environment: null, date: null }
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openConsole('/login', stores)
    await logIn('operator')
    await expect.poll(() => hostRequests().at(-1)).toBe('GET /api/hosts?mode=summary')
  })
})
