import { NOW } from '@inventory-console/api-mocks/clock'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { createWorld } from '@inventory-console/api-mocks/world'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  button,
  mockWorld,
  newStores,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

const [first] = sampleLocations

const { hosts } = createWorld({ hosts: 100, now: NOW })
const hostThat = (fits: (host: (typeof hosts.facts)[number]) => boolean) =>
  hosts.facts.find(fits)?.hostname ?? ''
const elsewhere = hostThat(({ location, lastDay }) => location !== first && lastDay === 0)
/** Its agent no longer reports. */
const atHeadquarters = hostThat(({ location, lastDay }) => location === first && lastDay > 0)

withMockServices()

const dialog = page.getByRole('alertdialog')
/** Local days, so that the test passes in any time zone. */
const noon = (day: number) => new Date(2026, 2, day, 12).getTime()

type StoredAlert = ReturnType<typeof mockWorld>['alerts'][number]

/** One alert for each combination of host, kind and day between 8 and 14 March. */
function sampleAlerts(): StoredAlert[] {
  const [sample] = mockWorld().alerts.filter(({ code }) => code === 'NEW_DATABASE')
  if (!sample) throw new Error('The world has no such alert')
  const hosts = [elsewhere, atHeadquarters]
  const kinds = [
    { code: 'NEW_DATABASE', category: 'ENGINE', severity: 'INFO' },
    { code: 'NEW_LICENSE', category: 'LICENSE', severity: 'CRITICAL' },
  ] as const
  return hosts.flatMap((hostname, host) =>
    kinds.flatMap((kind, type) =>
      [8, 9, 10, 11, 12, 13, 14].map((day): StoredAlert => ({
        ...sample,
        ...kind,
        id: `${host}${type}${day}`.padStart(24, '0'),
        status: 'NEW',
        description: `${kind.code} on ${hostname} of day ${day}`,
        date: noon(day),
        otherInfo: { hostname },
      })),
    ),
  )
}

const hostOf = ({ otherInfo }: StoredAlert) => otherInfo?.['hostname']
const none = { location: null, environment: null, date: null }

it.each<[name: string, query: string, isMeant: (alert: StoredAlert) => boolean, filters?: object]>([
  ['the severity', 'f.alertSeverity=in:INFO', ({ severity }) => severity === 'INFO'],
  ['the category', 'f.alertCategory=in:LICENSE', ({ category }) => category === 'LICENSE'],
  ['the code', 'f.alertCode=in:NEW_LICENSE', ({ code }) => code === 'NEW_LICENSE'],
  ['the description', 'f.description=has:of day 9', ({ date }) => date === noon(9)],
  ['the hostname', `f.hostname=has:${atHeadquarters}`, (alert) => hostOf(alert) === atHeadquarters],
  ['the search', `search=${atHeadquarters}`, (alert) => hostOf(alert) === atHeadquarters],
  ['the first day', 'f.date=days:2026-03-10..', ({ date }) => date >= noon(10)],
  ['the last day', 'f.date=days:..2026-03-10', ({ date }) => date <= noon(10)],
  ['both days', 'f.date=days:2026-03-10..2026-03-12', ({ date }) => date >= noon(10) && date <= noon(12)],
  ['the global location', '', (alert) => hostOf(alert) === atHeadquarters, { location: first }],
])('marks all as read only within %s', async (_, query, isMeant, filters = {}) => {
  const world = mockWorld()
  world.alerts.splice(0, world.alerts.length, ...sampleAlerts())
  const expectedAlerts = world.alerts.filter(isMeant)
  expect(expectedAlerts.length).toBeGreaterThan(0)
  expect(expectedAlerts.length).toBeLessThan(world.alerts.length)
  const acknowledgedIds = new Set<unknown>()
  let writes = 0
  mockHandlers(
    http.post('*/api/alerts/ack', async ({ request }) => {
      for (const id of Object(await request.clone().json()).ids) {
        acknowledgedIds.add(id)
        writes += 1
      }
      return undefined
    }),
  )
  const stores = newStores()
  stores.local.write(
    'persisted-data',
    JSON.stringify({ username: 'admin', filters: { ...none, ...filters } }),
  )
  await openAs(`/alerts?${query.replaceAll(' ', '+')}`, 'admin', stores)
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  await button('Mark all as read…').click()
  await expect.element(dialog.getByText(`Mark ${expectedAlerts.length} alerts as read?`)).toBeVisible()
  await dialog.getByRole('button', { name: `Mark ${expectedAlerts.length} as read` }).click()
  await expect.element(page.getByText(`${expectedAlerts.length} alerts marked as read`)).toBeVisible()
  const ids = (alerts: readonly StoredAlert[]) => alerts.map(({ id }) => id).toSorted()
  expect(acknowledgedIds).toEqual(new Set(ids(expectedAlerts)))
  // No alert is sent twice.
  expect(writes).toBe(expectedAlerts.length)
  expect(ids(world.alerts.filter(({ status }) => status === 'ACK'))).toEqual(ids(expectedAlerts))
})

it('sends the global date with the count and with each page of alerts to mark', async () => {
  const world = mockWorld()
  world.alerts.splice(0, world.alerts.length, ...sampleAlerts())
  const stores = newStores()
  const filters = { ...none, date: '2026-03-15' }
  stores.local.write('persisted-data', JSON.stringify({ username: 'admin', filters }))
  await openAs('/alerts?show=table', 'admin', stores)
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
  const before = requests.length
  // The server omits alerts of hosts that reported after the date.
  const count = world.alerts.filter((alert) => hostOf(alert) === atHeadquarters).length
  await button('Mark all as read…').click()
  await dialog.getByRole('button', { name: `Mark ${count} as read` }).click()
  await expect.element(page.getByText(`${count} alerts marked as read`)).toBeVisible()
  const sent = requests.slice(before)
  const dates = sent
    .slice(0, sent.indexOf('POST /api/alerts/ack'))
    .filter((request) => request.startsWith('GET /api/alerts?'))
    .map((request) => new URLSearchParams(request.split('?')[1]).get('older-than'))
  const end = new Date(2026, 2, 15, 23, 59, 59).toISOString()
  expect(dates.length).toBeGreaterThan(1)
  expect(new Set(dates)).toEqual(new Set([end]))
})
