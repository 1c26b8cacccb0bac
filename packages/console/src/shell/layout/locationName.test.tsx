import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answer, button, openAs, withMockServices } from '../../testing/openConsole.tsx'

withMockServices()

/** The installation calls a location a site. */
const named = http.get('*/api/configuration', () =>
  HttpResponse.json({ APIService: { LocationAlias: 'Site' } }),
)

it.each(['/hypervisors', '/databases?hide=', '/licenses/contract/oracle', '/licenses/contract/mysql'])(
  'a column of places on %s is called as the installation calls it',
  async (address) => {
    answer(named)
    await openAs(address)
    await expect.element(page.getByRole('columnheader', { name: /^Site/ })).toBeInTheDocument()
    await expect.element(page.getByRole('columnheader', { name: /^Location/ })).not.toBeInTheDocument()
  },
)

it('so are the place of a host, and the field of a form', async () => {
  answer(named)
  const stores = await openAs('/details/ora-prod-fra-001')
  await expect.element(page.getByRole('main').getByText('Site', { exact: true }).first()).toBeVisible()
  await openAs('/licenses/contract/oracle', 'admin', stores)
  await button('Add contract').click()
  await expect.element(page.getByRole('combobox', { name: 'Site' }).last()).toBeVisible()
})
