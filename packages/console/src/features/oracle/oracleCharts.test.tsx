import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { makeHostDetail, makeOracleDatabase } from '@inventory-console/api-mocks/fixtures/oracle'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

const firstHost = makeHost(1).hostname

withMockServices()

const hosts = page.getByRole('region', { name: /^Hosts by/ }).getByRole('option')
const chart = (name: RegExp) => page.getByRole('figure', { name })

describe('CPU time', () => {
  it('shows a line for the host and for each of its first databases', async () => {
    await openAs('/oracle/cpu-time')
    await hosts.first().click()
    const cpuChart = chart(/^Daily average CPU time/)
    await expect.element(cpuChart).toBeVisible()
    await cpuChart.getByRole('button', { name: 'Show as table' }).click()
    await expect.element(cpuChart.getByRole('columnheader', { name: 'Whole host' })).toBeVisible()
  })

  it('shows that an unknown host was not found', async () => {
    await openAs('/oracle/cpu-time?host=nobody')
    await expect.element(page.getByText('Host not found')).toBeVisible()
    await expect.element(button('Retry')).not.toBeInTheDocument()
  })

  it('shows that a host whose name has a slash cannot be opened', async () => {
    await openAs('/oracle/cpu-time?host=db/014')
    await expect.element(page.getByText('Cannot open db/014')).toBeVisible()
  })

  it.each([7, true, '', 'a host'])('shows an error when the response is %j', async (body) => {
    mockHandlers(http.get(`*/api/hosts/${firstHost}`, () => HttpResponse.json(body)))
    await openAs(`/oracle/cpu-time?host=${firstHost}`)
    await expect.element(page.getByText('Could not load the host')).toBeVisible()
  })
})

describe('capacity', () => {
  it('shows the first database and compares others, which are stored in the URL', async () => {
    const stores = await openAs('/oracle/capacity')
    const databases = ['ORCL', 'A,B'].map((name) => makeOracleDatabase(1, { name }))
    mockHandlers(
      http.get('*/api/hosts/:host', () =>
        HttpResponse.json({ ...makeHostDetail(1), features: { oracle: { database: { databases } } } }),
      ),
    )
    await openConsole('/oracle/capacity?host=db-001', stores)
    await expect.element(chart(/^Database CPU by period\s?\(threads\)/)).toBeVisible()
    expect(requests).toContain('GET /api/hosts/db-001')
    await page.getByRole('button', { name: /^Compare databases ORCL/ }).click()
    await page.getByRole('option', { name: 'A,B' }).click()
    await expect.poll(address).toMatch(/&db=/)
    await openConsole(address(), stores)
    await expect.element(chart(/^Database CPU, average/)).toBeVisible()
    await expect.element(chart(/^ORCL by period\s?\(threads\)/)).toBeVisible()
    await expect.element(chart(/^A,B by period\s?\(threads\)/)).toBeVisible()
  })
})
