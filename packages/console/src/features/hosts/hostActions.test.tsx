import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  dismissInWorld,
  button,
  expectHostsVisible,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import {
  confirmation,
  databaseLink,
  dialogButton,
  firstDatabase,
  heading,
  hostAction,
  openHostPage,
  oracle,
  secondDatabase,
} from '../../testing/pages/hostPage.ts'

withMockServices()

it('sends the date filter and disables actions while a past date is shown', async () => {
  const stores = await openAs('/hosts')
  stores.local.write(
    'persisted-data',
    JSON.stringify({ username: 'admin', filters: { location: null, environment: null, date: '2026-03-10' } }),
  )
  await openConsole(`/details/${oracle}`, stores)
  const end = encodeURIComponent(new Date(2026, 2, 10, 23, 59, 59).toISOString())
  await expect.poll(() => requests).toContain(`GET /api/hosts/${oracle}?older-than=${end}`)
  await expect.element(page.getByRole('main').getByText(/^As of \S+ /)).toBeVisible()
  await expect.element(page.getByText(/As of today\./)).toBeVisible()
  for (const name of ['Clone host', 'Dismiss host']) {
    const item = await hostAction(name)
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(item.getByText(/You are viewing a past date/)).toBeVisible()
    item.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await userEvent.keyboard('{Escape}')
  }
  expect(confirmation.query()).toBeNull()
})

it('shows the databases of a dismissed host on a past date', async () => {
  const stores = await openAs('/hosts')
  await expectHostsVisible()
  dismissInWorld(oracle)
  const filters = { location: null, environment: null, date: '2026-03-10' }
  stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
  await openConsole(`/details/${oracle}`, stores)
  await expect.element(databaseLink(firstDatabase)).toBeVisible()
  await expect.element(page.getByText('Oracle Database', { exact: true }).first()).toBeVisible()
  expect(page.getByText('No databases').query()).toBeNull()
})

describe('cloning a host', () => {
  it('clones a host once, opens the clone and does not offer to clone it', async () => {
    await openHostPage(oracle)
    await (await hostAction('Clone host')).click()
    await dialogButton('Clone host').click()
    await expect.element(page.getByText(`The copy is named ${oracle}_DR.`, { exact: false })).toBeVisible()
    await expect.element(await hostAction('Clone host')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await button('Open the clone').click()
    await expect.element(heading(`${oracle}_DR`)).toBeVisible()
    await expect.element(await hostAction('Dismiss host')).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Clone host' }).query()).toBeNull()
    expect(requests.filter((request) => request.includes('create-dr'))).toHaveLength(1)
  })

  it('shows the error in the dialog when cloning fails', async () => {
    await openHostPage(oracle)
    await expect.element(button('More')).toBeVisible()
    mockHandlers(http.put('*/api/hosts/:host/create-dr', () => new HttpResponse(null, { status: 403 })))
    await (await hostAction('Clone host')).click()
    await dialogButton('Clone host').click()
    await expect.element(confirmation.getByText(/was not cloned/)).toBeVisible()
    await dialogButton('Cancel').click()
    await expect.element(confirmation).not.toBeInTheDocument()
  })
})

describe('dismissing a host', () => {
  it('lists its databases and redirects to the list without the host', async () => {
    await openHostPage(oracle)
    await (await hostAction('Dismiss host')).click()
    await expect
      .element(confirmation.getByText(`2 databases: ${firstDatabase}, ${secondDatabase}`))
      .toBeVisible()
    await dialogButton('Dismiss host').click()
    await expect.element(page.getByText(`${oracle} dismissed`)).toBeVisible()
    await expect.poll(address).toBe('/hosts')
    await expect.element(page.getByText('99 hosts')).toBeVisible()
  })

  it('stays on the page that Back has opened before the response', async () => {
    const { promise: pendingResponse, resolve: release } = Promise.withResolvers<undefined>()
    const middleware = page.getByRole('heading', { name: 'Middleware', level: 1 })
    const stores = await openAs('/middleware')
    await expect.element(middleware).toBeVisible()
    mockHandlers(http.delete('*/api/hosts/:host', async () => pendingResponse))
    await openConsole(`/details/${oracle}`, stores)
    await (await hostAction('Dismiss host')).click()
    await dialogButton('Dismiss host').click()
    await expect.poll(() => requests).toContain(`DELETE /api/hosts/${oracle}`)
    window.history.back()
    await expect.element(middleware).toBeVisible()
    release(undefined)
    await expect.element(page.getByText(`${oracle} dismissed`)).toBeVisible()
    expect(address()).toBe('/middleware')
  })

  it('shows the error in the dialog when dismissing fails', async () => {
    await openHostPage(oracle)
    await expect.element(button('More')).toBeVisible()
    mockHandlers(
      http.delete('*/api/hosts/:host', () => HttpResponse.json({ error: 'read only' }, { status: 403 })),
    )
    await (await hostAction('Dismiss host')).click()
    await dialogButton('Dismiss host').click()
    await expect.element(confirmation.getByText(/was not dismissed/)).toBeVisible()
    expect(address()).toBe(`/details/${oracle}`)
  })
})
