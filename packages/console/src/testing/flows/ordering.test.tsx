import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, responseCount, button, mockWorld, openAs, withMockServices } from '../openConsole.tsx'

withMockServices()

/** Race conditions: an older response must not replace a newer one. */

interface HeldRequest {
  query: URLSearchParams
  /** Sends the response as of the time of the request, and waits until the page has received it. */
  release: () => Promise<void>
}

/** Holds back the responses to this path, computed at the time of each request. */
function holdRequests(path: string, change = (good: unknown, _turn: number): unknown => good): HeldRequest[] {
  const heldRequests: HeldRequest[] = []
  mockHandlers(
    http.get(`*${path}`, async ({ request }) => {
      // Counts of quick filters are no rows.
      if (new URL(request.url).searchParams.has('mode')) return undefined
      const response = await combineHandlers(createHandlers(mockWorld()))(request)
      const body = change(await response?.json(), heldRequests.length)
      const { promise, resolve } = Promise.withResolvers<undefined>()
      const release = async () => {
        const before = responseCount(path)
        resolve(undefined)
        await expect.poll(() => responseCount(path)).toBeGreaterThan(before)
      }
      heldRequests.push({ query: new URL(request.url).searchParams, release })
      await promise
      return new HttpResponse(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
    }),
  )
  return heldRequests
}

async function openList(address: string) {
  await openAs(address)
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
}

/** Releases the second response before the first. */
async function releaseNewestFirst(heldRequests: readonly HeldRequest[]) {
  await expect.poll(() => heldRequests.length).toBe(2)
  await heldRequests[1]?.release()
  await heldRequests[0]?.release()
}

/** Replaces all alerts of the world with new ones. */
function makeNewAlerts(count: number) {
  const world = mockWorld()
  const kind = world.alerts.find(({ status, code }) => status === 'NEW' && code !== 'NO_DATA')
  if (!kind) throw new Error('There is no new alert')
  world.alerts.length = 0
  for (let index = 0; index < count; index += 1)
    world.alerts.push({ ...kind, id: index.toString(16).padStart(24, '0'), date: kind.date - count + index })
}

const expectVisible = (text: string) =>
  expect.element(page.getByText(text, { exact: true }).first()).toBeVisible()
const busy = () => page.getByRole('grid').element().getAttribute('aria-busy')

it('shows the alert page of the URL when an earlier page responds last', async () => {
  makeNewAlerts(60)
  await openList('/alerts?show=table')
  const heldRequests = holdRequests('/api/alerts')
  await button('Next page').click()
  await expect.poll(() => heldRequests.length).toBe(1)
  await button('Next page').click()
  await releaseNewestFirst(heldRequests)
  expect(heldRequests.map(({ query }) => query.get('page'))).toEqual(['2', '3'])
  await expectVisible('51–60 of 60')
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(10)
  await expect.poll(busy).toBe('false')
})

it('shows the results of the last search when an earlier search responds last', async () => {
  makeNewAlerts(60)
  await openList('/alerts?show=table')
  const search = page.getByRole('searchbox', { name: 'Search alerts' })
  const heldRequests = holdRequests('/api/alerts')
  await search.fill('nothing is called so')
  await expect.poll(() => heldRequests.length).toBe(1)
  await search.clear()
  await search.fill('e')
  await releaseNewestFirst(heldRequests)
  await expect.element(search).toHaveValue('e')
  await expect.poll(() => page.getByRole('rowheader').elements().length).toBeGreaterThan(0)
  await expect.poll(busy).toBe('false')
})

it('keeps acknowledged alerts removed when an older response arrives after the mutation', async () => {
  makeNewAlerts(30)
  await openList('/alerts?show=table')
  const heldRequests = holdRequests('/api/alerts')
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .click()
  await button('Refresh').click()
  await expect.poll(() => heldRequests.length).toBe(1)
  await button('Mark 1 as read…').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark 1 as read' }).click()
  await releaseNewestFirst(heldRequests)
  await expectVisible('29 alerts')
  expect(page.getByText('30 alerts', { exact: true }).query()).toBeNull()
})

it('keeps new recommendations when an older response arrives after a retrieval', async () => {
  await openAs('/cloud-advisor/oracle/recommendations')
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const heldRequests = holdRequests('/thunder/oracle-cloud/oci-recommendations', (good, requestIndex) => {
    const rows: unknown = Reflect.get(Object(good), 'recommendations')
    return { recommendations: Array.isArray(rows) ? rows.slice(0, 2 + requestIndex) : [], error: null }
  })
  await button('Refresh').click()
  await expect.poll(() => heldRequests.length).toBe(1)
  await button('Collect').click()
  await button('Collect recommendations').click()
  await releaseNewestFirst(heldRequests)
  await expectVisible('3 recommendations')
  expect(page.getByText('2 recommendations').query()).toBeNull()
})
