import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/shown.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

function Box({ onChange }: Pick<NumberFieldProps, 'onChange'>) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <NumberField
      label="Port"
      min={1}
      max={99}
      value={value}
      onChange={(value, problem) => {
        setValue(value)
        onChange(value, problem)
      }}
    />
  )
}

const box = page.getByRole('spinbutton', { name: 'Port' })

it('takes a decimal comma, and tells of a wrong number when it is left', async () => {
  const onChange = vi.fn<NumberFieldProps['onChange']>()
  await show(<Box onChange={onChange} />)
  await box.fill('2,5')
  expect(onChange).toHaveBeenLastCalledWith(2.5, null)
  await expect.element(box).toHaveValue('2,5')
  await box.fill('100')
  expect(onChange).toHaveBeenLastCalledWith(null, 'tooBig')
  await expect.element(box).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(box).toHaveAccessibleDescription('No more than 99')
  await expect.element(box).toHaveValue('100')
})

it('counts with the arrows, within its bounds', async () => {
  const onChange = vi.fn<NumberFieldProps['onChange']>()
  await show(<Box onChange={onChange} />)
  await box.click()
  await userEvent.keyboard('{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(1, null)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(onChange).toHaveBeenLastCalledWith(2, null)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(box).toHaveValue('1')
})
