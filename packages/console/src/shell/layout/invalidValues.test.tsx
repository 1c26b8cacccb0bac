import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  expectHostsVisible,
  mockWorld,
  openAs,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const notice = page.getByText(/could not be read/)

/** Returns the hosts with a malformed first row. */
function respondWithInvalidHosts(damage: object) {
  return http.get('*/api/hosts', async ({ request }) => {
    const response = await combineHandlers(createHandlers(mockWorld()))(request)
    const body: unknown = await response?.clone().json()
    const hosts: unknown = Reflect.get(Object(body), 'hosts')
    if (!Array.isArray(hosts)) return response
    const [first, ...others]: unknown[] = hosts
    return HttpResponse.json({ hosts: [{ ...Object(first), ...damage }, ...others] })
  })
}

it('lists the malformed values of the page until it unmounts', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  mockHandlers(respondWithInvalidHosts({ location: true, agentVersion: null }))
  await openAs('/hosts')
  await expectHostsVisible()
  await expect.element(notice).toHaveTextContent('2 values could not be read and appear as empty or 0.')
  await page.getByText('Details', { exact: true }).click()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'hosts[0].location' }).last())
    .toHaveTextContent('hosts[0].location expected string, found boolean, used ""')
  expect(warn.mock.calls.filter(([text]) => String(text).startsWith('GET /hosts: '))).toHaveLength(1)

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
})

it('lists two responses of the same call', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  mockHandlers(respondWithInvalidHosts({ location: true }))
  await openAs('/hosts?compare=2026-03-01..2026-03-12')
  await expect
    .element(notice.first())
    .toHaveTextContent('2 values could not be read and appear as empty or 0.')
  await page.getByText('Details', { exact: true }).first().click()
  await expect.poll(() => page.getByText('GET /hosts', { exact: true }).elements()).toHaveLength(2)
  // React reports duplicate keys here.
  expect(errors).not.toHaveBeenCalled()
})

it('is absent while all values are valid', async () => {
  await openAs('/hosts')
  await expectHostsVisible()
  expect(notice.query()).toBeNull()
})
