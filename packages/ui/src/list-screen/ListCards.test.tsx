import type { HostSummary } from '@inventory-console/api-mocks/contract'
import { makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Column } from '../data-table/columns/column.ts'
import { fixtureColumns } from '../testing/fixtures/fixtureColumns.ts'
import { HostList } from '../testing/samples/HostList.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'
import { ready } from '../testing/states.ts'

const hosts = makeHosts(30)
const grid = page.getByRole('grid')
const firstRow = page
  .getByRole('row')
  .filter({ has: page.getByRole('rowheader') })
  .first()
const sideways = () => {
  const scroller = grid.element().parentElement
  return (scroller?.scrollWidth ?? 0) - (scroller?.clientWidth ?? 0)
}

beforeEach(() => page.viewport(390, 844))

test('ListScreen shows rows as cards with the identity and two facts on a phone', async () => {
  await renderWithProviders(<HostList list={ready(hosts)} />)
  await expect.element(firstRow).toBeVisible()
  expect(firstRow.getByRole('gridcell').elements()).toHaveLength(2)
  expect(Math.round(firstRow.element().getBoundingClientRect().height)).toBe(68)
  expect(sideways()).toBe(0)
})

test('ListScreen shows a list and its label on one line of a card', async () => {
  const columns = fixtureColumns.filter(({ id }) => ['hostname', 'environment', 'databases'].includes(id))
  const databases = { 'Oracle/Database': ['one', 'two', 'three'] }
  const rows = hosts.map((host) => ({ ...host, databases }))
  await renderWithProviders(<HostList list={ready(rows)} columns={columns} />)
  const names = firstRow.getByText('one, two')
  await expect.element(names).toBeVisible()
  const card = firstRow.element().getBoundingClientRect()
  expect(names.element().getBoundingClientRect().bottom).toBeLessThan(card.bottom)
})

test('ListScreen shows the whole status beside a long identity on a card', async () => {
  const status: Column<HostSummary> = {
    id: 'status',
    kind: 'badge',
    card: 'status',
    value: () => 'Nearly covered',
    tone: () => 'warning',
  }
  const columns = [...fixtureColumns.filter(({ id }) => ['hostname', 'cpuModel'].includes(id)), status]
  const rows = hosts.map((host, index) => ({ ...host, hostname: `${'long-name-'.repeat(8)}${index}` }))
  await renderWithProviders(<HostList list={ready(rows)} columns={columns} />)
  const text = () => firstRow.element().querySelector('[data-slot="badge"] bdi')
  await expect.poll(() => text()?.textContent).toBe('Nearly covered')
  expect(text()?.scrollWidth).toBe(text()?.clientWidth)
  const identity = firstRow.getByRole('rowheader').element().getBoundingClientRect()
  expect(identity.width).toBeGreaterThan(180)
  expect(identity.right).toBeLessThanOrEqual(text()?.getBoundingClientRect().left ?? 0)
  expect(sideways()).toBe(0)
})

test('ListScreen cuts a long label of a card before its value', async () => {
  const cost: Column<HostSummary> = {
    id: 'Additional cost at list price',
    kind: 'number',
    value: () => 115_710_000,
  }
  const columns = [...fixtureColumns.filter(({ id }) => id === 'hostname'), cost]
  await renderWithProviders(<HostList list={ready(hosts)} columns={columns} />)
  const value = firstRow.getByText('115,710,000')
  await expect.element(value).toBeVisible()
  expect(value.element().scrollWidth).toBe(value.element().clientWidth)
})

test('ListScreen shows a number of a card without its label if both do not fit', async () => {
  const cost: Column<HostSummary> = {
    id: 'Additional cost at list price',
    kind: 'number',
    value: () => 115_710_000_115_710,
  }
  const columns = [...fixtureColumns.filter(({ id }) => id === 'hostname'), cost]
  await renderWithProviders(<HostList list={ready(hosts)} columns={columns} />)
  const value = firstRow.getByText('115,710,000,115,710')
  await expect.element(value).toBeVisible()
  const cell = firstRow.getByRole('gridcell').element().getBoundingClientRect()
  expect(value.element().scrollWidth).toBe(value.element().clientWidth)
  expect(value.element().getBoundingClientRect().left - cell.left).toBeLessThan(10)
  // The line is as high as the value, so that no part of the label shows above it.
  expect(value.element().getBoundingClientRect().top).toBeLessThanOrEqual(cell.top)
})

test('ListScreen switches from cards to the table in the Display menu', async () => {
  await renderWithProviders(<HostList list={ready(hosts)} />)
  await expect.element(firstRow).toBeVisible()
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Show as table' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => firstRow.getByRole('gridcell').elements().length).toBeGreaterThan(5)
})

test('ListScreen moves between cards with the arrow keys', async () => {
  await renderWithProviders(<HostList list={ready(hosts)} />)
  await expect.element(firstRow).toBeVisible()
  firstRow.getByRole('rowheader').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('rowheader').nth(1)).toHaveFocus()
})

