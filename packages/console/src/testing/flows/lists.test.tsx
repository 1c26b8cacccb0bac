import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { tokenExpired } from '@inventory-console/api-mocks/scenarios/sessions'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  expectHostsVisible,
  logIn,
  openAs,
  openConsole,
  requests,
  withMockServices,
  waitForIdleRequests,
} from '../openConsole.tsx'
import {
  dialog,
  endOf,
  exportView,
  linesOf,
  menuItem,
  openList,
  requestedDates,
  rowNames,
} from '../pages/listPage.ts'

const [first] = sampleLocations

withMockServices()
beforeEach(() => page.viewport(1440, 900))

describe('list URL', () => {
  it('lists and removes unknown parameters of an old link', async () => {
    await openList('/hosts?perPage=50&f.nothing=has:x&search=ora')
    await expect.element(page.getByText(/2 unknown parameters ignored.*perPage.*nothing/)).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
    await expect.poll(address).toBe('/hosts?search=ora')
  })

  it('sends its date with the first request, and going back restores it', async () => {
    await openList('/hosts?date=2026-03-12')
    // Today's rows follow those of the date, to mark what differs.
    expect(requestedDates().at(0)).toBe(endOf(2026, 2, 12))
    await expect.poll(requestedDates).toEqual([endOf(2026, 2, 12), null])
    await expect.element(page.getByRole('link', { name: 'Compare with today' })).toBeVisible()
    await button(/^Remove .*12\/03\/2026/).click()
    await expect.poll(address).toBe('/hosts')
    // The list of today, which marks nothing.
    await expect.element(page.getByRole('link', { name: 'Compare with today' })).not.toBeInTheDocument()
    window.history.back()
    await expect.poll(address).toBe('/hosts?date=2026-03-12')
    await expect.element(button(/^Remove .*12\/03\/2026/)).toBeVisible()
    window.history.forward()
    await expect.poll(address).toBe('/hosts')
    await expect.element(button(/^Remove .*12\/03\/2026/)).not.toBeInTheDocument()
  })

  it.each(['a link', 'the history'])('wins over a sort when %s navigates before it renders', async (way) => {
    const path = '/licenses/contract/oracle'
    await openList(path)
    const header = page.getByRole('columnheader', { name: /^Status/ })
    const [sort, link] = [
      header.getByRole('button'),
      page.getByRole('link', { name: 'Oracle', exact: true }),
    ].map((control) => control.element())
    // Before the sort renders.
    if (sort instanceof HTMLElement) sort.click()
    if (way === 'a link' && link instanceof HTMLElement) link.click()
    if (way === 'the history') {
      window.history.replaceState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }
    // The URL of the link is rendered after the sort that it replaces.
    await expect.element(header).toHaveAttribute('aria-sort', 'none')
    await button('Next page').click()
    await expect.poll(address).toBe(`${path}?page=2`)
    await expect.element(header).toHaveAttribute('aria-sort', 'none')
  })

  it('restores page, sort and filter when going back and forward', async () => {
    await openList('/hosts?size=25')
    await expect.element(page.getByText('100 hosts', { exact: true })).toBeVisible()
    const visitedStates = [{ at: address(), rows: rowNames() }]
    const header = page.getByRole('columnheader', { name: /^Memory/ }).getByRole('button')
    for (const action of [header, button('Next page'), button(/^Bare Metal/)]) {
      const { at, rows } = visitedStates.at(-1) ?? {}
      await action.first().click()
      await expect.poll(address).not.toBe(at)
      await expect.poll(rowNames).not.toEqual(rows)
      await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
      visitedStates.push({ at: address(), rows: rowNames() })
    }
    for (const { at, rows } of visitedStates.slice(0, -1).toReversed()) {
      window.history.back()
      await expect.poll(address).toBe(at)
      await expect.poll(rowNames).toEqual(rows)
    }
    for (const { at, rows } of visitedStates.slice(1)) {
      window.history.forward()
      await expect.poll(address).toBe(at)
      await expect.poll(rowNames).toEqual(rows)
    }
  })

  it('rejects a date in the future', async () => {
    await openConsole('/hosts?date=2026-03-17')
    await logIn()
    await expect.element(page.getByText(/Unknown parameter ignored.*date/)).toBeVisible()
  })

  it('is restored after the session has expired', async () => {
    await openList(`/hosts?search=ora&date=2026-03-12&location=${first}`)
    await waitForIdleRequests()
    mockHandlers(...tokenExpired())
    await button('Refresh').click()
    await button('Go to login').click()
    mockHandlers()
    await logIn()
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('ora')
    expect(address()).toBe(`/hosts?search=ora&date=2026-03-12&location=${first}`)
  })
})

