import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { address, button, mockHandlers, requests, withMockServices } from '../openConsole.tsx'
import { dialog, menuItem, openList } from '../pages/listPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const host = (hostname: string, environment: string) => (like: HostSummary) => ({
  ...like,
  hostname,
  environment,
})

/** Responds to a past date with these hosts. `pending`: the date that never gets a response. */
function mockPast(hosts: (day: string) => readonly ((like: HostSummary) => HostSummary)[], pending?: string) {
  mockHandlers(
    http.get('*/hosts', async ({ request }) => {
      const url = new URL(request.url)
      const date = url.searchParams.get('older-than')
      if (date === null || url.searchParams.get('mode') !== 'summary') return undefined
      const day = date.slice(0, 10)
      if (day === pending) await delay('infinite')
      url.searchParams.delete('older-than')
      url.searchParams.set('sample', 'true')
      const current: { hosts: HostSummary[] } = await (
        await fetch(url.pathname + url.search, { headers: request.headers })
      ).json()
      return HttpResponse.json({
        hosts: current.hosts.flatMap((like, index) => hosts(day)[index]?.(like) ?? []),
      })
    }),
  )
}

async function openDialog(filter = 'f.environment=in:PROD') {
  await openList(`/hosts?${filter}`)
  await button('Display').click()
  await menuItem('Count over time…').click()
  await expect.element(dialog).toBeVisible()
  requests.splice(0)
}

const rows = () =>
  dialog
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

it('counts the filtered rows on nine Mondays and today, with twelve requests, and links to each day', async () => {
  // One PROD host until 1 February, then two; TEST hosts do not count.
  mockPast((day) => [
    host('a', 'PROD'),
    host('b', 'TEST'),
    ...(day > '2026-02-01' ? [host('c', 'PROD')] : []),
  ])
  await openDialog()
  await dialog.getByRole('button', { name: 'Count', exact: true }).click()
  await expect.element(dialog.getByRole('rowheader', { name: 'today' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Close' }).last()).toBeVisible()
  // 16 March 2026 is a Monday and today, so the last of nine Mondays before is the 9th.
  const [today, ...past] = rows()
  expect(past).toEqual([
    ['09/03/2026', '2'],
    ['02/03/2026', '2'],
    ['23/02/2026', '2'],
    ['16/02/2026', '2'],
    ['09/02/2026', '2'],
    ['02/02/2026', '2'],
    ['26/01/2026', '1'],
    ['19/01/2026', '1'],
    ['12/01/2026', '1'],
  ])
  expect(today?.[0]).toBe('today')
  // Nine dated lists, today's, and the hosts and dismissals that tell which hosts existed.
  expect(requests.filter((request) => !request.includes('sample=true'))).toHaveLength(12)
  await dialog.getByRole('link', { name: '26/01/2026' }).click()
  await expect.poll(address).toBe('/hosts?f.environment=in:PROD&date=2026-01-26')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('rowheader')).toHaveTextContent('a')
})

it('counts the obsolete hosts of a past day like the list of that day', async () => {
  const reported = (hostname: string, createdAt: string) => (like: HostSummary) => ({
    ...like,
    hostname,
    createdAt,
  })
  mockPast((day) => [reported('fresh', `${day}T03:00:00Z`), reported('old', '2025-12-01T03:00:00Z')])
  await openDialog('f.obsolete=is:yes')
  await dialog.getByRole('button', { name: 'Count', exact: true }).click()
  await expect.element(dialog.getByRole('rowheader', { name: 'today' })).toBeVisible()
  expect(rows()).toContainEqual(['26/01/2026', '1'])
  await dialog.getByRole('link', { name: '26/01/2026' }).click()
  await expect.element(page.getByText('1 of 2 hosts')).toBeVisible()
  const shown = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(shown).toEqual([expect.stringMatching(/56.*old/)])
})

it('keeps the counted days when it is cancelled', async () => {
  mockPast(() => [host('a', 'PROD')], '2026-01-26')
  await openDialog()
  await dialog.getByRole('button', { name: 'Count', exact: true }).click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('2 of 10 days')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog.getByRole('status')).not.toBeInTheDocument()
  expect(rows()).toEqual([
    ['19/01/2026', '1'],
    ['12/01/2026', '1'],
  ])
})

it('is not offered for a list without past days', async () => {
  await openList('/licenses/contract/oracle')
  await button('Display').click()
  await expect.element(menuItem(/^Compare two dates/)).toBeVisible()
  await expect.element(menuItem('Count over time…')).not.toBeInTheDocument()
})
