import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mysqlHost } from '../../../../testing/fixtures/mysqlHost.ts'
import { HostPart } from '../../../../testing/samples/HostPart.tsx'
import { renderWithCatalogue } from '../../../../testing/samples/renderWithCatalogue.tsx'

const sixty = <HostPart host={mysqlHost(60)} technology="Oracle/MySQL" initialDatabase="shop-17:3306" />

const option = (name: string | RegExp) => page.getByRole('option', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const tabListNamed = (name: string) => page.getByRole('tablist', { name })

it('finds and opens one of sixty databases by name', async () => {
  await renderWithCatalogue(sixty)
  await expect.element(tabListNamed('shop-17:3306')).toBeVisible()
  await page.getByPlaceholder('Type to search').fill('shop-60')
  await option(/shop-60/).click()
  await expect.element(tabListNamed('shop-60:3306')).toBeVisible()
})

it('scrolls the list of sixty databases to the open one', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(
    <HostPart host={mysqlHost(60)} technology="Oracle/MySQL" initialDatabase="shop-52:3306" />,
  )
  await expect.element(tabListNamed('shop-52:3306')).toBeVisible()
  const list = page.getByRole('listbox').element()
  expect(list.clientHeight).toBeLessThan(512)
  const [inner, outer] = [option(/shop-52/).element(), list].map((element) => element.getBoundingClientRect())
  expect(inner?.top).toBeGreaterThanOrEqual(outer?.top ?? Infinity)
  expect(inner?.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0)
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
  await expect.poll(() => option(/shop-/).elements().length).toBe(11)
  await button('Search databases').click()
  await expect.poll(() => option(/shop-/).elements().length).toBe(60)
})

it('searches only names until other fields are selected', async () => {
  await renderWithCatalogue(sixty)
  await button('Search databases').click()
  await page.getByLabelText('Search text').fill('8.0.41')
  await expect.element(page.getByText('No matching databases')).toBeVisible()
  await page.getByLabelText('Search in').click()
  await page.getByRole('option', { name: 'Version', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(tabListNamed('shop-42:3306')).toBeVisible()
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

it('names an unknown database and shows another one', async () => {
  await renderWithCatalogue(
    <HostPart host={mysqlHost(3)} technology="Oracle/MySQL" initialDatabase="not-here" />,
  )
  await expect.element(page.getByText('Database not-here not found on this host.')).toBeVisible()
  await expect.element(tabListNamed('shop-1:3306')).toBeVisible()
})

it('distinguishes databases with equal names in the select of a narrow viewport', async () => {
  await page.viewport(390, 844)
  const host = mysqlHost(3)
  const [first, two, three] = host.features.mysql?.instances ?? []
  if (!first || !two || !three) throw new Error('The sample host has fewer than three instances')
  const instances = [first, { ...two, name: first.name }, { ...first }]
  await renderWithCatalogue(
    <HostPart host={{ ...host, features: { mysql: { instances } } }} technology="Oracle/MySQL" />,
  )
  const labels = () =>
    page
      .getByLabelText('Database')
      .getByRole('option')
      .elements()
      .map((instance) => instance.textContent)
  await expect
    .poll(labels)
    .toEqual([
      expect.stringMatching(/^shop-1:3306, 8\.0\.0.* \(1\)$/),
      expect.stringMatching(/^shop-1:3306, 8\.0\.1/),
      expect.stringMatching(/^shop-1:3306, 8\.0\.0.* \(3\)$/),
    ])
})
