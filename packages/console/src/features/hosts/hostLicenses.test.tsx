import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  button,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import {
  confirmation,
  dialogButton,
  mysql,
  openHostPage,
  oracle,
  runRowAction,
} from '../../testing/pages/hostPage.ts'

const firstHost = makeHost(1).hostname

withMockServices()

const ofFirstHost = Object.values(makeHost(1).databases).flat()[0] ?? ''

describe('licenses', () => {
  const licenseRequests = () => requests.filter((request) => request.includes('licenses-used'))

  it.each([
    { location: null, environment: null, date: '2026-03-10' },
    { location: null, environment: 'none', date: null },
  ])('shows no license gap in the health line with the global filters %j', async (filters) => {
    const stores = await openAs('/hosts')
    stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
    await openConsole(`/details/${oracle}`, stores)
    const label = page.getByText('Insufficient licenses')
    await expect.element(label).toBeVisible()
    await expect.poll(() => label.element().parentElement?.nextElementSibling?.textContent).toBe('-')
    expect(licenseRequests()).toEqual([])
  })

  it('shares one request with the health line and stops ignoring a license', async () => {
    await openHostPage(mysql, '/dwh-mysql-1?tab=licenses')
    await expect.element(page.getByText('Ignored', { exact: true })).toBeVisible()
    expect(licenseRequests()).toHaveLength(1)
    await runRowAction('Stop ignoring', /MySQL Enterprise/)
    await dialogButton('Stop ignoring').click()
    await expect.element(page.getByText('1 license no longer ignored')).toBeVisible()
    await expect.element(page.getByText('Ignored', { exact: true })).not.toBeInTheDocument()
    expect(requests).toContain(
      `PUT /api/hosts/${mysql}/technologies/mysql/databases/dwh-mysql-1/ignored/false`,
    )
  })

  it('show the server message when it cannot stop ignoring a license', async () => {
    await openHostPage(mysql, '/dwh-mysql-1?tab=licenses')
    mockHandlers(
      http.put('*/api/hosts/:host/technologies/mysql/databases/:db/ignored/:flag', () =>
        HttpResponse.json({ error: 'read only' }, { status: 403 }),
      ),
    )
    await runRowAction('Stop ignoring', /MySQL Enterprise/)
    await dialogButton('Stop ignoring').click()
    await expect.element(confirmation.getByText(/read only/)).toBeVisible()
  })

  it('ignores a license with a slash in its id through the bulk operation', async () => {
    const used = `${firstHost}/technologies/all/databases/licenses-used`
    const license = {
      hostname: firstHost,
      dbName: ofFirstHost,
      licenseTypeID: 'L/47',
      description: 'Of a name with a slash',
      metric: 'Processor',
      usedLicenses: 2,
      clusterLicenses: 0,
      ignored: false,
      ignoredComment: '',
    }
    const stores = await openAs('/hosts')
    mockHandlers(
      http.get(`*/api/hosts/${used}`, () => HttpResponse.json({ usedLicenses: [license] })),
      http.post('*/api/licenses/ignore', async ({ request }) =>
        HttpResponse.json({ updated: await request.json(), error: null }),
      ),
    )
    await openConsole(`/details/${firstHost}/${ofFirstHost}?tab=licenses`, stores)
    await runRowAction('Ignore', /slash/)
    await dialogButton('Ignore').click()
    await expect.element(page.getByText('1 license ignored')).toBeVisible()
    expect(requests.filter((request) => request.includes('ignore'))).toEqual(['POST /api/licenses/ignore'])
  })

  it('list the rejected licenses of a bulk change', async () => {
    await openHostPage(firstHost, `/${ofFirstHost}?tab=licenses`)
    await expect.element(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    mockHandlers(
      http.post('*/api/licenses/ignore', async ({ request }) => {
        const error: unknown = await request.json()
        return HttpResponse.json({ updated: null, error })
      }),
    )
    await page.getByRole('checkbox').first().click()
    await button(/^Ignore \(/).click()
    await confirmation.getByLabelText('Comment').fill('Test system')
    await dialogButton('Ignore').click()
    await expect.element(confirmation.getByText(/not changed: /)).toBeVisible()
    await expect.element(confirmation.getByLabelText('Comment')).toHaveValue('Test system')
  })

  it('reports a license as unconfirmed whose change was lost on a server without the bulk operation', async () => {
    await openHostPage(firstHost, `/${ofFirstHost}?tab=licenses`)
    await expect.element(page.getByRole('grid').getByRole('row').nth(2)).toBeVisible()
    let writes = 0
    mockHandlers(
      http.post('*/api/licenses/ignore', () => new HttpResponse(null, { status: 404 })),
      http.put('*/licenses/*/ignored/true', () => {
        writes += 1
        return writes === 1 ? undefined : new HttpResponse(null, { status: 502 })
      }),
    )
    await page.getByRole('checkbox').first().click()
    await button(/^Ignore \(/).click()
    await confirmation.getByLabelText('Comment').fill('Test system')
    await dialogButton('Ignore').click()
    await expect.element(confirmation.getByText(/^The server did not confirm the change/)).toBeVisible()
    await expect.element(page.getByText('1 license ignored')).toBeVisible()
    expect(writes).toBeGreaterThan(1)
  })
})