describe('comparison of two dates', () => {
  it('shows added, removed and changed rows and exports them', async () => {
    await openConsole('/hosts?compare=2025-12-24..')
    // Requests of the previous test may still arrive.
    requests.length = 0
    await logIn()
    await expect
      .element(page.getByRole('heading', { name: 'Hosts: changes from 24/12/2025 to today' }))
      .toBeVisible()
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    expect(new Set(requestedDates())).toEqual(new Set([null, endOf(2025, 11, 24)]))
    const visibleNames = rowNames()
    const { name, file } = await exportView('CSV')
    expect(name).toBe('Hosts changes from 24 12 2025 to today-20260316.csv')
    const [head, ...lines] = await linesOf(file)
    expect(head).toBe('Host,Change,What changed')
    expect(lines.slice(0, visibleNames.length).map((line) => line.split(',')[0])).toEqual(visibleNames)
    await button('Back to the list').click()
    await expectHostsVisible()
    expect(address()).toBe('/hosts')
  })

  it('returns to the list with its filter, sort and search', async () => {
    const list = '/hosts?search=db&sort=-hostname&f.environment=in:PROD'
    await openList(list)
    const count = page.getByText(/ of 100 hosts$/)
    await expect.element(count).toBeVisible()
    const counted = count.element().textContent
    const visibleNames = rowNames()
    expect(visibleNames).not.toEqual([])
    await button('Display').click()
    await menuItem('Compare two dates…').click()
    await dialog.getByRole('textbox', { name: /^Earlier date/ }).fill('24/12/2025')
    await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect.poll(address).toContain('compare=2025-12-24..')
    await expect.element(page.getByRole('main')).toHaveFocus()
    await button('Back to the list').click()
    await expect.poll(address).toBe(list)
    await expect.poll(rowNames).toEqual(visibleNames)
    await expect.element(page.getByRole('main')).toHaveFocus()
    await expect.element(page.getByText(counted, { exact: true })).toBeVisible()
    await expect.element(page.getByRole('searchbox', { name: /Search/ })).toHaveValue('db')
  })

  it.each(['/databases', '/oracle', '/licenses/used'])('requests both dates of %s', async (list) => {
    await openAs(`${list}?compare=2025-12-24..2026-03-01`)
    await expect
      .element(page.getByRole('heading', { name: /: changes from 24\/12\/2025 to 01\/03\/2026$/ }))
      .toBeVisible()
    const days = requests.flatMap((request) => {
      const { pathname, searchParams } = new URL(request.replace(/^\w+ /, ''), 'http://x')
      const day = searchParams.get('older-than')
      return day === null ? [] : [`${pathname} ${day}`]
    })
    const calls = new Set(days.map((call) => call.replace(/ .*/, '')))
    const both = [...calls].filter((call) =>
      [endOf(2025, 11, 24), endOf(2026, 2, 1)].every((day) => days.includes(`${call} ${day}`)),
    )
    expect(both).not.toEqual([])
    await button('Back to the list').click()
    await expect.poll(address).toBe(list)
  })

  it('is disabled for lists without history', async () => {
    await openList('/users')
    await button('Display').click()
    await expect
      .element(menuItem(/No history is kept for this list/))
      .toHaveAttribute('aria-disabled', 'true')
  })
})

it('remembers the refresh interval of a list', async () => {
  const stores = await openList('/hosts')
  await expect.element(page.getByText('just now')).toBeVisible()
  await button('Auto-refresh: off').click()
  await page.getByRole('menuitemradio', { name: 'Every 5 minutes' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Auto-refresh: Every 5 minutes')).toBeVisible()
  expect(stores.local.read('persisted-data')).toContain('"every":{"/hosts":300}')
})
