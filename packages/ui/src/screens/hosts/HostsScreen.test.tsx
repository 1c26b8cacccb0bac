import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListView } from '../../lib/listView.ts'
import { show } from '../../testing/show.tsx'
import { empty, failed, forbidden, ready, refreshing } from '../../testing/states.ts'
import { HostsScreen, type HostsScreenProps } from './HostsScreen.tsx'

const environments = ['PROD', 'TEST', 'DEV'] as const
/** 30 hosts, ten of each environment, 1 to 30 GB of memory. */
const hosts = Array.from({ length: 30 }, (_, index) => {
  const host = makeHost(index + 1, {
    hostname: `host-${String(index + 1).padStart(2, '0')}`,
    environment: environments[index % 3] ?? '',
  })
  return { ...host, info: { ...host.info, memoryTotal: index + 1 } }
})

const screen = (props: Partial<HostsScreenProps> = {}) => (
  <div className="h-dvh">
    <HostsScreen list={ready(hosts)} {...props} />
  </div>
)

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const search = page.getByRole('searchbox', { name: 'Search hosts' })
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent)
const count = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()

async function wide() {
  await page.viewport(1440, 900)
}
async function openFilters() {
  await button(/^Filters/).click()
  await expect.element(page.getByRole('form', { name: 'Filters' })).toBeVisible()
}
async function choose(field: string, ...values: string[]) {
  await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('button', { name: new RegExp(`^${field} `) })
    .click()
  for (const value of values) await page.getByRole('checkbox', { name: value, exact: true }).click()
  await userEvent.keyboard('{Escape}')
}

describe('search', () => {
  test('keeps the matching hosts while typing and shows all again when cleared', async () => {
    await wide()
    await show(screen())
    await search.fill('host-07')
    await expect.poll(names).toEqual(['host-07'])
    await count('1 of 30 hosts')
    await button('Clear search').click()
    await count('30 hosts')
    await expect.element(search).toHaveFocus()
  })

  test('is reached by / and emptied by Escape', async () => {
    await show(screen())
    await expect.element(search).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('a/b')
    await expect.element(search).toHaveValue('a/b')
    await userEvent.keyboard('{Escape}')
    await expect.element(search).toHaveValue('')
  })

  test('that hides all says so and offers to clear it', async () => {
    await show(screen({ view: undefined }))
    await search.fill('nowhere')
    await expect.element(page.getByText('Nothing matches')).toBeVisible()
    await button('Clear search and filters').click()
    await count('30 hosts')
  })
})

