import { makeHostDetail } from '@inventory-console/api-mocks/fixtures/oracle'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mysqlHost } from '../../../../testing/fixtures/mysqlHost.ts'
import { HostPart } from '../../../../testing/samples/HostPart.tsx'
import { renderWithCatalogue } from '../../../../testing/samples/renderWithCatalogue.tsx'
import { DatabasesSkeleton } from './DatabasesSkeleton.tsx'

const sixty = <HostPart host={mysqlHost(60)} technology="Oracle/MySQL" initialDatabase="shop-17:3306" />

const row = (name: string) => page.getByRole('rowheader').getByRole('link', { name, exact: true })
const rows = () =>
  page
    .getByRole('rowheader')
    .getByRole('link', { name: /^shop-/ })
    .elements()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const tabListNamed = (name: string) => page.getByRole('tablist', { name })

it('opens a database below its row and closes it again', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<HostPart host={mysqlHost(3)} technology="Oracle/MySQL" />)
  await expect.element(row('shop-2:3306')).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByRole('tablist').query()).toBeNull()
  await row('shop-2:3306').click()
  await expect.element(tabListNamed('shop-2:3306')).toBeVisible()
  const [own, panel, next] = [row('shop-2:3306'), tabListNamed('shop-2:3306'), row('shop-3:3306')].map(
    (locator) => locator.element().getBoundingClientRect().top,
  )
  expect([own, panel, next]).toEqual([own, panel, next].toSorted((a, b) => Number(a) - Number(b)))
  await row('shop-2:3306').click()
  await expect.element(tabListNamed('shop-2:3306')).not.toBeInTheDocument()
})

describe.each([1440, 390])('in a window of %i pixels', (width) => {
  it.each([
    ['Oracle/Database', 15],
    ['Oracle/MySQL', 3],
    ['Microsoft/SQLServer', 51],
    ['PostgreSQL/PostgreSQL', 23],
    ['MongoDB/MongoDB', 7],
  ] as const)('is as high as its skeleton, %s', async (technology, index) => {
    await page.viewport(width, 900)
    const host = makeHostDetail(index)
    await renderWithCatalogue(
      <>
        <DatabasesSkeleton host={host} technology={technology} hasOpen={false} />
        <HostPart host={host} technology={technology} />
      </>,
    )
    const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0
    const databases = page.getByRole('region', { name: 'Databases' }).element()
    expect(heightOf(document.querySelector('[data-slot="skeleton"]'))).toBeCloseTo(heightOf(databases), 0)
  })
})

it('scrolls to the open one of sixty databases', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(
    <HostPart host={mysqlHost(60)} technology="Oracle/MySQL" initialDatabase="shop-52:3306" />,
  )
  await expect.element(tabListNamed('shop-52:3306')).toBeVisible()
  await expect.element(row('shop-52:3306')).toBeInViewport()
})