test('ListScreen aligns both edges of the cards with the toolbar', async () => {
  const list = { list: ready(hosts), columns: fixtureColumns }
  const { rerender } = await renderWithProviders(<HostList {...list} />)
  await expect.element(firstRow).toBeVisible()
  const search = () => page.getByRole('searchbox').element().getBoundingClientRect()
  const link = firstRow.getByRole('rowheader').getByRole('link')
  const row = () => firstRow.element().getBoundingClientRect()
  expect(search().left).toBe(12)
  expect(link.element().getBoundingClientRect().left).toBe(search().left)
  const sort = grid.getByRole('columnheader').getByText('Sort')
  expect(sort.element().getBoundingClientRect().left).toBe(search().left)
  expect([row().left, row().right]).toEqual([0, 390])

  await rerender(
    <HostList
      {...list}
      bulkActions={() => null}
      detail={() => null}
      rowActions={() => [{ id: 'no', label: 'No', onSelect: () => {} }]}
    />,
  )
  const box = () => firstRow.getByRole('checkbox').element().parentElement?.getBoundingClientRect()
  await expect.poll(() => box()?.left).toBe(search().left)
  const selectAll = grid.getByRole('columnheader').getByRole('checkbox').element().parentElement
  expect(selectAll?.getBoundingClientRect().left).toBe(search().left)
  const head = grid.getByRole('columnheader').first().element().getBoundingClientRect()
  expect(head.left).toBe(row().left)
  const menu = firstRow.getByRole('button', { name: /^Actions/ })
  await expect.element(menu).toBeVisible()
  expect(menu.element().getBoundingClientRect().right).toBe(390 - search().left)
})

test('ListScreen aligns the names that explain codes of different lengths', async () => {
  const columns: readonly Column<HostSummary>[] = [
    {
      id: 'code',
      kind: 'text',
      value: ({ hostname }) => (hostname === hosts[0]?.hostname ? 'A1' : 'L104089'),
    },
    { id: 'name', kind: 'text', card: 'name', value: () => 'Oracle Partitioning' },
  ]
  await renderWithProviders(<HostList list={ready(hosts.slice(0, 2))} columns={columns} />)
  await expect.poll(() => page.getByText('Oracle Partitioning').elements().length).toBe(2)
  const starts = page
    .getByText('Oracle Partitioning')
    .elements()
    .map((name) => name.getBoundingClientRect().left)
  expect(new Set(starts).size).toBe(1)
})

test('ListScreen sorts cards by the select above them', async () => {
  const rows = hosts.map((host, index) => ({ ...host, hostname: `host-${index + 10}` }))
  await renderWithProviders(<HostList list={ready(rows)} />)
  await expect.element(firstRow).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('Hostname ↓')
  await expect.element(firstRow.getByRole('rowheader')).toHaveTextContent('host-39')
})

test('ListScreen shows the details of a card as wide as the list, and a table in them as a table', async () => {
  const detail = () => (
    <table className="w-full">
      <tbody>
        <tr>
          <th scope="row">vmcl-01</th>
          <td>160 licenses</td>
        </tr>
      </tbody>
    </table>
  )
  await renderWithProviders(
    <HostList
      list={ready(hosts)}
      detail={detail}
      rowActions={() => [{ id: 'no', label: 'No', onSelect: () => {} }]}
    />,
  )
  await firstRow.getByRole('button', { name: /^Details/ }).click()
  const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect()
  await expect.element(page.getByText('160 licenses')).toBeVisible()
  expect(boxOf('160 licenses').top).toBe(boxOf('vmcl-01').top)
  // The padding of the details.
  expect(boxOf('160 licenses').right).toBe(390 - 16)
})

test('ListScreen shows a word of the name and the whole status beside a long identity on a card', async () => {
  const columns: readonly Column<HostSummary>[] = [
    ...fixtureColumns.filter(({ id }) => id === 'hostname'),
    { id: 'name', kind: 'text', card: 'name', value: () => 'Enterprise Edition' },
    { id: 'status', kind: 'badge', card: 'status', value: () => 'Nearly covered', tone: () => 'warning' },
  ]
  const rows = hosts.map((host, index) => ({ ...host, hostname: `${'long-name-'.repeat(8)}${index}` }))
  await renderWithProviders(
    <HostList
      list={ready(rows)}
      columns={columns}
      bulkActions={() => null}
      detail={() => null}
      rowActions={() => [{ id: 'no', label: 'No', onSelect: () => {} }]}
    />,
  )
  const name = firstRow.getByText('Enterprise Edition')
  await expect.element(name).toBeVisible()
  const text = firstRow.element().querySelector('[data-slot="badge"] bdi')
  expect(text?.scrollWidth).toBe(text?.clientWidth)
  const range = new Range()
  range.selectNodeContents(name.element())
  // One line for each word.
  expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(2)
  expect(sideways()).toBe(0)
})
