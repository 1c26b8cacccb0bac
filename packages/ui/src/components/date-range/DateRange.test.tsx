import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { DateRange, type DateRangeProps, type DayRange } from './DateRange.tsx'

const month = { from: '2026-02-13', to: '2026-03-16' }

function Box({ onChange }: Pick<DateRangeProps, 'onChange'>) {
  const [value, setValue] = useState<DayRange>(month)
  return (
    <DateRange
      label="Period"
      max="2026-03-16"
      value={value}
      initial={month}
      onChange={(range, problem, sides) => {
        setValue(range)
        onChange(range, problem, sides)
      }}
    />
  )
}

const from = page.getByRole('textbox', { name: 'Period, from' })
const to = page.getByRole('textbox', { name: 'Period, to' })
const group = page.getByRole('group', { name: 'Period' })

it('accepts typed days and picks them by keyboard', async () => {
  const onChange = vi.fn<DateRangeProps['onChange']>()
  await renderWithCatalogue(<Box onChange={onChange} />)
  await from.fill('01/03/2026')
  expect(onChange.mock.lastCall?.slice(0, 2)).toEqual([{ ...month, from: '2026-03-01' }, null])
  await from.click()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('button', { name: /Sunday, March 1, 2026/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(from).toHaveValue('08/03/2026')
  expect(onChange.mock.lastCall?.slice(0, 2)).toEqual([{ ...month, from: '2026-03-08' }, null])
})

it('reports a wrong order and a future day, and resets to the initial range', async () => {
  const onChange = vi.fn<DateRangeProps['onChange']>()
  await renderWithCatalogue(<Box onChange={onChange} />)
  await to.fill('12/02/2026')
  await expect.element(group).toHaveAccessibleDescription('“From” cannot be greater than “To”')
  expect(onChange.mock.lastCall?.[1]).toBe('wrongOrder')
  await to.fill('17/03/2026')
  await expect.element(to).toHaveAccessibleDescription('No later than 16/03/2026')
  expect(onChange.mock.lastCall?.[1]).toBe('tooLate')
  await page.getByRole('button', { name: 'Reset Period' }).click()
  expect(onChange.mock.lastCall?.slice(0, 2)).toEqual([month, null])
  await expect.element(to).toHaveValue('16/03/2026')
  await expect.element(to).not.toHaveAttribute('aria-invalid')
})
