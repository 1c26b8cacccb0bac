import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  requests,
  responseCount,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { criticalAlerts, openDashboardPage } from '../../testing/pages/dashboardPage.ts'

withMockServices()

describe('recommendation errors', () => {
  const card = page.getByRole('region', { name: /recommendation errors?/i })

  it('link to a list of as many errors', async () => {
    await openDashboardPage()
    const link = card.getByRole('link', { name: /^Show all / })
    await expect.element(link).toBeVisible()
    const count = Number(/\d+/.exec(link.element().textContent)?.[0])
    expect(count).toBeGreaterThan(0)
    await link.click()
    await expect.poll(address).toBe('/troubleshooting?show=errors')
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(count)
  })

  it('have their card before the menu of the user is known', async () => {
    const menu = Promise.withResolvers<undefined>()
    mockHandlers(http.get('*/api/nodes', () => menu.promise))
    await openDashboardPage()
    await expect.element(card).toHaveAttribute('aria-busy', 'true')
    expect(responseCount('/api/nodes')).toBe(0)
    menu.resolve(undefined)
    await expect.element(card.getByRole('link', { name: /^Show all / })).toBeVisible()
  })

  it('are not requested if the menu of the user has no clouds', async () => {
    mockHandlers(http.get('*/api/nodes', () => HttpResponse.json([{ name: 'Dashboard', parent: '' }])))
    await openDashboardPage()
    await expect.element(criticalAlerts.getByRole('link').first()).toBeVisible()
    await expect.poll(() => responseCount('/api/hosts/technologies/oracle/missing-dbs')).toBe(1)
    await expect.element(card).not.toBeInTheDocument()
    expect(requests.filter((request) => request.includes('recommendation-errors'))).toEqual([])
  })

  async function openWithoutErrors(googleProfiles: readonly object[]) {
    const none = () => HttpResponse.json([])
    mockHandlers(
      ...['oracle-cloud/oci-objects', 'aws/aws-objects', 'gcp/errors'].map((path) =>
        http.get(`*/thunder/${path}`, none),
      ),
      http.get('*/thunder/*/*-recommendation-errors', none),
      http.get('*/thunder/gcp/configurations', () => HttpResponse.json(googleProfiles)),
    )
    await openDashboardPage()
    await expect.poll(() => responseCount('/thunder/gcp/configurations')).toBe(1)
    await expect.poll(() => responseCount('/thunder/gcp/errors')).toBe(1)
    await expect.poll(() => responseCount('/thunder/aws/aws-objects')).toBe(1)
  }

  it('have no card without profiles', async () => {
    await openWithoutErrors([])
    await expect.element(card).not.toBeInTheDocument()
  })

  it('have a card with only an active Google profile', async () => {
    await openWithoutErrors([{ id: 'a', name: 'google', selected: true, clientemail: 'a@example.com' }])
    await expect.element(card).toHaveTextContent('No recommendation errors')
  })
})
