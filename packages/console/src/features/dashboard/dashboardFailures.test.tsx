import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { address, mockHandlers, openConsole, withMockServices } from '../../testing/openConsole.tsx'
import {
  countNewAlerts,
  criticalAlerts,
  heading,
  openDashboardPage,
  region,
} from '../../testing/pages/dashboardPage.ts'

withMockServices()

describe('failed requests of the dashboard', () => {
  it('keeps the other blocks when some requests fail or hang, and retries one', async () => {
    const stores = await openDashboardPage()
    mockHandlers(
      http.get('*/chart/technologies/all/license-history', () => new HttpResponse(null, { status: 500 })),
      http.get('*/thunder/aws/aws-objects', () => new HttpResponse(null, { status: 502 })),
      http.get('*/api/frontend/dashboard', async () => {
        await delay('infinite')
      }),
    )
    await openConsole('/dashboard', stores)
    const cloud = region('Cloud objects')
    await expect.element(cloud.getByRole('button', { name: 'Retry Amazon AWS' })).toBeVisible()
    await expect.element(region('History').getByText('Could not load this data')).toBeVisible()
    await expect.element(criticalAlerts.getByRole('link').first()).toBeVisible()
    expect(address()).toBe('/dashboard')
    mockHandlers()
    await cloud.getByRole('button', { name: 'Retry Amazon AWS' }).click()
    await expect.element(cloud.getByText('unknown')).not.toBeInTheDocument()
  })

  it('shows the failure of a card in the card and retries it', async () => {
    const stores = await openDashboardPage()
    mockHandlers(http.get('*/licenses-compliance', () => new HttpResponse(null, { status: 500 })))
    await openConsole('/dashboard', stores)
    const card = page.getByRole('region', { name: /types with missing licenses$/ })
    await expect.element(card.getByText('Could not load compliance')).toBeVisible()
    const noDataCount = countNewAlerts({ code: 'NO_DATA' })
    await expect.element(region(`${noDataCount} agents not reporting`)).toBeVisible()
    expect(address()).toBe('/dashboard')
    mockHandlers()
    await card.getByRole('button', { name: 'Retry' }).click()
    await expect.element(card.getByText('Could not load compliance')).not.toBeInTheDocument()
    await expect.element(card.getByRole('link').first()).toBeVisible()
  })

  it('shows the other technologies when the response omits one and another is null', async () => {
    const stores = await openDashboardPage()
    const stats = {
      count: 41,
      hostCount: 17,
      compliancePercentageVal: 87.5,
      compliancePercentageStr: '87.50%',
    }
    mockHandlers(
      http.get('*/api/frontend/dashboard', () =>
        HttpResponse.json({
          ercole: stats,
          oracle: { ...stats, count: 23 },
          sqlServer: stats,
          mySql: null,
          postgreSql: stats,
          mongoDb: stats,
        }),
      ),
    )
    await openConsole('/dashboard', stores)
    const row = (name: RegExp) => page.getByRole('row', { name })
    await expect
      .element(
        row(/Oracle/)
          .first()
          .getByText('23'),
      )
      .toBeVisible()
    await expect.element(row(/MySQL/).getByText('-').first()).toBeVisible()
  })

  it.each(['null', '[]', '{"items":{}}', '{"ercole":7,"oracle":{"count":[]}}', '<html>', '', '{'])(
    'keeps its blocks on screen when every request of the page returns %j',
    async (body) => {
      const stores = await openDashboardPage()
      const odd = () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
      mockHandlers(
        http.get('*/api/frontend/dashboard', odd),
        http.get('*/api/alerts', odd),
        http.get('*/api/settings/technologies', odd),
        http.get('*/api/contracts/*/database', odd),
        http.get('*/api/hosts/technologies/*/*', odd),
        http.get('*/api/hosts/technologies/*/*/*', odd),
        http.get('*/chart/*', odd),
        http.get('*/chart/*/*', odd),
        http.get('*/chart/*/*/*', odd),
        http.get('*/thunder/*/*', odd),
      )
      await openConsole('/dashboard', stores)
      await expect.element(heading).toBeVisible()
      await expect.element(region('Cloud objects')).toBeVisible()
      await expect.element(region('Needs attention')).toBeVisible()
    },
  )
})
