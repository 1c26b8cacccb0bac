import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  newStores,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

// Vitest runs this file in UTC and in Pacific/Auckland: see vitest.config.ts.
withMockServices()
beforeEach(() => page.viewport(1440, 900))

const entry = (name: string | RegExp) => page.getByRole('menuitem', { name })
const dialog = page.getByRole('dialog')
const endOf = (day: number) => new Date(2026, 2, day, 23, 59, 59).toISOString()
const comparedQueries = () =>
  requests
    .filter((request) => request.startsWith('GET /api/hosts?') && request.includes('mode=summary'))
    .map((request) => new URL(request.slice(4), 'http://x').searchParams.get('older-than'))
const title = (from: string, to: string) =>
  page.getByRole('heading', { name: `Hosts: changes from ${from} to ${to}`, exact: true })

async function openHosts(query: string, date: string | null = null) {
  const stores = newStores()
  const filters = { location: null, environment: null, date }
  stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
  await openAs(`/hosts${query}`, 'admin', stores)
}

describe('comparison of two dates', () => {
  it('requests the end of both local days, regardless of the global date', async () => {
    await openHosts('?compare=2026-03-01..2026-03-12', '2026-03-05')
    await expect.element(title('01/03/2026', '12/03/2026')).toBeVisible()
    expect(new Set(comparedQueries())).toEqual(new Set([endOf(1), endOf(12)]))
  })

  it('compares with today, even if the global date is an earlier day', async () => {
    await openHosts('?compare=2026-03-01..', '2026-03-05')
    await expect.element(title('01/03/2026', 'today')).toBeVisible()
    expect(new Set(comparedQueries())).toEqual(new Set([endOf(1), null]))
    await button('Back to the list').click()
    // The list itself still uses the global date.
    await expect.poll(() => comparedQueries().at(-1)).toBe(endOf(5))
  })

  it('requests both days again on refresh', async () => {
    await openHosts('?compare=2026-03-01..2026-03-12')
    await expect.element(title('01/03/2026', '12/03/2026')).toBeVisible()
    const before = comparedQueries().length
    await button('Refresh').click()
    await expect.poll(() => comparedQueries().slice(before).length).toBe(2)
    expect(new Set(comparedQueries().slice(before))).toEqual(new Set([endOf(1), endOf(12)]))
    await expect.element(title('01/03/2026', '12/03/2026')).toBeVisible()
  })

  it('recomputes the changes when the earlier date changes', async () => {
    const host = (hostname: string) => ({ hostname, location: 'Milan', environment: 'PROD' })
    const hosts: Readonly<Record<string, readonly string[]>> = {
      [endOf(1)]: ['kept'],
      [endOf(9)]: ['kept', 'since-the-9th'],
      [endOf(12)]: ['kept', 'since-the-9th', 'new'],
    }
    mockHandlers(
      http.get('*/api/hosts', ({ request }) => {
        const query = new URL(request.url).searchParams
        if (query.get('mode') === 'hostnames') return HttpResponse.json(hosts[endOf(12)])
        const names = hosts[query.get('older-than') ?? '']
        return names && HttpResponse.json({ hosts: names.map(host) })
      }),
    )
    await openHosts('?compare=2026-03-01..2026-03-12')
    const names = () =>
      page
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent)
    await expect.poll(() => names().toSorted()).toEqual(['new', 'since-the-9th'])
    await button('Back to the list').click()
    await expect.poll(address).toBe('/hosts')
    await button('Display').click()
    await entry('Compare two dates…').click()
    await dialog.getByRole('textbox', { name: /^Earlier date/ }).fill('09/03/2026')
    await dialog.getByRole('textbox', { name: /^Later date/ }).fill('12/03/2026')
    await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect.element(title('09/03/2026', '12/03/2026')).toBeVisible()
    await expect.poll(names).toEqual(['new'])
    expect(comparedQueries()).toContain(endOf(9))
  })

  it('leaves out hosts that were dismissed before a compared day', async () => {
    const host = (hostname: string) => ({ hostname, location: 'Milan', environment: 'PROD' })
    const dismissed = (hostname: string, date: string) => ({ hostname, date, otherInfo: { hostname } })
    mockHandlers(
      http.get('*/api/hosts', ({ request }) =>
        new URL(request.url).searchParams.get('mode') === 'hostnames'
          ? HttpResponse.json(['kept'])
          : // With a date the server also lists dismissed hosts.
            HttpResponse.json({ hosts: ['kept', 'gone-before', 'gone-between'].map(host) }),
      ),
      http.get('*/api/alerts', ({ request }) =>
        new URL(request.url).searchParams.get('code') === 'DISMISSED_HOST'
          ? HttpResponse.json({
              items: [
                dismissed('gone-before', '2026-02-20T10:00:00Z'),
                dismissed('gone-between', '2026-03-07T10:00:00Z'),
              ],
              count: 2,
              pageSize: 2,
              page: 1,
            })
          : undefined,
      ),
    )
    await openHosts('?compare=2026-03-01..2026-03-12')
    await expect.element(title('01/03/2026', '12/03/2026')).toBeVisible()
    const names = () =>
      page
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent)
    await expect.poll(names).toEqual(['gone-between'])
  })
})
