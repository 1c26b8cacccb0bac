import { read, utils } from '@e965/xlsx'
import { sampleLocations } from '@inventory-console/api-mocks/fixtures/locations'
import { tokenExpired } from '@inventory-console/api-mocks/scenarios/sessions'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  expectHostsVisible,
  logIn,
  mockWorld,
  newStores,
  openAs,
  openConsole,
  requests,
  withMockServices,
} from '../openConsole.tsx'

const [first] = sampleLocations

withMockServices()
beforeEach(() => page.viewport(1440, 900))

async function openList(path: string, stores = newStores()) {
  await openAs(path, 'admin', stores)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  return stores
}

const entry = (name: string | RegExp) => page.getByRole('menuitem', { name })
const dialog = page.getByRole('dialog')
/** Compares the first rows only, because the number of rendered rows depends on the space. */
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .slice(0, 10)
    .map((cell) => cell.querySelector('a')?.textContent)
const endOf = (...day: [number, number, number]) => new Date(...day, 23, 59, 59).toISOString()
const queryStrings = () =>
  requests
    .filter((request) => request.startsWith('GET /api/hosts?'))
    .map((request) => new URL(request.slice(4), 'http://x').searchParams.get('older-than'))

/** Collects saved files instead of downloading them. */
function savedFiles() {
  const files: { name: string; file: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push({ name: '', file })
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const last = files.at(-1)
    if (last) last.name = this.download
  })
  return files
}

/** Name and content of the file that the menu entry saves. */
async function fileOf(format: 'CSV' | 'XLSX') {
  const files = savedFiles()
  await button('Export').click()
  await entry(`This view (${format})`).click()
  await expect.poll(() => files.map((saved) => saved.name)).toHaveLength(1)
  await expect.poll(() => files[0]?.name).toBeTruthy()
  const [{ name, file } = { name: '', file: new Blob() }] = files
  return { name, file }
}

async function linesOf(file: Blob) {
  return (await file.text()).trim().split('\r\n')
}

/** Values of each label in the second sheet of a workbook. */
async function aboutOf(file: Blob): Promise<Map<unknown, unknown[]>> {
  const book = read(await file.arrayBuffer(), { type: 'array', cellDates: true })
  expect(book.SheetNames).toEqual(['Hosts', 'About'])
  const lines = utils.sheet_to_json<unknown[]>(book.Sheets['About'] ?? {}, { header: 1 })
  const values = new Map<unknown, unknown[]>()
  for (const [label, value] of lines) values.set(label, [...(values.get(label) ?? []), value])
  return values
}

describe('export of the view', () => {
  it('contains the rows of the table in the same order', async () => {
    await openList('/hosts?search=ora&sort=-hostname&hide=&size=all')
    const visibleNames = names()
    const { name, file } = await fileOf('CSV')
    expect(name).toMatch(/^Hosts-[0-9a-f]{6}-20260316\.csv$/)
    const lines = await linesOf(file)
    expect(lines[0]).toMatch(/^Hostname,/)
    expect(
      lines
        .slice(1)
        .map((line) => line.split(',')[0])
        .slice(0, visibleNames.length),
    ).toEqual(visibleNames)
    await expect.element(page.getByText(`${lines.length - 1} of 100 hosts`)).toBeVisible()
  })

  it('has a sheet with page, filters, global filters, time, rows, user and versions', async () => {
    await openAs(`/hosts?f.environment=in:PROD&f.hostname=has:o&location=${sampleLocations[0]}&size=all`)
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    const count = document.querySelector('[data-slot=row-count]')?.textContent ?? ''
    const { name, file } = await fileOf('XLSX')
    const about = await aboutOf(file)
    const [digest] = about.get('Filter ID in the file name') ?? []
    expect(name).toBe(`Hosts-${String(digest)}-20260316.xlsx`)
    const [asOf] = about.get('Data as of') ?? []
    expect(asOf).toBeInstanceOf(Date)
    about.delete('Filter ID in the file name')
    about.delete('Data as of')
    expect(Object.fromEntries(about)).toEqual({
      Page: ['Hosts'],
      Address: [window.location.href],
      Filters: ['Environment: PROD', 'Hostname: contains “o”'],
      Location: [sampleLocations[0]],
      Environment: ['All'],
      Date: ['today'],
      Rows: [Number(/^\d+/.exec(count)?.[0])],
      User: ['admin'],
      'Console version': ['2.53.0'],
      'Server version': [mockWorld().version],
    })
  })

  it('has neither filters nor a filter ID without search, filters and global filters', async () => {
    await openList('/hosts')
    const { name, file } = await fileOf('XLSX')
    expect(name).toBe('Hosts-20260316.xlsx')
    const about = await aboutOf(file)
    expect(about.get('Filters')).toEqual(['None'])
    expect(about.get('Location')).toEqual(['All'])
    expect(about.get('Rows')).toEqual([100])
    expect(about.has('Filter ID in the file name')).toBe(false)
  })

  it('has the filter date in its name, and the same filter ID in each format', async () => {
    await openList('/hosts?search=ora&date=2026-03-01')
    const csv = await fileOf('CSV')
    vi.restoreAllMocks()
    const { name, file } = await fileOf('XLSX')
    expect(name).toMatch(/^Hosts-[0-9a-f]{6}-20260301\.xlsx$/)
    expect(csv.name).toBe(name.replace('.xlsx', '.csv'))
    expect((await aboutOf(file)).get('Date')).toEqual(['01/03/2026'])
  })

  it('is saved with an unknown version when GET /version fails', async () => {
    await openList('/hosts')
    mockHandlers(http.get('*/api/version', () => new HttpResponse(null, { status: 502 })))
    const { file } = await fileOf('XLSX')
    expect((await aboutOf(file)).get('Server version')).toEqual(['Unknown'])
  })
})

