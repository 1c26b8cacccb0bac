import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListView } from '../../lib/listView.ts'
import {
  buttonNamed,
  expectVisibleText,
  hosts,
  rowHeaderTexts,
  openFilters,
  screen,
  searchBox,
  useDesktopViewport,
} from '../../testing/samples/hostsScreen.tsx'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../testing/states.ts'

async function choose(field: string, ...values: string[]) {
  await page
    .getByRole('form', { name: 'Filters' })
    .getByRole('button', { name: new RegExp(`^${field} `) })
    .click()
  for (const value of values) await page.getByRole('option', { name: new RegExp(`^${value}\\b`) }).click()
  await userEvent.keyboard('{Escape}')
}

describe('search', () => {
  test('filters while typing and shows all hosts when cleared', async () => {
    await useDesktopViewport()
    await renderWithProviders(screen())
    await searchBox.fill('host-07')
    await expect.poll(rowHeaderTexts).toEqual(['host-07'])
    await expectVisibleText('1 of 30 hosts')
    await buttonNamed('Clear search').click()
    await expectVisibleText('30 hosts')
    await expect.element(searchBox).toHaveFocus()
  })

  test('focuses with / and clears with Escape', async () => {
    await renderWithProviders(screen())
    await expect.element(searchBox).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(searchBox).toHaveFocus()
    await userEvent.keyboard('a/b')
    await expect.element(searchBox).toHaveValue('a/b')
    await userEvent.keyboard('{Escape}')
    await expect.element(searchBox).toHaveValue('')
  })

  test('shows an empty state with a clear button when nothing matches', async () => {
    await renderWithProviders(screen({ view: undefined }))
    await searchBox.fill('nowhere')
    await expect.element(page.getByText('No results')).toBeVisible()
    await buttonNamed('Clear search and filters').click()
    await expectVisibleText('30 hosts')
  })
})

