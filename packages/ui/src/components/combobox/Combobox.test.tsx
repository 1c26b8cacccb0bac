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

  it('does not submit its form while open, and submits it when closed', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
    await renderWithCatalogue(
      <form onSubmit={onSubmit}>
        <Box onChange={() => {}} />
        <button>Apply</button>
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('Atlantis')
    await expect.element(page.getByText('No results for “Atlantis”')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('mil{Enter}')
    await expect.element(box).toHaveValue('Milan')
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('keeps the value when its text is deleted and on Escape while closed', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    await renderWithCatalogue(<Box onChange={onChange} start="Turin" />)
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}')
    await expect.element(page.getByRole('option')).toHaveLength(3)
    await expect.element(page.getByRole('option', { name: 'Turin', selected: true })).toBeVisible()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('Turin')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('announces the number of options and protects them from translation', async () => {
    await renderWithCatalogue(<Box onChange={() => {}} />)
    await box.click()
    const count = page.getByText('3 options')
    await expect.element(count).toBeInTheDocument()
    expect(count.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    const label = page.getByText('Milan')
    await expect.element(label).toHaveAttribute('translate', 'no')
    await userEvent.keyboard('t')
    await expect.element(page.getByText('1 option')).toBeInTheDocument()
  })

  it('highlights the selected option when it opens again after a search', async () => {
    await renderWithCatalogue(<Box onChange={() => {}} />)
    await box.click()
    await userEvent.keyboard('tur{Enter}')
    await expect.element(box).toHaveValue('Turin')
    await userEvent.keyboard('{ArrowDown}')
    const selected = page.getByRole('option', { name: 'Turin', selected: true })
    await expect.element(selected).toBeVisible()
    await expect.element(box).toHaveAttribute('aria-activedescendant', selected.element().id)
    await userEvent.keyboard('{Escape}')
    await box.click()
    await expect.element(selected).toBeVisible()
    await expect.element(box).toHaveAttribute('aria-activedescendant', selected.element().id)
  })

  it('clears the value', async () => {
    const onChange = vi.fn<(value: string | null) => void>()
    await renderWithCatalogue(<Box onChange={onChange} start="Turin" />)
    await page.getByRole('button', { name: 'Remove Turin' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
    await expect.element(box).toHaveValue('')
    await expect.element(box).toHaveFocus()
  })

  it('shows a message without matches', async () => {
    await renderWithCatalogue(<Box onChange={() => {}} />)
    await box.fill('.*')
    await expect.element(page.getByText('No results for “.*”')).toBeVisible()
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  })
})
