import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { KindTable } from '../../testing/samples/KindTable.tsx'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { waitOptions } from '../../testing/waitOptions.ts'

const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const cells = (name: string) =>
  row(name)
    .getByRole('gridcell')
    .elements()
    .map((cell) => cell.textContent)
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent)
const sortBy = (name: RegExp) => page.getByRole('columnheader', { name }).getByRole('button').click()

beforeEach(() => page.viewport(1440, 900))

/** Waits for the lazy-loaded cells. */
async function showKinds() {
  await renderWithProviders(<KindTable />)
  await expect
    .element(row('users').getByRole('button', { name: 'Copy full text' }), waitOptions)
    .toBeVisible()
}

describe('rich cells', () => {
  test('format values and translate codes', async () => {
    await showKinds()
    expect(cells('users').slice(0, 7)).toEqual(['700 MiB', '0.4', '12.0%', '12.0%', 'ONLINE', 'Info', 'Easy'])
    expect(cells('sysaux').slice(0, 7)).toEqual([
      '4.1 TiB',
      '-3.3',
      '80.0%',
      '80.0%',
      'OFFLINE',
      'Critical',
      'Hard',
    ])
  })

  test('render a dash for null, unknown codes unchanged, and a name for no assessment', async () => {
    await showKinds()
    expect(cells('nothing')).toEqual(['-', '-', '-', '-', '-', '-', '-', '-', '-', '-'])
    expect(cells('temp').slice(5, 7)).toEqual(['NOTICE', 'Not counted'])
    expect(cells('undotbs1').at(6)).toBe('Not counted')
  })

  test('show the normal state as text, and only exceptions as pills', async () => {
    await showKinds()
    const state = (name: string) => row(name).getByRole('gridcell').nth(7)
    await expect.element(state('users')).toHaveTextContent('Open')
    await expect.element(state('system')).toHaveTextContent('Mounted')
    await expect.element(state('temp')).toHaveTextContent('constructor')
    const pills = names().filter((name) => state(name).element().querySelector('[data-slot=badge]'))
    expect(pills).toEqual(['system', 'sysaux', 'undotbs1'])
  })

  test('name the days of a week', async () => {
    await showKinds()
    const week = (name: string) => row(name).getByRole('gridcell').nth(8)
    await expect.element(week('users')).toHaveAccessibleName('Monday, Wednesday')
    await expect.element(week('system')).toHaveAccessibleName('Every day')
    await expect.element(week('sysaux')).toHaveAccessibleName('Sunday, Payday')
  })
})

describe('rich column sorting', () => {
  test('sorts severities from info to critical, with unknown values after them', async () => {
    await showKinds()
    await sortBy(/^Severity/)
    await expect.poll(names).toEqual(['users', 'undotbs1', 'system', 'archive', 'sysaux', 'temp', 'nothing'])
  })

  test('sorts sizes numerically', async () => {
    await showKinds()
    await sortBy(/^Size/)
    await expect.poll(names).toEqual(['temp', 'undotbs1', 'archive', 'users', 'system', 'sysaux', 'nothing'])
  })
})

test('search matches the displayed text and the code', async () => {
  await showKinds()
  await page.getByRole('searchbox').fill('4.1 tib')
  await expect.poll(names).toEqual(['sysaux'])
  await page.getByRole('searchbox').fill('critical')
  await expect.poll(names).toEqual(['sysaux'])
})

test('search matches labels in the current language', async () => {
  await renderWithProviders(<KindTable />, 'it')
  await page.getByRole('searchbox').fill('critico')
  await expect.poll(names).toEqual(['sysaux'])
})

test('copies code by its button and with Enter on its cell', async () => {
  await showKinds()
  page
    .getByRole('columnheader', { name: /^Command/ })
    .getByRole('button')
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
})
