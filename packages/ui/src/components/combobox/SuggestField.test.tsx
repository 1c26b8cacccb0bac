import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { SuggestField } from './SuggestField.tsx'

function Box() {
  const [value, setValue] = useState('')
  const suggestions = ['CN-1001', 'CN-1002', 'CN-2001'].map((text) => ({ text }))
  return <SuggestField label="Number" value={value} onChange={setValue} suggestions={suggestions} />
}

const box = page.getByRole('combobox', { name: 'Number' })
const options = page.getByRole('option')

it('keeps the typed text unless a suggestion is selected', async () => {
  await renderWithCatalogue(<Box />)
  await box.click()
  await userEvent.keyboard('cn-1')
  await expect.element(options).toHaveLength(2)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(box).toHaveAttribute('aria-activedescendant', options.last().element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('CN-1002')
  await expect.element(options).toHaveLength(0)
  await box.fill('CN-9')
  await userEvent.tab()
  await expect.element(box).toHaveValue('CN-9')
})

it('submits its form on Enter unless a suggestion is highlighted', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  await renderWithCatalogue(
    <form onSubmit={onSubmit}>
      <Box />
      <button>Apply</button>
    </form>,
  )
  await box.fill('cn')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(box).toHaveValue('CN-1001')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  await expect.element(box).toHaveValue('CN-1001')
})

it('keeps the text on Escape while the suggestions are closed', async () => {
  await renderWithCatalogue(<Box />)
  await box.fill('CN-9')
  await userEvent.keyboard('{Escape}{Escape}')
  await userEvent.tab()
  await expect.element(box).toHaveValue('CN-9')
})

it('closes the suggestions on Escape and clears with its button', async () => {
  await renderWithCatalogue(<Box />)
  await box.fill('cn')
  await expect.element(options.first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(options).toHaveLength(0)
  await expect.element(box).toHaveValue('cn')
  await page.getByRole('button', { name: 'Clear Number' }).click()
  await expect.element(box).toHaveValue('')
  await expect.element(box).toHaveFocus()
})
