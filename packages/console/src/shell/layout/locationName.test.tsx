import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, responseCount, button, openAs, withMockServices } from '../../testing/openConsole.tsx'

const firstHost = makeHost(1).hostname

withMockServices()

/** The configuration renames locations to sites. */
const named = http.get('*/api/configuration', () =>
  HttpResponse.json({ APIService: { LocationAlias: 'Site' } }),
)

it.each([
  '/hypervisors',
  '/databases?hide=',
  '/licenses/contract/oracle?hide=',
  '/licenses/contract/mysql?hide=',
])('the location column on %s has the label of the configuration', async (address) => {
  mockHandlers(named)
  await openAs(address)
  await expect.element(page.getByRole('columnheader', { name: /^Site/ })).toBeInTheDocument()
  await expect.element(page.getByRole('columnheader', { name: /^Location/ })).not.toBeInTheDocument()
})

it('the location of a host and the form field have the label of the configuration', async () => {
  mockHandlers(named)
  const stores = await openAs(`/details/${firstHost}`)
  await expect.element(page.getByRole('main').getByText('Site', { exact: true }).first()).toBeVisible()
  await openAs('/licenses/contract/oracle', 'admin', stores)
  await button('Add contract').click()
  await expect.element(page.getByRole('combobox', { name: 'Site' }).last()).toBeVisible()
})

it('the locations in the palette have the label of the configuration', async () => {
  mockHandlers(named)
  await openAs('/hosts')
  await button('Go to…').click()
  await page.getByRole('combobox', { name: 'Go to' }).fill('site')
  await expect.element(page.getByRole('option', { name: /^Site: / }).first()).toBeVisible()
})

it('locations have their usual label if the configuration leaves them without a name', async () => {
  mockHandlers(
    http.get('*/api/configuration', () => HttpResponse.json({ APIService: { LocationAlias: '  ' } })),
  )
  await openAs('/hypervisors')
  await expect.element(page.getByRole('columnheader', { name: /^Location/ })).toBeInTheDocument()
  await expect.poll(() => responseCount('/api/configuration')).toBeGreaterThan(0)
  await expect.element(page.getByRole('columnheader', { name: /^Location/ })).toBeInTheDocument()
})
