import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import {
  comparedLists,
  countDifferences,
  rawRows,
  type RawList,
} from '@inventory-console/ui/testing/comparedLists'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { endOfDay } from '../../platform/scope/globalFilters.ts'
import { address, button, mockHandlers, openAs, openConsole, withMockServices } from '../openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1920, 1000))

const day = '2025-12-24'

/** Calls the API directly. */
async function apiClient() {
  const [admin] = sampleUsers
  const login = await fetch('/api/user/login', { method: 'POST', body: JSON.stringify(admin) })
  const headers = { Authorization: `Bearer ${await login.text()}` }
  return async (path: string, method = 'GET') => fetch(path, { method, headers })
}

async function rowsOf(list: RawList, call: (path: string) => Promise<Response>, olderThan?: string) {
  const url = new URL(list.path, window.location.href)
  if (olderThan !== undefined) url.searchParams.set('older-than', olderThan)
  const response = await call(url.pathname + url.search)
  return rawRows(list, await response.json())
}

/** Counts of the quick filters. */
function shownCounts() {
  const count = (name: string) => {
    const text = page
      .getByRole('button', { name: new RegExp(`^${name}\\s*\\d`) })
      .first()
      .element().textContent
    return Number(text.replaceAll(/\D/g, ''))
  }
  return { added: count('Added'), removed: count('Removed'), changed: count('Changed') }
}

it.each(Object.entries(comparedLists))(
  'counts added, removed and changed rows like a comparison of two responses: %s',
  async (_, list) => {
    const call = await apiClient()
    const [first] = await rowsOf(comparedLists.tablespaces, call, endOfDay(day))
    // Responses for past dates still contain a dismissed host; its rows count as removed.
    await call(`/api/hosts/${String(first?.['hostname'])}`, 'DELETE')
    const [before, after] = [await rowsOf(list, call, endOfDay(day)), await rowsOf(list, call)]
    const differences = countDifferences(list, before, after)
    await openAs(`${list.page}${list.page.includes('?') ? '&' : '?'}compare=${day}..`)
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await expect.poll(shownCounts).toEqual(differences)
  },
)

it.each([
  ['the current hosts', '*/hosts', 'mode=hostnames'],
  ['the dismissals', '*/alerts', 'DISMISSED_HOST'],
])('shows the failure and no rows if %s cannot be loaded', async (_, path, search) => {
  mockHandlers(
    http.get(path, ({ request }) =>
      request.url.includes(search) ? HttpResponse.json({ message: 'locked' }, { status: 503 }) : undefined,
    ),
  )
  await openAs(`/hosts?compare=${day}..`)
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  expect(page.getByRole('rowheader').elements()).toEqual([])
})

it('keeps search, filters and measurements of a comparison in the address, apart from those of the list', async () => {
  // Hosts have no measurements.
  const compared = `/oracle?search=ora&compare=${day}..`
  const stores = await openAs(compared)
  const search = page.getByRole('searchbox', { name: 'Search changes' })
  const changed = button(/^Changed/)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  await expect.element(search).toHaveValue('')
  await changed.click()
  await expect.poll(address).toBe(`${compared}&c.f.change=in:changed`)
  await page.getByRole('switch', { name: /^Show measurements/ }).click()
  await expect.poll(address).toBe(`${compared}&c.f.change=in:changed&c.measurements=shown`)
  await search.fill('db')
  await expect.poll(address).toContain('c.search=db')
  await openConsole(null, stores)
  await expect.element(changed).toHaveAttribute('aria-pressed', 'true')
  await expect.element(search).toHaveValue('db')
  await expect.element(page.getByRole('switch', { name: /^Show measurements/ })).toBeChecked()
  window.history.back()
  window.history.back()
  await expect.poll(address).toBe(compared)
  await expect.element(changed).toHaveAttribute('aria-pressed', 'false')
  await expect.element(search).toHaveValue('')
  window.history.forward()
  await expect.element(changed).toHaveAttribute('aria-pressed', 'true')
  await button('Back to the list').click()
  await expect.poll(address).toBe('/oracle?search=ora')
})
