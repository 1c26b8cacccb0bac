import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  button,
  dismissInWorld,
  mockHandlers,
  mockWorld,
  openAs,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1440, 1400))

const section = (name: string) => page.getByRole('region', { name, exact: true })

it('opens from the dashboard with the last Monday', async () => {
  await openAs('/dashboard')
  await page.getByRole('link', { name: 'Handover', exact: true }).click()
  await expect.poll(address).toBe('/handover')
  // 16 March 2026 is a Monday, and today.
  await expect.element(page.getByRole('heading', { name: 'Handover from 16/03/2026' })).toBeVisible()
})

it('links the hosts that came and went to a comparison with as many rows', async () => {
  const [host] = mockWorld().hosts.facts.filter(({ lastDay, firstDay }) => lastDay === 0 && firstDay > 30)
  dismissInWorld(host?.hostname ?? '', Date.parse('2026-03-12T12:00:00Z'))
  await openAs('/handover?since=2026-03-09')
  const removed = section('Hosts').getByRole('link', { name: '1 host removed' })
  await expect.element(removed).toBeVisible()
  await removed.click()
  // The state before the first day is that at the end of the day before.
  await expect.poll(address).toBe('/hosts?compare=2026-03-08..&c.f.change=in:removed')
  await expect.element(page.getByRole('rowheader', { name: host?.hostname ?? '' })).toBeVisible()
  await expect.element(page.getByText('1 of', { exact: false }).first()).toBeVisible()
})

it('counts the alerts of the days without those of agents, and those that are still new', async () => {
  const group = (category: string, code: string, count: number) => ({
    category,
    code,
    severity: 'INFO',
    count,
    affectedHosts: count,
    oldestAlert: '2026-03-10T08:00:00Z',
    daysFromCreation: null,
  })
  const ranges: (string | null)[] = []
  mockHandlers(
    http.get('*/alerts', ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('mode') !== 'aggregated-code-severity') return undefined
      ranges.push(searchParams.get('from'))
      const isOpen = searchParams.get('status') === 'NEW'
      const items = [
        group('ENGINE', 'NEW_SERVER', isOpen ? 2 : 5),
        ...(isOpen ? [] : [group('LICENSE', 'NEW_OPTION', 4)]),
        // Created anew every day.
        group('AGENT', 'NO_DATA', 9),
      ]
      return HttpResponse.json({ items, count: items.length, pageSize: 1000, page: 1 })
    }),
  )
  await openAs('/handover?since=2026-03-09')
  const alerts = section('Alerts')
  // 5 + 4 alerts, of which 2 are new.
  await expect.element(alerts.getByText('9 alerts', { exact: true })).toBeVisible()
  await expect.element(alerts.getByText('2 still new', { exact: true })).toBeVisible()
  const rows = alerts
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent))
  // Appeared, handled, still new.
  expect(rows).toEqual([
    ['5', '3', '2'],
    ['4', '4', '0'],
  ])
  expect(new Set(ranges)).toEqual(new Set([new Date(2026, 2, 9).toISOString()]))
})

it('says in one line that a section is empty, and that one failed, beside the others', async () => {
  mockHandlers(
    http.get('*/contracts/mysql/database', () => HttpResponse.json({ message: 'locked' }, { status: 503 })),
    http.get('*/technologies/all/databases/licenses-compliance', () =>
      HttpResponse.json({ licensesCompliance: [] }),
    ),
  )
  await openAs('/handover?since=2026-03-09')
  await expect.element(section('Contracts ending').getByText(/^Could not load: /)).toBeVisible()
  await expect.element(section('Missing licenses').getByText('No licenses are missing.')).toBeVisible()
})

it('keeps the day and the attached view in the address', async () => {
  await openAs('/handover?since=2026-03-09')
  await button('Yesterday').click()
  await expect.poll(address).toBe('/handover?since=2026-03-15')
  await expect.element(page.getByRole('heading', { name: 'Handover from 15/03/2026' })).toBeVisible()
})
