import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  button,
  expectHostsVisible,
  newStores,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../testing/openConsole.tsx'

withMockServices()

/** Delays the response of users/info. */
function delayUserInfo(me: { username: string; groups: string[] }) {
  const { promise, resolve } = Promise.withResolvers<void>()
  mockHandlers(
    http.get('*/users/info', async () => {
      await promise
      return HttpResponse.json(me)
    }),
  )
  return resolve
}

/** After this, anything that was ready has rendered. */
async function toggleMenu() {
  await button('Expand menu').click()
  await button('Collapse menu').click()
  await expect.element(button('Expand menu')).toBeVisible()
}

const isRequested = (path: string) => requests.some((request) => request.startsWith(`GET /api${path}`))

describe('before users/info responds', () => {
  it('requests and renders a page', async () => {
    const respond = delayUserInfo({ username: 'admin', groups: ['admin'] })
    await openAs('/hosts')
    await expectHostsVisible()
    respond()
    await expect.element(button(/^User menu of admin/)).toBeVisible()
  })

  it('does not render the license types, whose columns depend on the user', async () => {
    const list = page.getByRole('grid', { name: 'License types', exact: true })
    await openAs('/licenses/types')
    await expect.element(list).toBeVisible()
    const respond = delayUserInfo({ username: 'admin', groups: ['admin'] })
    await openAs('/licenses/types')
    await toggleMenu()
    expect(list.query()).toBeNull()
    respond()
    await expect.element(list).toBeVisible()
  })

  it('neither requests nor refuses an administrator page', async () => {
    const refusal = page.getByText('You do not have access')
    // The chunk and its texts are loaded, so the page would render at once.
    const list = page.getByRole('grid', { name: 'Roles', exact: true })
    await openAs('/roles')
    await expect.element(list).toBeVisible()
    const respond = delayUserInfo({ username: 'operator', groups: ['dba'] })
    await openAs('/roles')
    await toggleMenu()
    expect(refusal.query()).toBeNull()
    expect(list.query()).toBeNull()
    respond()
    await expect.element(refusal).toBeVisible()
    expect(isRequested('/admin') || isRequested('/roles')).toBe(false)
  })

  it('does not render a page whose actions depend on the admin role', async () => {
    const list = page.getByRole('grid', { name: 'Users', exact: true })
    await openAs('/users')
    await expect.element(list).toBeVisible()
    const respond = delayUserInfo({ username: 'admin', groups: ['admin'] })
    await openAs('/users')
    await toggleMenu()
    expect(list.query()).toBeNull()
    respond()
    await expect.element(button('Add user')).toBeVisible()
  })

  it('prompts a limited user for a new password', async () => {
    delayUserInfo({ username: 'limited', groups: ['limited'] })
    await openAs('/hosts', 'limited')
    await expect.element(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible()
    expect(isRequested('/hosts') || isRequested('/nodes')).toBe(false)
  })

  it('sends no other request if the token cannot be decoded', async () => {
    const respond = delayUserInfo({ username: 'admin', groups: ['limited'] })
    const stores = newStores()
    stores.tab.write('token', 'opaque')
    await openConsole('/hosts', stores)
    await expect.poll(() => isRequested('/users/info')).toBe(true)
    respond()
    await expect.element(page.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible()
    expect(isRequested('/hosts') || isRequested('/nodes')).toBe(false)
  })
})
