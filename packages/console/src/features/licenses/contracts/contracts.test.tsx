import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, button, requests, withMockServices } from '../../../testing/openConsole.tsx'
import { openContractsPage, mysql } from '../../../testing/pages/contractsPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const oracle = '/licenses/contract/oracle'

it('links the cluster of a contract to the cluster page', async () => {
  await openContractsPage(`${mysql}?f.type=in:Cluster`)
  await page
    .getByTitle(/^Details of/)
    .first()
    .click()
  const cluster = page.getByRole('region', { name: '1 cluster' }).getByRole('link')
  await expect.element(cluster).toBeVisible()
  await expect
    .element(cluster)
    .toHaveAttribute('href', `/hypervisors/${encodeURIComponent(cluster.element().textContent)}`)
})

it('toggles the filter for contracts that expire within 180 days in the URL', async () => {
  await page.viewport(1920, 900)
  await openContractsPage(oracle)
  const soon = button(/^Expire within 180 days/)
  await expect.element(soon).toBeVisible()
  await soon.click()
  await expect.poll(address).toBe(`${oracle}?f.supportExpiration=days:2026-03-16..2026-09-12`)
  await expect.element(soon).toHaveAttribute('aria-pressed', 'true')
  await soon.click()
  await expect.poll(address).toBe(oracle)
})

it('keeps the focus in the menu of quick filters when one of them is applied', async () => {
  await openContractsPage(oracle)
  const more = page.getByRole('button', { name: /more filter/ })
  await expect.element(more).toBeVisible()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  const soon = page.getByRole('menuitemcheckbox', { name: /^Expire within 180 days/ })
  await expect.element(soon).toBeVisible()
  soon.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(soon).toHaveAttribute('aria-checked', 'true')
  await expect.element(soon).toHaveFocus()
})

it('redirects /licenses/contract to the Oracle contracts', async () => {
  await openContractsPage('/licenses/contract')
  await expect.element(page.getByRole('heading', { name: 'Oracle', level: 1, exact: true })).toBeVisible()
  expect(address()).toBe(oracle)
})

it('shows that PostgreSQL has no contracts and sends no request', async () => {
  await openContractsPage('/licenses/contract/postgresql')
  await expect.element(page.getByText('No contracts for PostgreSQL')).toBeVisible()
  expect(requests.filter((request) => request.includes('/contracts'))).toEqual([])
})
