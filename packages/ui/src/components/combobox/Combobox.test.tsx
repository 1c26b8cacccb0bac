import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { Combobox } from './Combobox.tsx'

const cities = ['Milan', 'São Paulo', 'Turin'].map((value) => ({ value, label: value }))

function Box({
  onChange,
  start = null,
}: {
  onChange: (value: string | null) => void
  start?: string | null
}) {
  const [value, setValue] = useState<string | null>(start)
  const change = (next: string | null) => {
    setValue(next)
    onChange(next)
  }
  return <Combobox label="Location" choices={cities} value={value} onChange={change} />
}

const box = page.getByRole('combobox', { name: 'Location' })
const list = page.getByRole('listbox', { name: 'Location' })

describe('Combobox', () => {
  it('filters while typing and selects with Enter', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    await renderWithCatalogue(<Box onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('sao')
    await expect.element(page.getByRole('option')).toHaveTextContent('São Paulo')
    await userEvent.keyboard('{Enter}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('São Paulo')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('São Paulo')
  })

  it('wraps around with the arrow keys and sets the active descendant', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    await renderWithCatalogue(<Box onChange={onChange} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowUp}')
    const last = page.getByRole('option', { name: 'Turin' }).element()
    await expect.element(box).toHaveAttribute('aria-activedescendant', last.id)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Milan')
  })

  it('keeps the value on Escape and on blur', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    await renderWithCatalogue(<Box onChange={onChange} start="Turin" />)
    await userEvent.tab()
    await userEvent.keyboard('mil{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('Turin')
    await userEvent.keyboard('mil')
    await userEvent.tab()
    await expect.element(box).toHaveValue('Turin')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('keeps the typed text on a click into the input and selects by click', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    await renderWithCatalogue(<Box onChange={onChange} />)
    await box.click()
    await userEvent.keyboard('mil')
    await box.click()
    await expect.element(box).toHaveValue('mil')
    await page.getByRole('option', { name: 'Milan' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Milan')
  })

  it('clears the value', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    await renderWithCatalogue(<Box onChange={onChange} start="Turin" />)
    await page.getByRole('button', { name: 'Remove Turin' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
    await expect.element(box).toHaveValue('')
  })

  it('shows a message without matches', async () => {
    await renderWithCatalogue(<Box onChange={() => {}} />)
    await box.fill('.*')
    await expect.element(page.getByText('Nothing matches “.*”')).toBeVisible()
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  })
})