describe('filters', () => {
  test('apply only on Apply', async () => {
    await useDesktopViewport()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await renderWithProviders(screen({ onViewChange }))
    await openFilters()
    await choose('Environment', 'DEV')
    await expect.element(page.getByText('Not applied yet')).toBeVisible()
    await expectVisibleText('30 hosts')
    expect(onViewChange).not.toHaveBeenCalled()
    await buttonNamed('Apply').click()
    expect(onViewChange).toHaveBeenCalledOnce()
    await expectVisibleText('10 of 30 hosts')
    await expect.element(buttonNamed(/^Filters, 1 active/)).toBeVisible()
  })

  test('match whole values, combined with "or"', async () => {
    await useDesktopViewport()
    const list = ready([
      makeHost(1, { hostname: 'a', environment: 'DEV' }),
      makeHost(2, { hostname: 'b', environment: 'DEVOPS' }),
      makeHost(3, { hostname: 'c', environment: 'TEST' }),
    ])
    await renderWithProviders(screen({ list }))
    await openFilters()
    await choose('Environment', 'DEV', 'TEST')
    await buttonNamed('Apply').click()
    await expect.poll(rowHeaderTexts).toEqual(['a', 'c'])
  })

  test('keep rows without a number unless a range is set', async () => {
    await useDesktopViewport()
    const hostWithoutData = makeHost(1, { hostname: 'blank' })
    const list = ready([
      Object.assign(hostWithoutData, { info: { ...hostWithoutData.info, memoryTotal: null } }),
      ...hosts.slice(0, 2),
    ])
    await renderWithProviders(screen({ list }))
    await openFilters()
    await buttonNamed('Apply').click()
    await expect.poll(rowHeaderTexts).toEqual(['blank', 'host-01', 'host-02'])
    await page.getByRole('textbox', { name: 'Memory GiB, from' }).fill('1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(rowHeaderTexts).toEqual(['host-01', 'host-02'])
  })

  test('match obsolete hosts, missing databases and update days', async () => {
    await useDesktopViewport()
    const newlyMissing = [{ name: 'LOST', ignored: false, ignoredComment: '' }]
    const ignored = [{ name: 'OLD', ignored: true, ignoredComment: '' }]
    const list = ready([
      makeHost(1, { hostname: 'late', createdAt: '2026-03-10T08:00:00.000Z', missingDatabases: ignored }),
      makeHost(2, {
        hostname: 'lacking',
        createdAt: '2026-03-16T08:00:00.000Z',
        missingDatabases: newlyMissing,
      }),
      makeHost(3, { hostname: 'never', createdAt: '0001-01-01T00:00:00Z', missingDatabases: [] }),
    ])
    await renderWithProviders(screen({ list }))
    await openFilters()
    const chooseRadio = (field: string, choice: string) =>
      page.getByRole('radiogroup', { name: field }).getByRole('radio', { name: choice }).click()
    await chooseRadio('Obsolete', 'Yes')
    await buttonNamed('Apply').click()
    await expect.poll(rowHeaderTexts).toEqual([expect.stringContaining('late')])
    await buttonNamed('Reset').click()
    await chooseRadio('Missing databases', 'Yes')
    await buttonNamed('Apply').click()
    await expect.poll(rowHeaderTexts).toEqual(['lacking'])
    await buttonNamed('Reset').click()
    await page.getByRole('textbox', { name: 'Last report, from' }).fill('11/03/2026')
    await buttonNamed('Apply').click()
    await expect.poll(rowHeaderTexts).toEqual(['lacking'])
  })

  test('show an error and do not apply an invalid number', async () => {
    await useDesktopViewport()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await renderWithProviders(screen({ onViewChange }))
    await openFilters()
    const from = page.getByRole('textbox', { name: 'Memory GiB, from' })
    await from.fill('a lot')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^Enter a number/)).toBeVisible()
    await expect.element(from).toHaveFocus()
    expect(onViewChange).not.toHaveBeenCalled()
  })

  test('are removed by their chips, one by one or all', async () => {
    await useDesktopViewport()
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await renderWithProviders(screen({ onViewChange }))
    await openFilters()
    await choose('Environment', 'PROD')
    await page.getByRole('textbox', { name: 'Memory GiB, to' }).fill('10')
    await buttonNamed('Apply').click()
    await expectVisibleText('4 of 30 hosts')
    const chips = page.getByRole('list', { name: 'Active filters' })
    await expect.element(chips.getByText('Environment: PROD')).toBeVisible()
    await buttonNamed('Clear all').click()
    await expectVisibleText('30 hosts')
    expect(onViewChange).toHaveBeenLastCalledWith({})
    await choose('Environment', 'PROD')
    await page.getByRole('textbox', { name: 'Memory GiB, to' }).fill('10')
    await buttonNamed('Apply').click()
    await buttonNamed('Remove Memory GiB: ≤ 10').click()
    await expectVisibleText('10 of 30 hosts')
    expect(onViewChange).toHaveBeenLastCalledWith({
      filters: { environment: { kind: 'oneOf', values: ['PROD'] } },
    })
    await expect.element(buttonNamed('Clear all')).not.toBeInTheDocument()
  })

  test('are cleared by Reset, applied or not', async () => {
    await useDesktopViewport()
    await renderWithProviders(screen())
    await openFilters()
    await page.getByRole('combobox', { name: 'Hostname' }).fill('host-0')
    await buttonNamed('Apply').click()
    await expectVisibleText('9 of 30 hosts')
    await page.getByRole('textbox', { name: 'Swap GiB, from' }).fill('5')
    await buttonNamed('Reset').click()
    await expectVisibleText('30 hosts')
    await expect.element(page.getByRole('combobox', { name: 'Hostname' })).toHaveValue('')
    await expect.element(page.getByRole('textbox', { name: 'Swap GiB, from' })).toHaveValue('')
  })

  test('suggest values from the rows', async () => {
    await useDesktopViewport()
    await renderWithProviders(screen())
    await openFilters()
    await page.getByRole('combobox', { name: 'Hostname' }).fill('T-1')
    await expect.element(page.getByRole('option', { name: /^host-10/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('combobox', { name: 'Hostname' })).toHaveValue('host-11')
  })

  test('open in a sheet on a phone, which closes on Apply', async () => {
    await page.viewport(390, 844)
    await renderWithProviders(screen())
    await buttonNamed(/^Filters/).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('combobox', { name: 'Hostname' }).fill('host-30')
    await sheet.getByRole('button', { name: 'Apply' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.poll(rowHeaderTexts).toEqual(['host-30'])
    await useDesktopViewport()
  })
})

test('Obsolete lists the longest silent host first, and the former order afterwards', async () => {
  await useDesktopViewport()
  const silent = [3, 9, 5].map((days, index) =>
    makeHost(index + 1, { hostname: `silent-${days}`, createdAt: `2026-03-0${10 - days}T08:00:00.000Z` }),
  )
  await renderWithProviders(screen({ list: ready(silent) }))
  await expect.poll(rowHeaderTexts).toHaveLength(3)
  await buttonNamed(/^Obsolete/).click()
  const names = () => rowHeaderTexts().map((text) => /silent-./.exec(text)?.[0])
  await expect.poll(names).toEqual(['silent-9', 'silent-5', 'silent-3'])
  await buttonNamed(/^Obsolete/).click()
  await expect.poll(names).toEqual(['silent-3', 'silent-5', 'silent-9'])
})