it('moves between the rows by keyboard, and Escape closes', async () => {
  await renderWithCatalogue(<HostPart host={mysqlHost(3)} technology="Oracle/MySQL" />)
  await expect.element(row('shop-1:3306')).toBeVisible()
  row('shop-1:3306').element().focus()
  await userEvent.keyboard('{ArrowDown}j{ArrowUp}{Enter}')
  await expect.element(tabListNamed('shop-2:3306')).toBeVisible()
  await page.getByRole('tab', { name: 'Growth' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(tabListNamed('shop-2:3306')).not.toBeInTheDocument()
  await expect.element(row('shop-2:3306')).toHaveFocus()
})

it('sorts by a column', async () => {
  await renderWithCatalogue(<HostPart host={mysqlHost(12)} technology="Oracle/MySQL" />)
  const names = () => rows().map(({ textContent }) => textContent)
  await expect.poll(names).toEqual(Array.from({ length: 12 }, (_, index) => `shop-${index + 1}:3306`))
  await page.getByRole('columnheader', { name: 'Instance', exact: true }).getByRole('button').click()
  await expect.poll(() => names()[0]).toBe('shop-12:3306')
  await expect
    .element(page.getByRole('columnheader', { name: 'Instance', exact: true }))
    .toHaveAttribute('aria-sort', 'descending')
})

it('sorts instances without a version or a license that counts to the end', async () => {
  const host = mysqlHost(3)
  const [first, second, third] = host.features.mysql?.instances ?? []
  if (!first || !second || !third) throw new Error('The sample host has no instances')
  const licensed = { ...first.license, count: 1, ignored: false }
  const instances = [
    { ...first, version: '', license: licensed },
    { ...second, license: { ...licensed, count: 9, ignored: true } },
    { ...third, license: licensed },
  ]
  await renderWithCatalogue(
    <HostPart host={{ ...host, features: { mysql: { instances } } }} technology="Oracle/MySQL" />,
  )
  const names = () => rows().map(({ textContent }) => textContent.slice(0, 6))
  const sortBy = (name: string) => page.getByRole('columnheader', { name }).getByRole('button').click()
  await sortBy('Version')
  await expect.poll(names).toEqual(['shop-2', 'shop-3', 'shop-1'])
  await sortBy('Licenses')
  await expect.poll(() => names().at(-1)).toBe('shop-2')
  await sortBy('Licenses')
  await expect.poll(names).toEqual(['shop-1', 'shop-3', 'shop-2'])
})

it('adds up the storage of an instance as its list of databases names it', async () => {
  const host = makeHostDetail(7)
  const [instance] = host.features.mongodb?.instances ?? []
  const [stats] = instance?.dbStats ?? []
  if (!instance || !stats) throw new Error('The sample host has no instance')
  const gib = 1024 ** 3
  const dbStats = [{ ...stats, storageSize: 2 * gib, indexSize: 3 * gib, totalSize: 5 * gib }]
  await renderWithCatalogue(
    <HostPart
      host={{ ...host, features: { mongodb: { instances: [{ ...instance, dbStats }] } } }}
      technology="MongoDB/MongoDB"
    />,
  )
  await expect.element(page.getByRole('cell', { name: '2.0', exact: true })).toBeVisible()
})

it('keeps the open database as the user left it when the databases are sorted', async () => {
  await renderWithCatalogue(sixty)
  await page.getByRole('tab', { name: /^Databases/ }).click()
  const search = page.getByRole('tabpanel').getByRole('searchbox')
  await search.fill('orders')
  await page.getByRole('columnheader', { name: 'Instance', exact: true }).getByRole('button').click()
  await expect.poll(() => rows()[0]?.textContent).toBe('shop-60:3306')
  await expect.element(search).toHaveValue('orders')
})

it('shows only the tabs and facts selected in "Search in"', async () => {
  await renderWithCatalogue(sixty)
  await button('Search databases').click()
  await page.getByLabelText('Search in').click()
  for (const name of ['Growth', 'Version']) await page.getByRole('option', { name, exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tab', { name: 'Growth' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Info' })).toBeVisible()
  expect(page.getByRole('tab').elements()).toHaveLength(2)
  await expect.element(page.getByText('Version', { exact: true }).last()).toBeVisible()
  expect(page.getByText('Architecture').query()).toBeNull()
})

it('shows all databases again when the search is collapsed', async () => {
  await renderWithCatalogue(sixty)
  await button('Search databases').click()
  await page.getByLabelText('Search text').fill('shop-2')
  await expect.poll(() => rows().length).toBe(11)
  await button('Search databases').click()
  await expect.poll(() => rows().length).toBe(60)
})

it('searches only names until other fields are selected', async () => {
  await renderWithCatalogue(sixty)
  await button('Search databases').click()
  await page.getByLabelText('Search text').fill('8.0.41')
  await expect.element(page.getByText('No matching databases')).toBeVisible()
  await page.getByLabelText('Search in').click()
  await page.getByRole('option', { name: 'Version', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => rows().map(({ textContent }) => textContent)).toEqual(['shop-42:3306'])
})

it('highlights matches in facts and lists', async () => {
  await renderWithCatalogue(sixty)
  const markedText = () =>
    [...document.querySelectorAll('[role=tabpanel] mark')].map(({ textContent }) => textContent)
  const tab = page.getByRole('tab', { name: /^Databases/ })
  await button('Search databases').click()
  await page.getByLabelText('Search in').click()
  await page.getByRole('option', { name: 'Version', exact: true }).click()
  await page.getByRole('option', { name: 'Databases', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await page.getByLabelText('Search text').fill('8.0.16')
  await expect.poll(markedText).toEqual(['8.0.16'])
  await tab.click()
  await page.getByLabelText('Search text').fill('INNO')
  await expect.element(page.getByText('No matching databases')).toBeVisible()
  await page.getByLabelText('Search text').fill('LATIN1')
  await expect.poll(() => new Set(markedText())).toEqual(new Set(['latin1']))
  // Without selected fields only names are searched, so the tab has no matches.
  await page.getByLabelText('Search text').fill('shop')
  await expect.poll(markedText).toEqual([])
})

it('names an unknown database and opens none', async () => {
  await renderWithCatalogue(
    <HostPart host={mysqlHost(3)} technology="Oracle/MySQL" initialDatabase="not-here" />,
  )
  await expect.element(page.getByText('Database not-here not found on this host.')).toBeVisible()
  expect(page.getByRole('tablist').query()).toBeNull()
})

it('opens the instance that contains the database of the URL', async () => {
  const host = makeHostDetail(7)
  const instances = host.features.mongodb?.instances ?? []
  const last = instances.at(-1)
  const own = last?.dbStats.find(({ dbName }) =>
    instances.every((other) => other === last || other.dbStats.every((stats) => stats.dbName !== dbName)),
  )
  if (!last || !own) throw new Error('The sample host has no database of its last instance alone')
  await renderWithCatalogue(
    <HostPart host={host} technology="MongoDB/MongoDB" initialDatabase={own.dbName} />,
  )
  await expect.element(tabListNamed(last.name)).toBeVisible()
})

it('opens the right one of databases with equal names', async () => {
  const host = mysqlHost(3)
  const [first, two, three] = host.features.mysql?.instances ?? []
  if (!first || !two || !three) throw new Error('The sample host has fewer than three instances')
  const instances = [first, { ...two, name: first.name }, three]
  await renderWithCatalogue(
    <HostPart host={{ ...host, features: { mysql: { instances } } }} technology="Oracle/MySQL" />,
  )
  await row(first.name).nth(1).click()
  await expect.element(row(first.name).nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect.element(row(first.name).nth(0)).toHaveAttribute('aria-expanded', 'false')
  await expect.element(row(first.name).nth(1)).toHaveAttribute('href', expect.stringContaining('nth=2'))
})

it.each([
  ['LOG', 'SHOP log'],
  ['ROWS', 'SHOP'],
])('names the fullest file of a SQL Server instance, a %s file, “%s”', async (fileType, name) => {
  await page.viewport(1440, 900)
  const host = makeHostDetail(51)
  const { sqlServer } = host.features.microsoft ?? {}
  const [instance] = sqlServer?.instances ?? []
  const [database] = instance?.databases ?? []
  const [file] = database?.tablespaces ?? []
  if (!sqlServer || !instance || !database || !file) throw new Error('The sample host has no file')
  const databases = [
    { ...database, name: 'SHOP', tablespaces: [{ ...file, fileType, alloc: 100, used: 87 }] },
    { ...database, name: 'REST', tablespaces: [{ ...file, fileType: 'ROWS', alloc: 100, used: 12 }] },
  ]
  const features = { microsoft: { sqlServer: { ...sqlServer, instances: [{ ...instance, databases }] } } }
  await renderWithCatalogue(<HostPart host={{ ...host, features }} technology="Microsoft/SQLServer" />)
  await expect
    .element(page.getByRole('cell', { name: /87%/ }).getByTitle(name, { exact: true }))
    .toBeVisible()
})

it('shows the sums of all databases only beside the number of all', async () => {
  await page.viewport(1440, 900)
  const host = makeHostDetail(15)
  const oracle = host.features.oracle?.database
  const [database] = oracle?.databases ?? []
  if (!oracle || !database) throw new Error('The sample host has no database')
  const features = {
    oracle: { database: { ...oracle, databases: [database, { ...database, name: 'OTHER' }] } },
  }
  await renderWithCatalogue(<HostPart host={{ ...host, features }} technology="Oracle/Database" />)
  const head = () => document.querySelector('section > header')?.textContent
  await expect.poll(head).toMatch(/^2 databases.+GiB/)
  await button('Search databases').click()
  await page.getByLabelText('Search text').fill('OTHER')
  await expect.poll(head).toMatch(/^1 database/)
  expect(head()).not.toMatch(/GiB/)
})
