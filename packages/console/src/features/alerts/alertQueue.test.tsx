import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { stringOrEmpty } from '../../platform/http/stringOrEmpty.ts'
import {
  address,
  mockHandlers,
  button,
  mockWorld,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'
import {
  grid,
  isNew,
  keepNewAlerts,
  openQueue,
  storedAlerts,
  type StoredAlert,
} from '../../testing/pages/alertQueuePage.ts'

withMockServices()
beforeEach(() => page.viewport(1920, 1000))

const kindOf = ({ code, severity }: StoredAlert) => `${code} ${severity}`
const shownCount = () => document.querySelector('[data-slot=row-count]')?.textContent ?? ''
const alertRequests = () => requests.filter((request) => request.startsWith('GET /api/alerts?'))
const groupsRequest = 'GET /api/alerts?status=NEW&mode=aggregated-code-severity&page=1&size=1000'
const recentRequest = 'GET /api/alerts?status=NEW&sort-by=date&sort-desc=true&page=1&size=500'
/** Texts of the column of the newest alert. */
const newestDates = () =>
  [...grid.element().querySelectorAll('tbody tr')].map(
    (row) => row.querySelectorAll('td')[columnOf('latestAlert')]?.textContent,
  )

describe('alerts of a user with all locations', () => {
  it.each(['/alerts', '/alerts?show=table'])('%s explains why there are none', async (path) => {
    keepNewAlerts('NEW_SERVER')
    for (const role of mockWorld().roles) role.locations = ['All']
    await openAs(path, 'operator')
    await expect.element(page.getByText(/^Your roles cover all locations/)).toBeVisible()
    expect(page.getByText('No new alerts').query()).toBeNull()
  })

  it('an administrator without new alerts sees that there are none', async () => {
    keepNewAlerts()
    await openAs('/alerts')
    await expect.element(page.getByText('No new alerts')).toBeVisible()
  })
})

describe('alert queue', () => {
  it('groups the new alerts by code and severity, counted by the server', async () => {
    await openQueue()
    const kinds = Map.groupBy(storedAlerts(isNew), kindOf)
    const groups = `${storedAlerts(isNew).length} alerts in ${kinds.size} groups`
    await expect.poll(shownCount).toBe(groups)
    expect(page.getByRole('rowheader').elements()).toHaveLength(kinds.size)
    await expect.poll(newestDates).not.toContain('-')
    expect(alertRequests()).toEqual([groupsRequest, recentRequest])
  })

  it('requests the newest alert of each group that the recent alerts do not contain', async () => {
    const isOld = ({ code }: StoredAlert) => code !== 'NEW_SERVER'
    mockHandlers(
      http.get('*/api/alerts', async ({ request }) => {
        if (new URL(request.url).searchParams.get('size') !== '500') return undefined
        const alerts = storedAlerts((alert) => isNew(alert) && !isOld(alert))
        const items = alerts.map(({ code, severity, date }) => ({
          alertCode: code,
          alertSeverity: severity,
          date: new Date(date).toISOString(),
        }))
        return HttpResponse.json({ items, count: items.length, page: 1, pageSize: 500 })
      }),
    )
    await openQueue()
    await expect.poll(newestDates).not.toContain('-')
    const kinds = new Set(storedAlerts((alert) => isNew(alert) && isOld(alert)).map(kindOf))
    const [groups, recent, ...others] = alertRequests()
    expect([groups, recent]).toEqual([groupsRequest, recentRequest])
    expect(others).toHaveLength(kinds.size)
    expect(others.filter((request) => !request.endsWith('page=1&size=1'))).toEqual([])
  })

  it('shows the newest alert of the search, not that of the list before', async () => {
    const alert = (date: string) => ({ alertCode: 'NEW_DATABASE', alertSeverity: 'INFO', date })
    const group = { category: 'ENGINE', code: 'NEW_DATABASE', severity: 'INFO', count: 1, affectedHosts: 1 }
    mockHandlers(
      http.get('*/api/alerts', ({ request }) => {
        const { searchParams } = new URL(request.url)
        // The recent alerts have the group only of the search.
        const recent = searchParams.has('search') ? [alert('2026-02-01T12:00:00Z')] : []
        const items = searchParams.has('mode')
          ? [{ ...group, oldestAlert: '2026-01-01T12:00:00Z', daysFromCreation: null }]
          : searchParams.get('size') === '1'
            ? [alert('2026-03-16T08:00:00Z')]
            : recent
        return HttpResponse.json({ items, count: items.length, page: 1, pageSize: 500 })
      }),
    )
    await openQueue()
    await expect.poll(newestDates).toEqual(['1 hour ago'])
    await page.getByRole('searchbox', { name: 'Search alerts' }).fill('db')
    await expect.poll(newestDates).toEqual(['42 days ago'])
  })

  it('shows all filters by severity in the toolbar at 1440 pixels, also while one is applied', async () => {
    await page.viewport(1440, 900)
    await openQueue()
    const filters = ['Critical', 'Warning', 'Info'].map((name) => button(new RegExp(`^${name} ?\\d`)))
    for (const filter of filters) await expect.element(filter).toBeVisible()
    await filters[0]?.click()
    await expect.element(button('Clear all')).toBeVisible()
    for (const filter of filters) await expect.element(filter).toBeVisible()
  })

  it('shows count, hosts and age of a group', async () => {
    keepNewAlerts('NEW_SERVER')
    await openQueue()
    const alerts = storedAlerts(isNew)
    const oldest = Math.min(...alerts.map(({ date }) => date))
    const days = Math.floor((mockWorld().clock.now() - oldest) / 86_400_000)
    const hosts = new Set(alerts.map(({ otherInfo }) => otherInfo?.['hostname'])).size
    const cell = (id: string) =>
      grid.element().querySelectorAll('tbody tr:first-child td')[columnOf(id)]?.textContent ?? ''
    await expect.poll(() => cell('count')).toBe(String(alerts.length))
    expect(cell('affectedHosts')).toBe(String(hosts))
    expect(cell('oldestAlert')).toBe(`${days} days ago`)
  })

  it.each(['Critical', 'Warning', 'Info'])(
    'the quick filter %s opens as many alerts as it counts, in groups and in the table',
    async (word) => {
      await openQueue()
      const severity = word.toUpperCase()
      const count = storedAlerts((alert) => isNew(alert) && alert.severity === severity).length
      await page
        .getByRole('group', { name: 'Quick filters' })
        .getByRole('button', { name: `${word} ${count}` })
        .click()
      await expect.poll(address).toBe(`/alerts?f.alertSeverity=in:${severity}`)
      await expect.poll(shownCount).toMatch(new RegExp(`^${count} alerts? in `))
      await page.getByRole('radio', { name: 'Table' }).click()
      await expect.poll(address).toBe(`/alerts?f.alertSeverity=in:${severity}&show=table`)
      await expect.poll(shownCount).toMatch(new RegExp(`^${count} alerts?$`))
      await page.getByRole('radio', { name: 'Groups' }).click()
      await expect.poll(address).toBe(`/alerts?f.alertSeverity=in:${severity}`)
    },
  )

  it('expands a group and opens all its alerts in the table', async () => {
    keepNewAlerts('NEW_LICENSE')
    const [alert] = storedAlerts(isNew)
    if (alert === undefined) throw new Error('There is no alert')
    // More than an opened group shows at first.
    const others = Array.from({ length: 12 }, (_, index) => ({
      ...alert,
      id: String(index).padStart(24, '0'),
    }))
    mockWorld().alerts.push(...others)
    await openQueue()
    const count = storedAlerts(isNew).length
    await page.getByRole('button', { name: 'Details of New license' }).click()
    const group = page.getByRole('region', { name: 'New license: details' })
    const all = group.getByRole('link', { name: `Show all ${count} alerts in the table` })
    await expect.element(all).toBeVisible()
    expect(count).toBeGreaterThan(8)
    const marks = group.getByRole('button', { name: /^Mark as read…/ })
    expect(marks.elements()).toHaveLength(8)
    await group.getByRole('button', { name: /more$/ }).click()
    expect(marks.elements()).toHaveLength(Math.min(count, 50))
    await all.click()
    await expect.poll(shownCount).toBe(`${count} alerts`)
    expect(address()).toBe('/alerts?f.alertCode=in:NEW_LICENSE&f.alertSeverity=in:CRITICAL&show=table')
  })

  /** A server that groups the new alerts by category and severity. */
  function groupByCategory() {
    const groups = Map.groupBy(storedAlerts(isNew), ({ category, severity }) => `${category} ${severity}`)
    const items = [...groups.values()].flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [
            {
              category: first.category,
              severity: first.severity,
              count: others.length + 1,
              affectedHosts: 1,
              oldestAlert: '2026-01-01T12:00:00Z',
              daysFromCreation: null,
            },
          ],
    )
    mockHandlers(
      http.get('*/api/alerts', ({ request }) =>
        new URL(request.url).searchParams.has('mode')
          ? HttpResponse.json({ items, count: items.length, page: 1, pageSize: 1000 })
          : undefined,
      ),
    )
    return items
  }

  it('names groups without a code after their category and opens exactly their alerts', async () => {
    keepNewAlerts('NEW_SERVER', 'NEW_DATABASE', 'NEW_LICENSE', 'NEW_OPTION')
    for (const alert of storedAlerts(isNew)) {
      alert.severity = 'CRITICAL'
      alert.category = alert.code === 'NEW_LICENSE' ? 'LICENSE' : 'ENGINE'
    }
    const count = groupByCategory().find((group) => group.category === 'LICENSE')?.count ?? 0
    await openQueue()
    const names = () =>
      page
        .getByRole('rowheader')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(() => names().toSorted()).toEqual(['Inventory', 'License'])
    await expect.poll(newestDates).not.toContain('-')
    await page.getByRole('button', { name: 'Details of License' }).click()
    const group = page.getByRole('region', { name: 'License: details' })
    expect(count).toBeGreaterThan(1)
    await group.getByRole('link', { name: `Show all ${count} alerts in the table` }).click()
    await expect.poll(shownCount).toBe(`${count} alerts`)
  })

  it('links no group whose code the table cannot filter by', async () => {
    keepNewAlerts('NEW_LICENSE')
    const alert = { alertCode: 'NEW_KIND', alertCategory: 'LICENSE', alertSeverity: 'CRITICAL' }
    const facts = {
      _id: '0'.repeat(24),
      alertAffectedTechnology: null,
      alertStatus: 'NEW',
      date: '2026-03-10T08:00:00Z',
      otherInfo: {},
    }
    mockHandlers(
      http.get('*/api/alerts', ({ request }) => {
        const group = {
          category: 'LICENSE',
          code: 'NEW_KIND',
          severity: 'CRITICAL',
          count: 1,
          affectedHosts: 1,
        }
        const items = new URL(request.url).searchParams.has('mode')
          ? [{ ...group, oldestAlert: '2026-03-10T08:00:00Z', daysFromCreation: null }]
          : [{ ...alert, ...facts, description: 'An alert' }]
        return HttpResponse.json({ items, count: 1, page: 1, pageSize: 500 })
      }),
    )
    await openQueue()
    await page.getByRole('button', { name: 'Details of NEW_KIND' }).click()
    const group = page.getByRole('region', { name: 'NEW_KIND: details' })
    await expect.element(group.getByText('An alert')).toBeVisible()
    expect(group.getByRole('link').query()).toBeNull()
  })

  it('names the host of a single alert and moves the focus to the next one', async () => {
    keepNewAlerts('NEW_LICENSE')
    const [alert] = storedAlerts(isNew)
    if (alert === undefined) throw new Error('There is no alert')
    const hostnames = ['host-a', 'host-b', 'host-c']
    const others = hostnames.map((hostname, index) => ({
      ...alert,
      id: String(index).padStart(24, '0'),
      otherInfo: { ...alert.otherInfo, hostname },
    }))
    mockWorld().alerts.splice(0, Infinity, ...others)
    await openQueue()
    await page.getByRole('button', { name: 'Details of New license' }).click()
    const group = page.getByRole('region', { name: 'New license: details' })
    const marks = group.getByRole('button', { name: /^Mark as read…/ })
    await expect.poll(() => marks.elements().length).toBe(3)
    const [host = '', next] = marks.elements().map(({ ariaLabel }) => ariaLabel?.split(': ')[1])
    await marks.first().click()
    const dialog = page.getByRole('alertdialog', { name: `Mark the alert of ${host} as read?` })
    await dialog.getByRole('button', { name: 'Mark 1 as read' }).click()
    await expect.element(group.getByText(host)).not.toBeInTheDocument()
    await expect.element(group.getByRole('button', { name: `Mark as read…: ${next}` })).toHaveFocus()
    const message = page.getByRole('listitem').filter({ hasText: '1 alert marked as read' })
    await expect.element(message.getByText(host)).toBeVisible()
  })

  it('applies the hostname filter to the groups', async () => {
    const [alert] = storedAlerts(isNew)
    const hostname = stringOrEmpty(alert?.otherInfo?.['hostname'])
    await openQueue(`/alerts?f.hostname=has:${hostname}`)
    const count = storedAlerts(
      (one) => isNew(one) && stringOrEmpty(one.otherInfo?.['hostname']).includes(hostname),
    ).length
    await expect.poll(shownCount).toMatch(new RegExp(`^${count} alerts? in `))
    await expect.element(page.getByText(/^Hostname: contains/)).toBeVisible()
  })

  it('sorts the groups by their number of alerts', async () => {
    await openQueue('/alerts?sort=count')
    const counts = () =>
      [...grid.element().querySelectorAll('tbody tr')].map((row) =>
        Number(row.querySelectorAll('td')[columnOf('count')]?.textContent),
      )
    await expect.poll(() => counts().length).toBeGreaterThan(3)
    expect(counts()).toEqual(counts().toSorted((a, b) => a - b))
  })

  it('shows the empty state without new alerts, and the no-results state during a search', async () => {
    keepNewAlerts()
    await openQueue()
    await expect.element(page.getByText('No new alerts', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search alerts' }).fill('x')
    await expect.element(page.getByText('No results', { exact: true })).toBeVisible()
  })

  it('groups plain alerts of a server without aggregated modes', async () => {
    mockHandlers(
      http.get('*/api/alerts', ({ request }) =>
        new URL(request.url).searchParams.has('mode')
          ? HttpResponse.json({ message: 'invalid mode' }, { status: 422 })
          : undefined,
      ),
    )
    await openQueue()
    const kinds = new Set(storedAlerts(isNew).map(kindOf))
    await expect.poll(shownCount).toBe(`${storedAlerts(isNew).length} alerts in ${kinds.size} groups`)
  })
})

/** Index of a column among the cells of a row: its header is one cell further left, as the first column is a row header. */
function columnOf(id: string): number {
  const heads = [...grid.element().querySelectorAll('thead tr:last-child > *')]
  const first = [...grid.element().querySelectorAll('tbody tr:first-child > *')]
  const index = heads.findIndex((head) => head.getAttribute('data-column') === id)
  return first.slice(0, index).filter(({ tagName }) => tagName === 'TD').length
}
