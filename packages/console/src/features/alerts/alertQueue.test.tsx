import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  answer,
  button,
  mockWorld,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()
beforeEach(() => page.viewport(1920, 1000))

type Stored = ReturnType<typeof mockWorld>['alerts'][number]

const grid = page.getByRole('grid')
const dialog = page.getByRole('alertdialog')
const isNew = ({ status }: Stored) => status === 'NEW'
const stored = (check: (alert: Stored) => boolean) => mockWorld().alerts.filter(check)
const kindOf = ({ code, severity }: Stored) => `${code} ${severity}`
const shownCount = () => document.querySelector('[data-slot=row-count]')?.textContent ?? ''
const asked = () => requests.filter((request) => request.startsWith('GET /api/alerts?'))

async function inside(at = '/alerts') {
  await openAs(at)
  await expect.element(grid).toHaveAttribute('aria-busy', 'false')
}

/** Leaves new alerts of these codes, and those of other statuses. */
function keepNew(...codes: readonly Stored['code'][]) {
  const world = mockWorld()
  const kept = world.alerts.filter((alert) => !isNew(alert) || codes.includes(alert.code))
  world.alerts.splice(0, world.alerts.length, ...kept)
}

describe('the queue of alerts', () => {
  it('groups the new alerts by code and severity, counted by the server', async () => {
    await inside()
    const kinds = Map.groupBy(stored(isNew), kindOf)
    const groups = `${stored(isNew).length} alerts in ${kinds.size} groups`
    await expect.poll(shownCount).toBe(groups)
    expect(page.getByRole('rowheader').elements()).toHaveLength(kinds.size)
    await expect.poll(() => asked().length).toBe(1 + kinds.size)
    const [first, ...newest] = asked()
    expect(first).toBe('GET /api/alerts?status=NEW&mode=aggregated-code-severity&page=1&size=1000')
    // The newest alert of each group, and no page of plain alerts.
    expect(newest.filter((request) => !request.includes('page=1&size=1'))).toEqual([])
  })

  it('shows count, hosts and age of a group', async () => {
    keepNew('NEW_SERVER')
    await inside()
    const alerts = stored(isNew)
    const oldest = Math.min(...alerts.map(({ date }) => date))
    const days = Math.floor((mockWorld().clock.now() - oldest) / 86_400_000)
    const hosts = new Set(alerts.map(({ otherInfo }) => otherInfo?.['hostname'])).size
    const cell = (id: string) =>
      grid.element().querySelectorAll('tbody tr:first-child td')[columnOf(id)]?.textContent ?? ''
    await expect.poll(() => cell('count')).toBe(String(alerts.length))
    expect(cell('affectedHosts')).toBe(String(hosts))
    expect(cell('age')).toBe(String(days))
  })

  it.each(['Critical', 'Warning', 'Info'])(
    'opens as many alerts as %s counts, also in the table',
    async (word) => {
      await inside()
      const severity = word.toUpperCase()
      const count = stored((alert) => isNew(alert) && alert.severity === severity).length
      await page
        .getByRole('group', { name: 'Quick filters' })
        .getByRole('button', { name: `${word} ${count}` })
        .click()
      await expect.poll(address).toBe(`/alerts?f.alertSeverity=in:${severity}`)
      await expect.poll(shownCount).toMatch(new RegExp(`^${count} alerts? in `))
      await button('Show as table').click()
      await expect.poll(address).toBe(`/alerts?f.alertSeverity=in:${severity}&show=table`)
      await expect.poll(shownCount).toMatch(new RegExp(`^${count} alerts?$`))
      await button('Group by code').click()
      await expect.poll(address).toBe(`/alerts?f.alertSeverity=in:${severity}`)
    },
  )

  it('opens a group to its alerts, and all of them in the table', async () => {
    keepNew('NEW_LICENSE')
    await inside()
    const count = stored(isNew).length
    await page.getByRole('button', { name: 'Details of New license' }).click()
    const group = page.getByRole('region', { name: 'New license: details' })
    const all = group.getByRole('link', { name: `Show all ${count} alerts in the table` })
    await expect.element(all).toBeVisible()
    expect(group.getByRole('button', { name: 'Mark as read…' }).elements()).toHaveLength(Math.min(count, 50))
    await all.click()
    await expect.poll(shownCount).toBe(`${count} alerts`)
    expect(address()).toBe('/alerts?f.alertCode=in:NEW_LICENSE&f.alertSeverity=in:CRITICAL&show=table')
  })

  it('narrows the groups by the filters of the alerts', async () => {
    const [alert] = stored(isNew)
    const hostname = String(alert?.otherInfo?.['hostname'])
    await inside(`/alerts?f.hostname=has:${hostname}`)
    const count = stored((one) => isNew(one) && String(one.otherInfo?.['hostname']).includes(hostname)).length
    await expect.poll(shownCount).toMatch(new RegExp(`^${count} alerts? in `))
    await expect.element(page.getByText(/^Hostname: contains/)).toBeVisible()
  })

  it('sorts the groups by their number of alerts', async () => {
    await inside('/alerts?sort=count')
    const counts = () =>
      [...grid.element().querySelectorAll('tbody tr')].map((row) =>
        Number(row.querySelectorAll('td')[columnOf('count')]?.textContent),
      )
    await expect.poll(() => counts().length).toBeGreaterThan(3)
    expect(counts()).toEqual(counts().toSorted((a, b) => a - b))
  })

  it('shows that there are no new alerts', async () => {
    keepNew()
    await inside()
    await expect.element(page.getByText('No new alerts', { exact: true })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search alerts' }).fill('x')
    await expect.element(page.getByText('Nothing matches', { exact: true })).toBeVisible()
  })

  it('groups plain alerts of a server without aggregated modes', async () => {
    answer(
      http.get('*/api/alerts', ({ request }) =>
        new URL(request.url).searchParams.has('mode')
          ? HttpResponse.json({ message: 'invalid mode' }, { status: 422 })
          : undefined,
      ),
    )
    await inside()
    const kinds = new Set(stored(isNew).map(kindOf))
    await expect.poll(shownCount).toBe(`${stored(isNew).length} alerts in ${kinds.size} groups`)
  })
})

describe('marking groups as read', () => {
  it('marks the focused group after the key E and a confirmation, and no other alert', async () => {
    await inside()
    const meant = stored((alert) => isNew(alert) && alert.code === 'NEW_SERVER')
    const others = stored((alert) => isNew(alert) && alert.code !== 'NEW_SERVER').length
    await page.getByRole('rowheader', { name: 'New server' }).click()
    await userEvent.keyboard('e')
    await expect
      .element(dialog.getByText(new RegExp(`^Mark ${meant.length} alerts? as read\\?$`)))
      .toBeVisible()
    expect(requests.some((request) => request.startsWith('POST'))).toBe(false)
    await dialog.getByRole('button', { name: `Mark ${meant.length} as read` }).click()
    await expect.element(page.getByText(new RegExp(`^${meant.length} alerts? marked as read`))).toBeVisible()
    expect(meant.filter(isNew)).toEqual([])
    expect(stored(isNew)).toHaveLength(others)
    await expect.element(page.getByRole('rowheader', { name: 'New server' })).not.toBeInTheDocument()
  })

  it('says why a group cannot be marked when the key E is pressed', async () => {
    keepNew('NO_DATA')
    await inside()
    await page.getByRole('rowheader', { name: 'Agent not reporting' }).click()
    await userEvent.keyboard('e')
    await expect
      .poll(() => document.querySelector('[data-slot=data-table] > [aria-live]')?.textContent)
      .toBe('Alerts about agents not reporting close when data arrives.')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('says beforehand how many of several groups can be marked and why the others stay', async () => {
    keepNew('NO_DATA', 'NEW_DATABASE', 'NEW_SERVER')
    await inside()
    const silent = stored((alert) => isNew(alert) && alert.code === 'NO_DATA')
    const meant = stored((alert) => isNew(alert) && alert.code === 'NEW_DATABASE')
    await page.getByRole('checkbox', { name: 'Select Agent not reporting' }).click()
    await page.getByRole('checkbox', { name: 'Select New database' }).click()
    await button(`Mark ${meant.length} as read…`).click()
    await expect
      .element(dialog.getByText(new RegExp(`^Mark ${meant.length} alerts? as read\\?$`)))
      .toBeVisible()
    await expect
      .element(
        dialog.getByText(new RegExp(`^${silent.length} alerts? about (an agent|agents) not reporting`)),
      )
      .toBeVisible()
    await dialog.getByRole('button', { name: `Mark ${meant.length} as read` }).click()
    await expect.element(page.getByText(new RegExp(`^${meant.length} alerts? marked as read`))).toBeVisible()
    expect(meant.filter(isNew)).toEqual([])
    expect(silent.filter(isNew)).toHaveLength(silent.length)
    expect(stored((alert) => isNew(alert) && alert.code === 'NEW_SERVER').length).toBeGreaterThan(0)
    await expect.element(page.getByText(/selected$/)).not.toBeInTheDocument()
  })
})

/** Index of a column among the cells of a row: its header is one cell further left, as the first column is a row header. */
function columnOf(id: string): number {
  const heads = [...grid.element().querySelectorAll('thead tr:last-child > *')]
  const first = [...grid.element().querySelectorAll('tbody tr:first-child > *')]
  const at = heads.findIndex((head) => head.getAttribute('data-column') === id)
  return first.slice(0, at).filter(({ tagName }) => tagName === 'TD').length
}