describe('filters', () => {
  test('hold nothing back until they are applied', async () => {
    await wide()
    await show(screen())
    await openFilters()
    await choose('Environment', 'DEV')
    await count('30 hosts')
    await button('Apply').click()
    await count('10 of 30 hosts')
    await expect.element(button(/^Filters, 1 active/)).toBeVisible()
  })

  test('match a choice whole and several of them by "or"', async () => {
    await wide()
    const list = ready([
      makeHost(1, { hostname: 'a', environment: 'DEV' }),
      makeHost(2, { hostname: 'b', environment: 'DEVOPS' }),
      makeHost(3, { hostname: 'c', environment: 'TEST' }),
    ])
    await show(screen({ list }))
    await openFilters()
    await choose('Environment', 'DEV', 'TEST')
    await button('Apply').click()
    await expect.poll(names).toEqual(['a', 'c'])
  })

  test('keep rows without a number unless the range is set', async () => {
    await wide()
    const blank = makeHost(1, { hostname: 'blank' })
    const list = ready([
      Object.assign(blank, { info: { ...blank.info, memoryTotal: null } }),
      ...hosts.slice(0, 2),
    ])
    await show(screen({ list }))
    await openFilters()
    await button('Apply').click()
    await expect.poll(names).toEqual(['blank', 'host-01', 'host-02'])
    await page.getByRole('textbox', { name: 'Memory, from' }).fill('1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(['host-01', 'host-02'])
  })

  test('find obsolete hosts, hosts with missing databases and hosts of some days', async () => {
    await wide()
    const lost = [{ name: 'LOST', ignored: false, ignoredComment: '' }]
    const ignored = [{ name: 'OLD', ignored: true, ignoredComment: '' }]
    const list = ready([
      makeHost(1, { hostname: 'late', createdAt: '2026-03-10T08:00:00.000Z', missingDatabases: ignored }),
      makeHost(2, { hostname: 'lacking', createdAt: '2026-03-16T08:00:00.000Z', missingDatabases: lost }),
      makeHost(3, { hostname: 'never', createdAt: '0001-01-01T00:00:00Z', missingDatabases: [] }),
    ])
    await show(screen({ list }))
    await openFilters()
    const answer = (field: string, choice: string) =>
      page.getByRole('radiogroup', { name: field }).getByRole('radio', { name: choice }).click()
    await answer('Obsolete', 'Yes')
    await button('Apply').click()
    await expect.poll(names).toEqual([expect.stringContaining('late')])
    await button('Reset').click()
    await answer('Missing databases', 'Yes')
    await button('Apply').click()
    await expect.poll(names).toEqual(['lacking'])
    await button('Reset').click()
    await page.getByRole('form', { name: 'Filters' }).getByText('Agent', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Updated, from' }).fill('11/03/2026')
    await button('Apply').click()
    await expect.poll(names).toEqual(['lacking'])
  })

  test('that cannot be read are told and not applied', async () => {
    await wide()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await show(screen({ onViewChange }))
    await openFilters()
    const from = page.getByRole('textbox', { name: 'Memory, from' })
    await from.fill('a lot')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Write a number')).toBeVisible()
    await expect.element(from).toHaveFocus()
    expect(onViewChange).not.toHaveBeenCalled()
  })

  test('go by their chips, one by one or all', async () => {
    await wide()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await show(screen({ onViewChange }))
    await openFilters()
    await choose('Environment', 'PROD')
    await page.getByRole('textbox', { name: 'Memory, to' }).fill('10')
    await button('Apply').click()
    await count('4 of 30 hosts')
    const chips = page.getByRole('list', { name: 'Active filters' })
    await expect.element(chips.getByText('Environment: PROD')).toBeVisible()
    await button('Remove Memory: ≤ 10').click()
    await count('10 of 30 hosts')
    expect(onViewChange).toHaveBeenLastCalledWith({
      filters: { environment: { kind: 'oneOf', values: ['PROD'] } },
    })
    await button('Clear all').click()
    await count('30 hosts')
    expect(onViewChange).toHaveBeenLastCalledWith({})
  })

  test('are emptied by Reset, applied or not', async () => {
    await wide()
    await show(screen())
    await openFilters()
    await page.getByRole('combobox', { name: 'Hostname' }).fill('host-0')
    await button('Apply').click()
    await count('9 of 30 hosts')
    await page.getByRole('textbox', { name: 'Swap, from' }).fill('5')
    await button('Reset').click()
    await count('30 hosts')
    await expect.element(page.getByRole('combobox', { name: 'Hostname' })).toHaveValue('')
    await expect.element(page.getByRole('textbox', { name: 'Swap, from' })).toHaveValue('')
  })

  test('suggest what the rows hold', async () => {
    await wide()
    await show(screen())
    await openFilters()
    await page.getByRole('combobox', { name: 'Hostname' }).fill('T-1')
    await expect.element(page.getByRole('option', { name: /^host-10/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('combobox', { name: 'Hostname' })).toHaveValue('host-11')
  })

  test('stand in a sheet on a phone, which goes when they are applied', async () => {
    await page.viewport(390, 844)
    await show(screen())
    await button(/^Filters/).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('combobox', { name: 'Hostname' }).fill('host-30')
    await sheet.getByRole('button', { name: 'Apply' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(names).toEqual(['host-30'])
    await wide()
  })
})

describe('a refresh', () => {
  test('keeps what is typed, filtered and open', async () => {
    await wide()
    const { rerender } = await show(screen())
    await search.fill('host-0')
    await openFilters()
    await page.getByRole('combobox', { name: 'Databases' }).fill('half typ')
    await userEvent.keyboard('{Escape}')
    await rerender(screen({ list: refreshing(hosts) }))
    await expect.element(page.getByRole('progressbar', { name: 'Refreshing…' })).toBeVisible()
    await rerender(screen({ list: ready([...hosts, makeHost(99, { hostname: 'host-0x' })]) }))
    await count('10 of 31 hosts')
    await expect.element(search).toHaveValue('host-0')
    await expect.element(page.getByRole('combobox', { name: 'Databases' })).toHaveValue('half typ')
  })
})

describe('states', () => {
  test('a failure says what failed, folds the technical line and offers to retry', async () => {
    const retry = vi.fn<() => void>()
    await show(screen({ list: failed('GET /hosts: 502', retry) }))
    await expect.element(page.getByText('The hosts could not be loaded')).toBeVisible()
    await expect.element(page.getByText('GET /hosts: 502')).not.toBeVisible()
    await button('Retry').click()
    expect(retry).toHaveBeenCalledOnce()
  })

  test('nothing there is another text than nothing found, with one action', async () => {
    const onRefresh = vi.fn<() => void>()
    await show(screen({ list: empty, onRefresh }))
    await expect.element(page.getByText('No hosts here')).toBeVisible()
    await page
      .getByRole('status')
      .filter({ hasText: 'No hosts here' })
      .getByRole('button', { name: 'Refresh' })
      .click()
    expect(onRefresh).toHaveBeenCalledOnce()
  })

  test('forbidden is told', async () => {
    await show(screen({ list: forbidden }))
    await expect.element(page.getByText('You may not see this')).toBeVisible()
  })
})

describe('columns and pages', () => {
  test('a group comes and goes as one', async () => {
    await wide()
    await show(screen())
    const header = page.getByRole('columnheader', { name: 'Hypervisor cluster' })
    await expect.element(header).not.toBeInTheDocument()
    await button('Virtual').click()
    await expect.element(header).toBeInTheDocument()
    await expect.element(button('Virtual')).toHaveAttribute('aria-pressed', 'true')
    await button('Virtual').click()
    await expect.element(header).not.toBeInTheDocument()
  })

  test('the page size is chosen and named in the view', async () => {
    await wide()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await show(screen({ onViewChange }))
    await count('1–25 of 30')
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOptions('50')
    await count('1–30 of 30')
    expect(onViewChange).toHaveBeenLastCalledWith({ pageSize: 50 })
  })

  test('the view given is the view shown', async () => {
    await wide()
    await show(
      screen({ view: { sort: { id: 'memoryTotal', desc: true }, search: 'host-2', hidden: ['hostname'] } }),
    )
    await count('10 of 30 hosts')
    await expect.element(search).toHaveValue('host-2')
  })

  test('a hostname leads to its host, or nowhere', async () => {
    await wide()
    const { rerender } = await show(screen({ list: ready(hosts.slice(0, 1)) }))
    await expect
      .element(page.getByRole('link', { name: 'host-01' }))
      .toHaveAttribute('href', '/details/host-01')
    await rerender(screen({ list: ready(hosts.slice(0, 1)), hostTo: null }))
    await expect.element(page.getByText('host-01')).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  })

  test('an obsolete host tells since when, in words', async () => {
    await wide()
    const list = ready([makeHost(1, { createdAt: '2026-03-14T09:00:00.000Z' })])
    await show(screen({ list }), 'it')
    await expect
      .element(page.getByRole('rowheader', { name: /Obsoleto: ultimo aggiornamento/ }))
      .toBeInTheDocument()
  })

  test('a thousand hosts put few rows into the page', async () => {
    await wide()
    await show(screen({ list: ready(makeHosts(1000)), view: { pageSize: 'all' } }))
    await count('1,000 hosts')
    expect(page.getByRole('row').elements().length).toBeLessThan(80)
  })
})

describe('names that mean harm', () => {
  const named = hostileNames.map((hostname, index) => makeHost(index + 1, { hostname }))

  test.each(['<img src=x onerror=alert(1)>', '(a+)+$', '=1+1', '$&$1$`', '__proto__'])(
    'improve: a search for %s was read as a pattern or as HTML, now it finds the name',
    async (name) => {
      await wide()
      const alert = vi.spyOn(window, 'alert')
      await show(screen({ list: ready(named) }))
      await search.fill(name)
      const marked = () => document.querySelector('tbody th mark')?.textContent
      await expect.poll(marked).toBe(name)
      expect(names()).toContain(name)
      expect(document.querySelectorAll('table img, table script, table svg[onload]')).toHaveLength(0)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
      expect(alert).not.toHaveBeenCalled()
    },
  )
})

describe('improve: there were no summary counts; they', () => {
  const lost = [{ name: 'LOST', ignored: false, ignoredComment: '' }]
  const list = ready([
    makeHost(1, { hostname: 'late', createdAt: '2026-03-10T08:00:00.000Z', missingDatabases: lost }),
    makeHost(2, { hostname: 'lacking', createdAt: '2026-03-16T08:00:00.000Z', missingDatabases: lost }),
    makeHost(3, { hostname: 'fine', createdAt: '2026-03-16T08:00:00.000Z', missingDatabases: [] }),
  ])

  test('tell how many of all hosts are such, and show only them, until pressed again', async () => {
    await wide()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await show(screen({ list, onViewChange }))
    const counts = page.getByRole('group', { name: 'Summary' })
    await counts.getByRole('button', { name: 'Missing databases 2' }).click()
    expect(onViewChange).toHaveBeenLastCalledWith({
      filters: { missingDatabases: { kind: 'yesNo', value: true } },
    })
    await expect.poll(names).toEqual([expect.stringContaining('late'), 'lacking'])
    await counts.getByRole('button', { name: 'Obsolete 1' }).click()
    await expect.poll(names).toEqual([expect.stringContaining('late')])
    // Of all hosts, not of those that are left.
    const missing = counts.getByRole('button', { name: 'Missing databases 2', pressed: true })
    await missing.click()
    await counts.getByRole('button', { name: 'Obsolete 1', pressed: true }).click()
    await count('3 hosts')
  })

  test('say why one cannot be pressed', async () => {
    await wide()
    await show(screen({ list: ready([makeHost(1, { missingDatabases: [] })]) }))
    const none = page
      .getByRole('group', { name: 'Summary' })
      .getByRole('button', { name: 'Missing databases 0' })
    await expect.element(none).toHaveAttribute('aria-disabled', 'true')
    await expect.element(none).toHaveAttribute('title', 'No row matches')
  })
})
