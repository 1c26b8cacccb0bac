import { combineHandlers } from '@inventory-console/api-mocks/combineHandlers'
import { makeCluster } from '@inventory-console/api-mocks/fixtures/clusters'
import { createHandlers } from '@inventory-console/api-mocks/handlers'
import { paths } from '@inventory-console/ui/paths'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  mockHandlers,
  expectHostsVisible,
  mockWorld,
  openAs,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { exportView } from '../../testing/pages/listPage.ts'
import { oracleHost } from '../../testing/sampleInventory.ts'

withMockServices()

const notice = page.getByText(/^Could not read/)

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

it('marks the cell and names the column in the footer', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  mockHandlers(respondWithInvalidHosts({ hostname: '000-first', environment: true }))
  await openAs('/hosts')
  await expectHostsVisible()
  await expect.element(notice.last()).toHaveTextContent('Could not read Environment of 1 host.')
  await expect.element(page.getByTitle('Could not read: true')).toBeVisible()
  expect(document.querySelector('main')?.textContent ?? '').not.toContain('hosts[0]')
  expect(warn.mock.calls.filter(([text]) => String(text).startsWith('GET /hosts: '))).toHaveLength(1)
})

it('is silent about values that no screen and no column on screen shows', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  // `agentVersion` is a hidden column.
  mockHandlers(respondWithInvalidHosts({ id: undefined, agentVersion: true }))
  await openAs('/hosts')
  await expectHostsVisible()
  expect(notice.query()).toBeNull()
})

it('marks a fact of a detail page, counts it in the footer and lists its path on demand', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  mockHandlers(
    http.get('*/api/hosts/*', async ({ request }) => {
      const response = await combineHandlers(createHandlers(mockWorld()))(request)
      const body: unknown = await response?.clone().json()
      if (Reflect.get(Object(body), 'info') === undefined) return response
      return HttpResponse.json({ ...Object(body), id: 7, environment: false })
    }),
  )
  await openAs(paths.host(oracleHost.name))
  await expect.element(page.getByRole('main').getByText('Could not read: false').first()).toBeVisible()
  await expect.element(page.getByText('Could not read 1 value')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Details' }).click()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'environment expected' }).last())
    .toHaveTextContent('environment expected string, found boolean')
})

it('marks the facts of a cluster', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const cluster = { ...makeCluster(1), name: 'vmcl-x', fetchEndpoint: { host: 'x' }, cpu: 'many' }
  mockHandlers(http.get('*/api/hosts/clusters/vmcl-x', () => HttpResponse.json(cluster)))
  await openAs(paths.cluster('vmcl-x'))
  const main = page.getByRole('main')
  await expect.element(main.getByText('Could not read: many')).toBeVisible()
  await expect.element(main.getByText('Could not read this value')).toBeVisible()
})

it('is absent while all values are valid', async () => {
  await openAs('/hosts')
  await expectHostsVisible()
  expect(notice.query()).toBeNull()
})

it('marks the value in the side peek, in print and in the exported file', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const cluster = { ...makeCluster(1), name: '000-first', environment: true }
  mockHandlers(http.get('*/api/hosts/clusters', () => HttpResponse.json([cluster, makeCluster(2)])))
  await openAs(paths.hypervisors)
  await expect.element(page.getByText('2 clusters')).toBeVisible()
  const peek = page.getByRole('dialog')
  const name = page.getByRole('rowheader', { name: /^000-first/ }).element()
  if (name instanceof HTMLElement) name.focus()
  // Space does nothing before the gestures of the table are loaded.
  await expect
    .poll(async () => {
      if (peek.elements().length === 0) await userEvent.keyboard(' ')
      return peek.elements().length
    })
    .toBe(1)
  await expect.element(peek.getByText('Could not read: true')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  window.dispatchEvent(new Event('beforeprint'))
  await expect
    .poll(() => document.querySelector('[data-slot="print-view"]')?.textContent)
    .toContain('Could not read: true')
  window.dispatchEvent(new Event('afterprint'))
  const { file } = await exportView('CSV')
  expect(await file.text()).toContain('Could not read: true')
})
