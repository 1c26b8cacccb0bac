import { useState } from 'react'
import { expect, it, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatFor } from '../../lib/format.ts'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { NumberField, type NumberFieldProps, readNumber } from './NumberField.tsx'

function Box({ onChange, max = 99 }: Pick<NumberFieldProps, 'onChange' | 'max'>) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <NumberField
      label="Port"
      min={1}
      max={max}
      value={value}
      onChange={(value, problem) => {
        setValue(value)
        onChange(value, problem)
      }}
    />
  )
}

const box = page.getByRole('spinbutton', { name: 'Port' })

it('reports an out-of-range number while typing and shows the error on blur', async () => {
  const onChange = vi.fn<NumberFieldProps['onChange']>()
  await renderWithCatalogue(<Box onChange={onChange} />)
  await box.fill('100')
  expect(onChange).toHaveBeenLastCalledWith(null, 'tooBig')
  await expect.element(box).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(box).toHaveAccessibleDescription('No more than 99')
  await expect.element(box).toHaveValue('100')
})

it.each([
  ['en', '2.5', 2.5, '2,5', 'Enter a number, for example 12,345.6'],
  ['it', '2,5', 2.5, '2.5', 'Inserisci un numero, ad esempio 12.345,6'],
  ['pt-br', '2,5', 2.5, '2.5', 'Digite um número, por exemplo 12.345,6'],
] as const)(
  'parses the decimal separator of %s and rejects the other one',
  async (locale, text, value, wrong, message) => {
    const onChange = vi.fn<NumberFieldProps['onChange']>()
    await renderWithCatalogue(<Box onChange={onChange} />, { locale })
    await box.fill(text)
    expect(onChange).toHaveBeenLastCalledWith(value, null)
    await expect.element(box).toHaveValue(text)
    await box.fill(wrong)
    expect(onChange).toHaveBeenLastCalledWith(null, 'notANumber')
    await userEvent.tab()
    await expect.element(box).toHaveAccessibleDescription(message)
  },
)

it('parses 1.000 as a thousand in Italian and reformats it when the locale changes', async () => {
  const onChange = vi.fn<NumberFieldProps['onChange']>()
  const catalogue = await renderWithCatalogue(<Box onChange={onChange} max={5000} />, { locale: 'it' })
  await box.fill('1.000')
  expect(onChange).toHaveBeenLastCalledWith(1000, null)
  await catalogue.switchTo('en')
  await expect.element(box).toHaveValue('1000')
})

it.each([
  ['en', '1.000'],
  ['en', '1 000'],
  ['it', '1,000'],
  ['pt-br', '1,000'],
] as const)('reads a whole number of another convention in %s: %s', async (locale, text) => {
  const onChange = vi.fn<NumberFieldProps['onChange']>()
  await renderWithCatalogue(<NumberField label="Port" integer value={null} onChange={onChange} />, { locale })
  await box.fill(text)
  expect(onChange).toHaveBeenLastCalledWith(1000, null)
})

it('steps with the arrow keys within its bounds', async () => {
  const onChange = vi.fn<NumberFieldProps['onChange']>()
  await renderWithCatalogue(<Box onChange={onChange} />)
  await box.click()
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(1, null)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(onChange).toHaveBeenLastCalledWith(2, null)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(box).toHaveValue('1')
})

test.each([
  ['', null, null],
  ['3', 3, null],
  ['many', null, 'notANumber'],
  ['2.5', null, 'notWhole'],
  ['2,5', null, 'notANumber'],
  ['0', null, 'tooSmall'],
  ['101', null, 'tooBig'],
])('parses %o with bounds 1 to 100 as %o with problem %o', (text, value, problem) => {
  expect(readNumber(text, formatFor('en'), { min: 1, max: 100, integer: true })).toEqual({ value, problem })
})
