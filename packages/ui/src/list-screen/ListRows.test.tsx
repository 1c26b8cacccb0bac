import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListView } from '../lib/listView.ts'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { ready } from '../testing/states.ts'
import { waitOptions } from '../testing/waitOptions.ts'
import { ListScreen } from './ListScreen.tsx'

const hosts = makeHosts(60)
const rowId = ({ hostname }: { hostname: string }) => hostname
const list = { area: 'hosts', columns: fixtureColumns, list: ready(hosts), rowId } as const
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => page.viewport(1440, 900))

describe('bulk selection', () => {
  const onDismiss = vi.fn<(names: readonly string[]) => void>()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  const bulk = (
    <div className="h-dvh">
      <ListScreen
        {...list}
        bulkActions={(rows, clear) => (
          <button
            type="button"
            onClick={() => {
              onDismiss(rows.map(rowId))
              clear()
            }}
          >
            Dismiss
          </button>
        )}
      />
    </div>
  )

  test('passes all matching rows to the action and clears the selection', async () => {
    await renderWithProviders(bulk)
    expect(bar.elements()).toEqual([])
    await page.getByRole('searchbox').fill('prod')
    await page.getByRole('checkbox', { name: 'Select all 22 rows' }).click()
    await expect.element(bar.getByText('22 rows selected'), waitOptions).toBeVisible()
    await button('Dismiss').click()
    expect(onDismiss.mock.calls[0]?.[0]).toHaveLength(22)
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('copies the selected rows with headers and clears the selection', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await renderWithProviders(bulk)
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(1)
      .click()
    await expect.element(bar.getByText('1 row selected'), waitOptions).toBeVisible()
    await button('Copy rows').click()
    const [head, first, ...rest] = writeText.mock.calls[0]?.[0].split('\n') ?? []
    expect(head).toMatch(/^Hostname\t/)
    expect(first?.split('\t')[0]).toBe(hosts[1]?.hostname)
    expect(rest).toEqual([])
    writeText.mockRestore()
    await expect.element(bar.getByText('Copied')).toBeInTheDocument()
    await button('Clear selection').click()
    await expect.element(bar).not.toBeInTheDocument()
    expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  })

  test('says how many selected rows are hidden by the search and deselects them', async () => {
    await renderWithProviders(bulk)
    await page.getByRole('checkbox', { name: 'Select all 60 rows' }).click()
    await page.getByRole('searchbox').fill('prod')
    await expect
      .element(bar.getByText('(38 of them are hidden by the search or the filters)'), waitOptions)
      .toBeVisible()
    await button('Deselect hidden rows').click()
    await expect.element(bar.getByText('22 rows selected'), waitOptions).toBeVisible()
    await page.getByRole('searchbox').fill('')
    await expect.element(bar.getByText('22 rows selected'), waitOptions).toBeVisible()
  })

  test('returns the focus to the table when the bar closes', async () => {
    await renderWithProviders(bulk)
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(1)
      .click()
    await expect.element(bar, waitOptions).toBeVisible()
    button('Clear selection').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(bar).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.closest('[role=grid]') ?? null).not.toBeNull()
  })
})

describe('PrintView', () => {
  const paper = () => [...document.querySelectorAll('[data-slot=print-view] tbody tr')]

  test('prints all matching rows in sort order', async () => {
    await renderWithProviders(
      <ListScreen {...list} view={{ search: 'prod', sort: { id: 'hostname', desc: true } }} />,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('1–22 of 22 (60 total)')
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('beforeprint'))
        return paper().length
      }, waitOptions)
      .toBe(22)
    const names = paper().map((row) => row.querySelector('td')?.textContent)
    expect(names).toEqual(
      hosts
        .map(rowId)
        .filter((name) => names.includes(name))
        .toSorted(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare)
        .toReversed(),
    )
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(paper).toEqual([])
  })

  test('prints long lists up to the limit and states the range', async () => {
    const names = fixtureColumns.filter(({ id }) => id === 'hostname')
    await renderWithProviders(<ListScreen {...list} columns={names} list={ready(makeHosts(5001))} />)
    await expect.element(page.getByRole('status')).toHaveTextContent('1–25 of 5,001')
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('beforeprint'))
        return paper().length
      }, waitOptions)
      .toBe(5000)
    const about = document.querySelector('[data-slot=print-view] p')?.textContent
    expect(about).toMatch(/^5,001 hosts · 1–5,000 of 5,001 · /)
    window.dispatchEvent(new Event('afterprint'))
    await expect.poll(paper).toEqual([])
  })
})

test('a link finds the row of a name that is part of another one, and the filter says so', async () => {
  const [first, second, ...others] = hosts
  if (!first || !second) throw new Error('There are no hosts')
  const similar = [{ ...first, hostname: 'db-1' }, { ...second, hostname: 'db-10' }, ...others]
  await renderWithProviders(
    <ListScreen
      {...list}
      list={ready(similar)}
      view={{ filters: { hostname: { kind: 'oneOf', values: ['db-1'] } } }}
    />,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('1–1 of 1 (60 total)')
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect.element(page.getByRole('combobox', { name: 'Hostname' })).toHaveValue('"db-1"')
})

describe('server-side pagination', () => {
  const paged = (rows: typeof hosts, total: number, view: Partial<ListView>, onViewChange = vi.fn()) => (
    <ListScreen
      {...list}
      list={{ status: 'ready', value: rows, total }}
      view={view}
      onViewChange={onViewChange}
    />
  )

  test('requests another page and sort order', async () => {
    const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
    await renderWithProviders(paged(hosts.slice(0, 25), 1200, {}, onViewChange))
    await expect.element(page.getByRole('status')).toHaveTextContent('1–25 of 1,200')
    await button('Next page').click()
    expect(onViewChange).toHaveBeenLastCalledWith({ page: 2 })
    await page
      .getByRole('columnheader', { name: /^Memory/ })
      .getByRole('button')
      .click()
    expect(onViewChange).toHaveBeenLastCalledWith({ sort: { id: 'memoryTotal', desc: false } })
  })

  test('shows the no-results state if a search returns nothing', async () => {
    await renderWithProviders(paged([], 0, { search: 'x' }))
    await expect.element(page.getByText('No rows match the search or the filters.')).toBeVisible()
  })
})
