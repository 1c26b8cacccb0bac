import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListView } from '../lib/listView.ts'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { HostList } from '../testing/samples/HostList.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { ready } from '../testing/states.ts'

const hosts = makeHosts(30).map((host) => ({ ...host, environment: '' }))
const header = page.getByRole('columnheader', { name: /^Environment/ })
const note = page.getByText('1 empty column hidden: Environment')
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => page.viewport(1440, 900))

test('ListScreen hides a column without values and names it in the footer', async () => {
  await renderWithProviders(<HostList list={ready(hosts)} />)
  await expect.element(note).toBeVisible()
  expect(header.query()).toBeNull()
})

test('ListScreen shows empty columns on request and stores that in the view', async () => {
  const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
  await renderWithProviders(<HostList list={ready(hosts)} onViewChange={onViewChange} />)
  await button('Display').click()
  const entry = page.getByRole('menuitemcheckbox', { name: 'Environment', exact: true })
  await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitemcheckbox', { name: 'Show 1 empty column' }).click()
  await expect.element(header).toBeVisible()
  await expect.element(entry).toHaveAttribute('aria-checked', 'true')
  expect(onViewChange).toHaveBeenLastCalledWith({ showEmpty: true })
  await expect.element(note).not.toBeInTheDocument()
})

test('ListScreen keeps an optional column of the view until the rows show that it is absent', async () => {
  const columns = fixtureColumns.map((column) =>
    column.id === 'environment' ? { ...column, optional: true } : column,
  )
  const view = { sort: { id: 'environment', desc: true } }
  const onViewChange = vi.fn<(view: Partial<ListView>) => void>()
  const props = { columns, view, onViewChange }
  const notice = page.getByText(/unknown parameter ignored/i)
  const screen = await renderWithProviders(<HostList {...props} list={{ status: 'loading' }} />)
  await page.getByRole('searchbox').fill('db')
  await expect.poll(() => onViewChange.mock.lastCall?.[0]).toEqual({ ...view, search: 'db' })
  expect(notice.query()).toBeNull()
  await screen.rerender(<HostList {...props} list={ready(hosts)} />)
  await expect.element(page.getByText(/parameter ignored: environment/)).toBeVisible()
})

test('ListScreen keeps empty columns under server-side pagination', async () => {
  await renderWithProviders(<HostList list={{ status: 'ready', value: hosts, total: 1000 }} />)
  await expect.element(header).toBeVisible()
})

test('ListScreen shrinks columns until all fit the viewport', async () => {
  await page.viewport(800, 900)
  const ids = new Set(['hostname', 'cpuModel', 'databases', 'operatingSystem', 'memoryTotal'])
  const columns = fixtureColumns.filter(({ id }) => ids.has(id))
  await renderWithProviders(<HostList list={ready(makeHosts(30))} columns={columns} />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const scroller = page.getByRole('grid').element().parentElement
  await expect.poll(() => (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0)).toBe(0)
})
