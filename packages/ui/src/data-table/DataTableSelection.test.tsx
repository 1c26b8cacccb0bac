import { makeHost, makeHosts } from '@inventory-console/api-mocks/fixtures/hosts'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HostTable } from '../testing/samples/HostTable.tsx'
import { renderWithProviders } from '../testing/samples/renderWithProviders.tsx'

const all = page.getByRole('columnheader').getByRole('checkbox')
const box = (row: number) =>
  page.getByRole('checkbox', { name: `Select ${makeHost(row).hostname}`, exact: true })
const boxes = () => page.getByRole('checkbox').elements().slice(1)
const isSet = (one: Element) => one instanceof HTMLInputElement && one.checked
/** Selected rows, counted from 1. */
const chosen = () => boxes().flatMap((one, index) => (isSet(one) ? [index + 1] : []))

beforeEach(() => page.viewport(1440, 900))

test('toggles row selection', async () => {
  await renderWithProviders(<HostTable rows={makeHosts(5)} selectable />)
  await box(2).click()
  expect(chosen()).toEqual([2])
  await expect.element(page.getByRole('row').filter({ has: box(2) })).toHaveAttribute('aria-selected', 'true')
  await expect.element(all).toBePartiallyChecked()
  await box(2).click()
  expect(chosen()).toEqual([])
  await expect.element(all).not.toBeChecked()
})

test('sets the range from the last row with Shift', async () => {
  await renderWithProviders(<HostTable rows={makeHosts(8)} selectable />)
  await box(6).click()
  await box(3).click({ modifiers: ['Shift'] })
  expect(chosen()).toEqual([3, 4, 5, 6])
  await box(4).click()
  await box(5).click({ modifiers: ['Shift'] })
  expect(chosen()).toEqual([3, 6])
})

test('a checkbox that is pressed with Shift gets the focus and selects no text', async () => {
  await renderWithProviders(<HostTable rows={makeHosts(2)} selectable />)
  await expect.element(box(1)).toBeVisible()
  const options = { bubbles: true, cancelable: true }
  const press = (shiftKey: boolean) =>
    box(1)
      .element()
      .dispatchEvent(new MouseEvent('mousedown', { ...options, shiftKey }))
  // False: the default of the browser is prevented.
  expect([press(false), press(true)]).toEqual([true, false])
  expect(document.activeElement).toBe(box(1).element())
})

test('selects a single row with Shift after the sort order changed', async () => {
  const rows = makeHosts(8)
  await renderWithProviders(<HostTable rows={rows} selectable />)
  await box(8).click()
  await page
    .getByRole('columnheader', { name: /^Hostname/ })
    .getByRole('button')
    .click()
  await page
    .getByRole('columnheader', { name: /^Hostname/ })
    .getByRole('button')
    .click()
  await expect
    .element(page.getByRole('columnheader', { name: /^Hostname/ }))
    .toHaveAttribute('aria-sort', 'descending')
  // The header updates before the deferred rows.
  const names = rows.map(({ hostname }) => hostname).toSorted()
  await expect.poll(chosen).toEqual([names.toReversed().indexOf(makeHost(8).hostname) + 1])
  await box(4).click({ modifiers: ['Shift'] })
  await expect.element(box(4)).toBeChecked()
  await expect.element(box(8)).toBeChecked()
  expect(chosen()).toHaveLength(2)
})

test('the header checkbox selects all matching rows on every page', async () => {
  await renderWithProviders(<HostTable rows={makeHosts(60)} selectable selectedIds={['no longer there']} />)
  await expect.element(all).toHaveAccessibleName('Select all 60 rows')
  await all.click()
  await expect.element(all).toBeChecked()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect.element(box(27)).toBeInTheDocument()
  expect(new Set(boxes().map(isSet))).toEqual(new Set([true]))
  await box(27).click()
  await expect.element(all).toBePartiallyChecked()
  await all.click()
  await expect.element(all).toBeChecked()
  await all.click()
  await expect.element(all).not.toBeChecked()
})

test('keeps the selection of rows that the search hides', async () => {
  await renderWithProviders(<HostTable rows={makeHosts(20)} selectable />)
  await box(1).click()
  await page.getByRole('searchbox').fill(makeHost(2).hostname)
  await expect.element(box(1)).not.toBeInTheDocument()
  await expect.element(all).not.toBeChecked()
  await expect.element(all).toHaveAccessibleName('Select 1 row')
  await all.click()
  await page.getByRole('searchbox').fill('')
  await expect.element(box(1)).toBeInTheDocument()
  expect(chosen()).toEqual([1, 2])
})

test('selects the row of the focused cell with Space', async () => {
  await renderWithProviders(<HostTable rows={makeHosts(5)} selectable />)
  page
    .getByRole('columnheader', { name: /^Hostname/ })
    .getByRole('button')
    .element()
    .focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight} ')
  expect(chosen()).toEqual([2])
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(boxes()[1])
  await userEvent.keyboard(' ')
  expect(chosen()).toEqual([])
})

describe('rows with the same id', () => {
  const twins = () => [makeHost(1), { ...makeHost(1), virtualizationNode: 'esx-9' }, makeHost(1), makeHost(2)]
  const { hostname } = makeHost(1)

  test('are selected and counted separately', async () => {
    await renderWithProviders(<HostTable rows={twins()} selectable />)
    await page.getByRole('checkbox', { name: `Select ${hostname}, esx-9`, exact: true }).click()
    expect(chosen()).toEqual([2])
    await all.click()
    await expect.element(all).toBeChecked()
    expect(chosen()).toEqual([1, 2, 3, 4])
    await page.getByRole('checkbox', { name: /\(3\)$/ }).click()
    expect(chosen()).toEqual([1, 2, 4])
  })

  test('are named by a text that differs, not by a number', async () => {
    const host = makeHost(1)
    await renderWithProviders(
      <HostTable
        rows={[host, { ...host, virtualizationNode: 'esx-9', info: { ...host.info, cpuCores: 99 } }]}
        columns={[
          { id: 'hostname', kind: 'text' },
          { id: 'cpuCores', kind: 'number', value: ({ info }) => info.cpuCores },
          { id: 'virtualizationNode', kind: 'text' },
        ]}
        selectable
      />,
    )
    const box = page.getByRole('checkbox', { name: `Select ${hostname}, esx-9`, exact: true })
    await expect.element(box).toBeVisible()
  })

  test('keep their selection after sorting', async () => {
    await renderWithProviders(<HostTable rows={twins()} selectable />)
    await page.getByRole('checkbox', { name: `Select ${hostname}, esx-9`, exact: true }).click()
    const header = page.getByRole('columnheader', { name: /^Hostname/ })
    await header.getByRole('button').click()
    await header.getByRole('button').click()
    await expect.element(header).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(chosen).toEqual([3])
  })

  test('have controls with unique names', async () => {
    const rowActions = () => [{ id: 'dismiss', label: 'Dismiss', onSelect: () => {} }]
    await renderWithProviders(
      <HostTable rows={twins()} selectable rowActions={rowActions} detail={() => <p>Details</p>} />,
    )
    await page.getByRole('button', { name: `Actions for ${hostname}, esx-9`, exact: true }).click()
    const controls = page.getByRole('row').getByRole('button', { name: /^(Actions|Details)/ })
    const names = [...boxes(), ...controls.elements()].map((one) => one.getAttribute('aria-label') ?? '')
    expect(new Set(names).size).toBe(names.length)
    expect(names).toHaveLength(12)
  })
})
