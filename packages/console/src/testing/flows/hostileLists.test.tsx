import { makeRack, makeRackItems } from '@inventory-console/api-mocks/fixtures/exadata'
import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { makeOciProfile } from '@inventory-console/api-mocks/fixtures/profiles'
import { makeRepositoryItems } from '@inventory-console/api-mocks/fixtures/repository'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  expectHostsVisible,
  logIn,
  mockWorld,
  openAs,
  openConsole,
  withMockServices,
} from '../openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1440, 900))

const names = hostileNames.slice(0, 120)
const searchedNames = [
  '<img src=x onerror=alert(1)>',
  '(a+)+$',
  '[',
  '=HYPERLINK("http://example.net","db")',
  '__proto__',
  '\u202Egnp.exe\u202C',
]
const json = (path: string, body: Parameters<typeof HttpResponse.json>[0]) =>
  http.get(`*${path}`, () => HttpResponse.json(body))

const [file] = makeRepositoryItems()
const [item] = makeRackItems(1)
const recommendation = {
  seqValue: 1,
  createdAt: '2026-03-16T03:00:00Z',
  profileID: 'p',
  resourceID: 'r',
  objectType: '<b>Object</b>',
  suggestion: '=1+1',
  compartmentName: '',
  details: names.slice(0, 3).map((name) => ({ name, value: name })),
}
const [host] = makeRack(1).components

/** Page, responses of the server, search box, and the tab to open first. */
const pages: readonly [string, () => readonly HttpHandler[], string, RegExp?][] = [
  [
    '/repository',
    () => [
      json(
        '/repo/index.json',
        names.map((Filename) => ({ ...file, Filename, Name: Filename })),
      ),
    ],
    'Search files',
  ],
  [
    '/cloud-advisor/oracle/profile-configurations',
    () => [
      json(
        '/thunder/oracle-cloud/configurations',
        names.map((profile, index) => makeOciProfile(index + 1, { profile, region: profile })),
      ),
    ],
    'Search profiles',
  ],
  [
    '/cloud-advisor/oracle/recommendations',
    () => [
      json('/thunder/oracle-cloud/oci-recommendations', {
        error: null,
        recommendations: names.map((name) => ({ ...recommendation, name, category: name })),
      }),
      json(
        '/thunder/oracle-cloud/oci-recommendation-errors/*',
        names.slice(0, 5).map((error) => ({ ...recommendation, profileID: error, error, category: error })),
      ),
    ],
    'Search recommendations',
  ],
  [
    `/exadata?rack=${item?.rackID}`,
    () => [
      json('/api/exadata', [item]),
      json('/api/exadata/AK*', {
        ...makeRack(1),
        hostname: searchedNames[0],
        location: searchedNames[1],
        components: [
          {
            ...host,
            hostname: 'db"><script>alert(2)</script>',
            vms: names.map((name) => ({ ...host?.vms?.[0], name, clusterName: name })),
          },
        ],
      }),
    ],
    'Search virtual machines',
    /^Virtual machines/,
  ],
  [
    '/troubleshooting?show=loose',
    () => [
      json(
        '/api/hosts/no-clusters',
        names.map((hostname) => ({ hostname, hardwareAbstractionTechnology: hostname })),
      ),
    ],
    'Search hosts without a cluster',
  ],
]

it.each(pages)('%s: finds hostile names and runs no script', async (path, departures, box, tab) => {
  const alertSpy = vi.spyOn(window, 'alert').mockImplementation(() => {})
  mockHandlers(...departures())
  await openAs(path)
  if (tab) await page.getByRole('tab', { name: tab }).click()
  const search = page.getByRole('searchbox', { name: box })
  for (const name of searchedNames) {
    await search.fill(name)
    await expect
      .poll(
        () =>
          page
            .getByRole('grid')
            .getByRole('rowheader')
            .elements()
            .filter(({ textContent }) => textContent === name).length,
      )
      .toBe(1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  }
  expect(alertSpy).not.toHaveBeenCalled()
  expect(document.querySelectorAll('main :is(script, iframe, img[src="x"], b)')).toHaveLength(0)
})

it('/alerts and /dashboard: hostile alerts run no script and do not overflow the page', async () => {
  const alertSpy = vi.spyOn(window, 'alert').mockImplementation(() => {})
  const world = mockWorld()
  for (const [index, alert] of world.alerts.entries()) {
    const name = names[index % names.length] ?? ''
    Object.assign(alert, { description: name, otherInfo: { ...alert.otherInfo, hostname: name } })
  }
  const stores = await openConsole('/login')
  await logIn()
  await expectHostsVisible()
  for (const [path, heading] of [
    ['/alerts?f.alertStatus=in:ALL', 'Alerts'],
    ['/alerts?f.alertStatus=in:ALL&show=table', 'Alerts'],
    ['/dashboard', 'Dashboard'],
  ] as const) {
    await openConsole(path, stores)
    await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    expect(document.querySelectorAll('main :is(script, iframe, img[src="x"])')).toHaveLength(0)
  }
  expect(alertSpy).not.toHaveBeenCalled()
})
