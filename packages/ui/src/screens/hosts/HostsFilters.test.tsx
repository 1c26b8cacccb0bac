import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListView } from '../../lib/listView.ts'
import {
  button,
  count,
  hosts,
  names,
  openFilters,
  screen,
  search,
  wide,
} from '../../testing/samples/hostsOnScreen.tsx'
import { show } from '../../testing/samples/show.tsx'
import { ready } from '../../testing/states.ts'

async function choose(field: string, ...values: string[]) {
  await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('button', { name: new RegExp(`^${field} `) })
    .click()
  for (const value of values) await page.getByRole('checkbox', { name: value, exact: true }).click()
  await userEvent.keyboard('{Escape}')
}

describe('search', () => {
  test('filters while typing and shows all hosts when cleared', async () => {
    await wide()
    await show(screen())
    await search.fill('host-07')
    await expect.poll(names).toEqual(['host-07'])
    await count('1 of 30 hosts')
    await button('Clear search').click()
    await count('30 hosts')
    await expect.element(search).toHaveFocus()
  })

  test('focuses with / and clears with Escape', async () => {
    await show(screen())
    await expect.element(search).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('a/b')
    await expect.element(search).toHaveValue('a/b')
    await userEvent.keyboard('{Escape}')
    await expect.element(search).toHaveValue('')
  })

  test('shows an empty state with a clear button when nothing matches', async () => {
    await show(screen({ view: undefined }))
    await search.fill('nowhere')
    await expect.element(page.getByText('Nothing matches')).toBeVisible()
    await button('Clear search and filters').click()
    await count('30 hosts')
  })
})

describe('filters', () => {
  test('apply only on Apply', async () => {
    await wide()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await show(screen({ onViewChange }))
    await openFilters()
    await choose('Environment', 'DEV')
    await expect.element(page.getByText('Not applied yet')).toBeVisible()
    await count('30 hosts')
    expect(onViewChange).not.toHaveBeenCalled()
    await button('Apply').click()
    expect(onViewChange).toHaveBeenCalledOnce()
    await count('10 of 30 hosts')
    await expect.element(button(/^Filters, 1 active/)).toBeVisible()
  })

  test('match whole values, combined with "or"', async () => {
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

  test('keep rows without a number unless a range is set', async () => {
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

  test('match obsolete hosts, missing databases and update days', async () => {
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

  test('show an error and do not apply an invalid number', async () => {
    await wide()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await show(screen({ onViewChange }))
    await openFilters()
    const from = page.getByRole('textbox', { name: 'Memory, from' })
    await from.fill('a lot')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^Enter a number/)).toBeVisible()
    await expect.element(from).toHaveFocus()
    expect(onViewChange).not.toHaveBeenCalled()
  })

  test('are removed by their chips, one by one or all', async () => {
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

  test('are cleared by Reset, applied or not', async () => {
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

  test('suggest values from the rows', async () => {
    await wide()
    await show(screen())
    await openFilters()
    await page.getByRole('combobox', { name: 'Hostname' }).fill('T-1')
    await expect.element(page.getByRole('option', { name: /^host-10/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('combobox', { name: 'Hostname' })).toHaveValue('host-11')
  })

  test('open in a sheet on a phone, which closes on Apply', async () => {
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
