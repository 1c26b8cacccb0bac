import { NOW } from '@inventory-console/api-mocks/clock'
import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { alertWindow } from '@inventory-console/ui/domain/alertWindow'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  mockWorld,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { countNewAlerts, openDashboardPage, region } from '../../testing/pages/dashboardPage.ts'

withMockServices()

/** Responds with plain alerts, as if the mode were unknown. */
async function ignoreMode(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url)
  url.searchParams.delete('mode')
  return combineHandlers(createHandlers(mockWorld()))(new Request(url, request))
}

it.each([
  ['rejects the mode with 400', () => new HttpResponse(null, { status: 400 })],
  ['rejects the mode with 422', () => new HttpResponse(null, { status: 422 })],
  ['ignores the mode', ignoreMode],
] as const)('dashboard and troubleshooting count plain alerts when the server %s', async (_case, respond) => {
  const stores = await openDashboardPage()
  mockHandlers(
    http.get('*/api/alerts', ({ request }) =>
      new URL(request.url).searchParams.has('mode') ? respond(request) : undefined,
    ),
  )
  requests.length = 0
  await openConsole('/dashboard', stores)
  const days = alertWindow(Date.parse(NOW))
  const critical = countNewAlerts({ severity: 'CRITICAL' }, days)
  expect(critical).toBeGreaterThan(0)
  await expect.element(region(`${critical} new critical alerts, past week`)).toBeVisible()
  const silent = countNewAlerts({ code: 'NO_DATA' })
  await expect.element(region(`${silent} agents not reporting`)).toBeVisible()
  expect(requests.filter((request) => request.includes('page=1&size=999999'))).not.toEqual([])

  await openConsole('/troubleshooting', stores)
  await expect
    .element(page.getByRole('tab', { name: /^Agents not reporting/ }))
    .toHaveTextContent(`Agents not reporting${silent}`)
})
