import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { DateField, type DateFieldProps, readDay } from './DateField.tsx'

function Box({
  onChange,
  value: start = null,
}: Pick<DateFieldProps, 'onChange'> & { value?: string | null }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <DateField
        label="Date"
        max="2026-03-16"
        value={value}
        onChange={(day, problem) => {
          setValue(day)
          onChange(day, problem)
        }}
      />
      <button type="button" onClick={() => setValue('2026-01-02')}>
        Elsewhere
      </button>
    </>
  )
}

const box = page.getByRole('textbox', { name: 'Date' })
const changes = () => vi.fn<DateFieldProps['onChange']>()

describe('DateField', () => {
  it.each(['pt-br', 'it'] as const)('shows the whole format in a filter on a phone in %s', async (locale) => {
    await renderWithCatalogue(
      // Half of a drawer, less the words From and To.
      <div className="w-[131px]">
        <DateField label="Date" value={null} onChange={changes()} />
      </div>,
      { locale },
    )
    const input = page.getByRole('textbox').element()
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    await document.fonts.ready
    const style = getComputedStyle(input)
    const context = new OffscreenCanvas(1, 1).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const room =
      input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
    expect(context.measureText(input.placeholder).width).toBeLessThanOrEqual(room)
  })

  it('reports a typed date and shows no error after blur', async () => {
    const onChange = changes()
    await renderWithCatalogue(<Box onChange={onChange} />)
    await box.fill('10/03/2026')
    expect(onChange).toHaveBeenLastCalledWith('2026-03-10', null)
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Open calendar: Date' })).toHaveFocus()
    await expect.element(box).not.toHaveAttribute('aria-invalid')
  })

  it('shows an error for a future date while typing', async () => {
    const onChange = changes()
    await renderWithCatalogue(<Box onChange={onChange} />)
    await box.fill('17/03/2026')
    expect(onChange).toHaveBeenLastCalledWith(null, 'tooLate')
    await expect.element(page.getByText('No later than 16/03/2026')).toBeVisible()
    await expect.element(box).toHaveAccessibleDescription('No later than 16/03/2026')
  })

  it('shows the format error only on blur', async () => {
    await renderWithCatalogue(<Box onChange={() => {}} />)
    await box.fill('31/02/2026')
    await expect.element(box).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(page.getByText('Use DD/MM/YYYY')).toBeVisible()
    await expect.element(box).toHaveValue('31/02/2026')
  })

  it.each(['{Tab}', '{Enter}'])('reads a year of two digits after %s', async (key) => {
    const onChange = changes()
    await renderWithCatalogue(<Box onChange={onChange} value={null} />)
    await box.fill('10/03/26')
    expect(onChange).toHaveBeenLastCalledWith(null, 'notADate')
    await userEvent.keyboard(key)
    expect(onChange).toHaveBeenLastCalledWith('2026-03-10', null)
    await expect.element(box).toHaveValue('10/03/2026')
  })

  it('follows a changed value prop', async () => {
    await renderWithCatalogue(<Box onChange={() => {}} value="2026-03-10" />)
    await page.getByRole('button', { name: 'Elsewhere' }).click()
    await expect.element(box).toHaveValue('02/01/2026')
  })

  it('picks a day by keyboard and returns focus to the button', async () => {
    const onChange = changes()
    await renderWithCatalogue(<Box onChange={onChange} value="2026-03-10" />)
    await page.getByRole('button', { name: 'Open calendar: Date' }).click()
    await expect.element(page.getByRole('button', { name: /Tuesday, March 10, 2026/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('button', { name: /Wednesday, March 11, 2026/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByRole('button', { name: /Wednesday, March 4, 2026/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-04', null)
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('04/03/2026')
    await expect.element(page.getByRole('button', { name: 'Open calendar: Date' })).toHaveFocus()
  })

  it('disables days after the maximum and formats them in the current locale', async () => {
    await renderWithCatalogue(<Box onChange={() => {}} value="2026-03-10" />, { locale: 'it' })
    await page.getByRole('button', { name: 'Apri il calendario: Date' }).click()
    await expect.element(page.getByRole('button', { name: /martedì 17 marzo 2026/ })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: /lunedì 16 marzo 2026/ })).toBeEnabled()
  })
})

it.each([
  ['', null, null],
  ['16/03/2026', '2026-03-16', null],
  ['17/03/2026', null, 'tooLate'],
  ['31/12/2025', null, 'tooEarly'],
  ['16/3', null, 'notADate'],
])('parses "%s" as %s with problem %s', (text, day, problem) => {
  expect(readDay(text, 'en', '2026-01-01', '2026-03-16')).toEqual({ day, problem })
})
