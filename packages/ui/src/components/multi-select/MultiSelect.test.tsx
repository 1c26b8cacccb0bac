import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const hosts = Array.from({ length: 300 }, (_, index) => `db-${index + 1}`).map((value) => ({
  value,
  label: value,
}))

function Box({ start = [], count = 300 }: { start?: readonly string[]; count?: number }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <MultiSelect label="Hosts" choices={hosts.slice(0, count)} value={value} onChange={setValue} chips />
      <output>{value.join(' | ')}</output>
    </>
  )
}

const trigger = page.getByRole('button', { name: /^Hosts/ })
const search = page.getByRole('combobox', { name: 'Search in Hosts' })
const values = page.getByRole('status')

describe('MultiSelect', () => {
  it('filters and toggles by keyboard', async () => {
    await renderWithCatalogue(<Box />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('29')
    await expect.element(page.getByRole('option', { name: 'db-290' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowUp}{ArrowUp}{Enter}')
    await expect.element(values).toHaveTextContent('db-129 | db-299')
    await expect.element(search).toHaveValue('29')
    await userEvent.keyboard('{Enter}')
    await expect.element(values).toHaveTextContent('db-129')
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger).toHaveFocus()
  })

  it('toggles the first match with Enter and others by click', async () => {
    await renderWithCatalogue(<Box />)
    await trigger.click()
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('29{Enter}')
    await expect.element(values).toHaveTextContent('db-29')
    await page.getByRole('option', { name: 'db-129' }).click()
    await expect.element(page.getByRole('option', { selected: true })).toHaveLength(2)
    await expect.element(search).toHaveFocus()
    await expect.element(values).toHaveTextContent('db-29 | db-129')
  })

  it('lists selected options first and shows the number of hidden options', async () => {
    await renderWithCatalogue(<Box start={['db-300']} />)
    await trigger.click()
    await expect.element(page.getByRole('option').first()).toHaveTextContent('db-300')
    await expect.element(page.getByText('200 more: type to filter')).toBeVisible()
    await search.fill('zzz')
    await expect.element(page.getByText('No results for “zzz”')).toBeVisible()
  })

  it('leaves the keyboard of a touch device closed', async () => {
    const emulateTouch = (enabled: boolean) =>
      cdp().send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 })
    await emulateTouch(true)
    expect(matchMedia('(pointer: coarse)').matches).toBe(true)
    await renderWithCatalogue(<Box />)
    await trigger.click()
    await page.getByRole('option', { name: 'db-2', exact: true }).click()
    await expect.element(values).toHaveTextContent('db-2')
    expect(document.activeElement).not.toBe(search.element())
    await emulateTouch(false)
  })

  it('clears all selected values', async () => {
    await renderWithCatalogue(<Box count={3} start={['db-1', 'db-2']} />)
    await trigger.click()
    await expect.element(page.getByText('2 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.element(values).toBeEmptyDOMElement()
  })

  it('removes a value by its chip', async () => {
    await renderWithCatalogue(<Box start={['db-1', 'db-2']} />)
    await page.getByRole('button', { name: 'Remove db-1' }).click()
    await expect.element(values).toHaveTextContent('db-2')
    await expect.element(trigger).toHaveFocus()
  })
})