describe('saved view', () => {
  async function save(name: string, keep = false) {
    await button('Display').click()
    await entry('Save this view…').click()
    await dialog.getByRole('textbox').fill(name)
    await dialog.getByRole('checkbox', { name: 'Make this the default view' }).click()
    if (keep) await dialog.getByRole('checkbox', { name: /^Keep after logout/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
  }

  it('stays the default after logout if the user keeps it, while others are removed', async () => {
    const stores = await openList('/hosts?f.environment=in:PROD&sort=-hostname&hide=kernel')
    await expect.element(page.getByText(/of 100 hosts/)).toBeVisible()
    const visibleNames = names()
    await save('Gone')
    await expect.element(button('Gone')).toBeVisible()
    await save('Mine', true)
    await expect.poll(() => stores.local.read('views')).toContain('Mine')
    await button(/^User menu of/).click()
    await entry('Log out').click()
    await expect.element(button('Log in')).toBeVisible()
    expect(stores.local.read('persisted-data')).toBeNull()
    expect(stores.local.read('views')).toContain('Mine')
    expect(stores.local.read('views')).not.toContain('Gone')
    await openConsole('/hosts', stores)
    await logIn()
    await expect.poll(names).toEqual(visibleNames)
    expect(address()).toBe('/hosts?sort=-hostname&hide=kernel&f.environment=in:PROD')
  })

  it('is hidden from another user', async () => {
    const stores = await openList('/hosts?search=ora')
    await save('Mine')
    const other = newStores()
    other.local.write('views', stores.local.read('views') ?? '')
    await openConsole('/hosts', other)
    await logIn('operator')
    await expect.element(page.getByRole('rowheader').first()).toBeVisible()
    await button('Display').click()
    await expect.element(page.getByText('No saved views')).toBeVisible()
  })

  it('is restored by Undo without reverting later changes', async () => {
    await openList('/hosts?search=ora')
    await save('Mine')
    await save('Another')
    await button('Display').click()
    await entry('Manage views…').click()
    await dialog.getByRole('button', { name: 'Delete Another' }).click()
    await dialog.getByRole('button', { name: 'Make Mine the default view' }).click()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect.element(dialog.getByRole('button', { name: 'Delete Another' })).toBeVisible()
    const defaultViewButton = (name: string) =>
      dialog.getByRole('button', { name: `Make ${name} the default view` })
    await expect.element(defaultViewButton('Mine')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(defaultViewButton('Another')).toHaveAttribute('aria-pressed', 'false')
  })

  it('has the same rows, order, columns and density after import into a fresh profile', async () => {
    const files = savedFiles()
    const ownStores = await openList(
      '/hosts?f.environment=in:PROD&sort=-hostname&hide=kernel&density=compact',
    )
    const visibleNames = names()
    await save('Mine')
    await button('Display').click()
    await entry('Manage views…').click()
    await dialog.getByRole('button', { name: 'Download Mine' }).click()
    await expect.poll(() => files).toHaveLength(1)
    const parts = files.map(({ file }) => file)
    const file = new File(parts, 'Mine.json', { type: 'application/json' })
    expect(ownStores.local.read('density')).toBe('compact')

    const fresh = await openList('/hosts')
    await button('Display').click()
    await entry(/^Manage views/).click()
    await userEvent.upload(dialog.getByLabelText('Import…'), file)
    await expect.element(dialog.getByText('View “Mine” imported.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('navigation', { name: 'Saved views' }).getByRole('button', { name: 'Mine' }).click()
    await expect.poll(names).toEqual(visibleNames)
    expect(address()).toBe('/hosts?sort=-hostname&hide=kernel&f.environment=in:PROD')
    expect(fresh.local.read('density')).toBe('compact')
  })

  it('has the same rows and date when opened by link in a fresh profile', async () => {
    await openList('/hosts?f.environment=in:PROD&sort=-hostname&date=2026-03-12')
    await expect.poll(() => queryStrings().at(-1)).toBe(endOf(2026, 2, 12))
    const visibleNames = names()
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await button('Display').click()
    await entry('Copy link to this view').click()
    await expect.element(page.getByText('Link copied')).toBeVisible()
    const link = new URL(copied.mock.calls[0]?.[0] ?? '')
    await openList(link.pathname + link.search)
    await expect.poll(names).toEqual(visibleNames)
    expect(address()).toBe('/hosts?sort=-hostname&f.environment=in:PROD&date=2026-03-12')
  })
})

describe('list URL', () => {
  it('lists and removes unknown parameters of an old link', async () => {
    await openList('/hosts?perPage=50&f.nothing=has:x&search=ora')
    await expect.element(page.getByText(/2 unknown parameters ignored.*perPage.*nothing/)).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Close' }).click()
    await expect.poll(address).toBe('/hosts?search=ora')
  })

  it('sends its date with the first request, and going back restores it', async () => {
    await openList('/hosts?date=2026-03-12')
    expect(new Set(queryStrings())).toEqual(new Set([endOf(2026, 2, 12)]))
    await button(/^Remove .*12\/03\/2026/).click()
    await expect.poll(address).toBe('/hosts')
    await expect.poll(() => queryStrings().at(-1)).toBeNull()
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
    const header = page.getByRole('columnheader', { name: /^CSI/ })
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
    const visitedStates = [{ at: address(), rows: names() }]
    const header = page.getByRole('columnheader', { name: /^Memory/ }).getByRole('button')
    for (const action of [header, button('Next page'), button(/^Bare metal/)]) {
      const { at, rows } = visitedStates.at(-1) ?? {}
      await action.first().click()
      await expect.poll(address).not.toBe(at)
      await expect.poll(names).not.toEqual(rows)
      await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false')
      visitedStates.push({ at: address(), rows: names() })
    }
    for (const { at, rows } of visitedStates.slice(0, -1).toReversed()) {
      window.history.back()
      await expect.poll(address).toBe(at)
      await expect.poll(names).toEqual(rows)
    }
    for (const { at, rows } of visitedStates.slice(1)) {
      window.history.forward()
      await expect.poll(address).toBe(at)
      await expect.poll(names).toEqual(rows)
    }
  })

  it('rejects a date in the future', async () => {
    await openConsole('/hosts?date=2026-03-17')
    await logIn()
    await expect.element(page.getByText(/Unknown parameter ignored.*date/)).toBeVisible()
  })

  it('is restored after the session has expired', async () => {
    await openList(`/hosts?search=ora&date=2026-03-12&location=${first}`)
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
    expect(new Set(queryStrings())).toEqual(new Set([null, endOf(2025, 11, 24)]))
    const visibleNames = names()
    const { name, file } = await fileOf('CSV')
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
    const visibleNames = names()
    expect(visibleNames).not.toEqual([])
    await button('Display').click()
    await entry('Compare two dates…').click()
    await dialog.getByRole('textbox', { name: /^Earlier date/ }).fill('24/12/2025')
    await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect.poll(address).toContain('compare=2025-12-24..')
    await button('Back to the list').click()
    await expect.poll(address).toBe(list)
    await expect.poll(names).toEqual(visibleNames)
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
    await expect.element(entry(/The server keeps no history/)).toHaveAttribute('aria-disabled', 'true')
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
