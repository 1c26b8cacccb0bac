import { read, utils } from '@e965/xlsx'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writeViews } from '../../platform/storage/savedViews.ts'
import {
  address,
  button,
  dismissInWorld,
  mockHandlers,
  mockWorld,
  newStores,
  openAs,
  withMockServices,
} from '../../testing/openConsole.tsx'
import { savedFiles } from '../../testing/pages/listPage.ts'

withMockServices()
beforeEach(() => page.viewport(1440, 1400))

const section = (name: string) => page.getByRole('region', { name, exact: true })

it('opens from the dashboard with the last Monday', async () => {
  await openAs('/dashboard')
  await page.getByRole('link', { name: 'Handover', exact: true }).click()
  await expect.poll(address).toBe('/handover')
  // Today is a Monday, too: a week to hand over, instead of none.
  await expect.element(page.getByRole('heading', { name: 'Handover from 09/03/2026' })).toBeVisible()
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

const alertGroup = {
  category: 'ENGINE',
  severity: 'INFO',
  count: 3,
  affectedHosts: 3,
  oldestAlert: '2026-03-10T08:00:00Z',
  daysFromCreation: null,
}

/** Responds to the requests for groups of alerts, of which others have another mode. */
function respondWithGroups(groupsOf: (query: URLSearchParams) => readonly object[]) {
  mockHandlers(
    http.get('*/alerts', ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('mode') !== 'aggregated-code-severity') return undefined
      const items = groupsOf(searchParams)
      return HttpResponse.json({ items, count: items.length, pageSize: 1000, page: 1 })
    }),
  )
}

it('counts the alerts of the days without those of agents, and those that are still new', async () => {
  const group = (category: string, code: string, count: number) => ({ ...alertGroup, category, code, count })
  const ranges: (string | null)[] = []
  respondWithGroups((query) => {
    ranges.push(query.get('from'))
    const isOpen = query.get('status') === 'NEW'
    return [
      group('ENGINE', 'NEW_SERVER', isOpen ? 2 : 5),
      ...(isOpen ? [] : [group('LICENSE', 'NEW_OPTION', 4)]),
      // Created anew every day.
      group('AGENT', 'NO_DATA', 9),
    ]
  })
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

it('lists alerts whose code is missing or unknown, without a link to a list that cannot filter by it', async () => {
  respondWithGroups(() => [
    alertGroup,
    { ...alertGroup, code: 'DISK_LOST' },
    { ...alertGroup, code: 'NEW_SERVER' },
  ])
  await openAs('/handover?since=2026-03-09')
  const alerts = section('Alerts')
  await expect.element(alerts.getByText('9 alerts', { exact: true })).toBeVisible()
  const rows = alerts
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [row.firstElementChild?.textContent, row.querySelectorAll('a').length])
  expect(rows).toEqual([
    ['Inventory', 0],
    ['DISK_LOST', 0],
    ['New host', 2],
  ])
})

it('counts no alert as read if more are new in the later of the two responses', async () => {
  respondWithGroups((query) => [
    { ...alertGroup, code: 'NEW_SERVER', count: query.get('status') === 'NEW' ? 4 : 3 },
  ])
  await openAs('/handover?since=2026-03-09')
  const alerts = section('Alerts')
  await expect.element(alerts.getByText('4 still new', { exact: true })).toBeVisible()
  const row = alerts.getByRole('row').last()
  await expect.element(row.getByRole('rowheader')).toHaveTextContent('New host')
  const cells = row.getByRole('cell').elements()
  expect(cells.map(({ textContent }) => textContent)).toEqual(['3', '0', '4'])
})

it('says in one line that a section is empty, and that one failed, beside the others', async () => {
  mockHandlers(
    http.get('*/contracts/mysql/database', () => HttpResponse.json({ message: 'locked' }, { status: 503 })),
    http.get('*/technologies/all/databases/licenses-compliance', () =>
      HttpResponse.json({ licensesCompliance: [] }),
    ),
  )
  await openAs('/handover?since=2026-03-09')
  await expect.element(section('Support expiring').getByText(/^Could not load: /)).toBeVisible()
  await expect.element(section('Missing licenses').getByText('No licenses are missing.')).toBeVisible()
})

it('keeps the day and the attached view in the address', async () => {
  await openAs('/handover?since=2026-03-09')
  await button('Yesterday').click()
  await expect.poll(address).toBe('/handover?since=2026-03-15')
  await expect.element(page.getByRole('heading', { name: 'Handover from 15/03/2026' })).toBeVisible()
})

it('opens from the palette', async () => {
  await openAs('/dashboard')
  await expect.element(page.getByRole('link', { name: 'Handover', exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Go to' }).fill('handover')
  await expect.element(page.getByRole('option', { name: /^Handover/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/handover')
  await expect.element(page.getByRole('heading', { name: 'Handover from 09/03/2026' })).toBeVisible()
})

it('attaches a saved view, and exports it with all sections', async () => {
  const stores = newStores()
  const view = { density: 'comfortable', isDefault: false, isKept: false } as const
  writeViews(stores.local, 'admin', [
    { ...view, list: '/hosts', name: 'Production', search: '?f.environment=in:PROD' },
  ])
  mockHandlers(
    http.get('*/contracts/mysql/database', () => HttpResponse.json({ message: 'locked' }, { status: 503 })),
    http.get('*/technologies/all/databases/licenses-compliance', () =>
      HttpResponse.json({
        licensesCompliance: [
          {
            licenseTypeID: 'A90611',
            itemDescription: 'Oracle Enterprise Edition',
            metric: 'Processor Perpetual',
            cost: 100,
            consumed: 10,
            covered: 4,
            purchased: 4,
            compliance: 0.4,
            unlimited: false,
            available: 0,
          },
        ],
      }),
    ),
  )
  await openAs('/handover?since=2026-03-09', 'admin', stores)
  const licenses = section('Missing licenses')
  await expect.element(licenses.getByRole('cell', { name: '6', exact: true })).toBeVisible()
  await expect
    .element(licenses.getByText(/^Today’s values. How many were missing on the first day is not known/))
    .toBeVisible()

  await page.getByRole('combobox', { name: 'Saved view' }).selectOptions('Production (Hosts)')
  await expect.element(page.getByRole('link', { name: 'Production (Hosts)' })).toBeVisible()
  await expect.poll(address).toContain('/handover?since=2026-03-09&view=')

  await expect
    .poll(() => document.querySelector('[data-slot=handover]')?.textContent)
    .not.toContain('Loading…')
  const files = savedFiles()
  await button('Export').click()
  await expect.poll(() => files[0]?.name).toBe('Handover from 09 03 2026-20260316.xlsx')
  const book = read(await files[0]?.file.arrayBuffer(), { type: 'array' })
  const linesOf = (sheet = '') => utils.sheet_to_json<unknown[]>(book.Sheets[sheet] ?? {}, { header: 1 })
  const [first = '', about] = book.SheetNames
  const lines = linesOf(first)
  expect(lines[0]).toEqual(['Section', 'Name', 'Detail'])
  expect(new Set(lines.slice(1).map(([name]) => name))).toEqual(
    new Set([
      'Hosts',
      'Agents not reporting',
      'Changed hosts',
      'Alerts',
      'Support expiring',
      'Missing licenses',
    ]),
  )
  expect(lines).toContainEqual([
    'Missing licenses',
    'Oracle Enterprise Edition',
    'Metric: Processor Perpetual; Missing: 6; Cost to cover: 600',
  ])
  const failure = section('Support expiring')
    .getByText(/^Could not load: /)
    .element().textContent
  expect(lines).toContainEqual(['Support expiring', failure])
  expect(linesOf(about)).toContainEqual(['Filters', 'Attached view: Production (Hosts)'])

  // The link opens the view as it was saved.
  await page.getByRole('link', { name: 'Production (Hosts)' }).click()
  await expect.poll(address).toBe('/hosts?f.environment=in:PROD')
})
