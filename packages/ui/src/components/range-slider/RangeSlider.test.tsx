import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx'

function Box({ bounds }: Pick<RangeSliderProps, 'bounds'>) {
  const [values, setValues] = useState<RangeSliderProps['values']>([null, null])
  return (
    <>
      <RangeSlider label="Memory" bounds={bounds} values={values} onChange={setValues} />
      <output>{values.map((value) => value ?? 'open').join(' – ')}</output>
    </>
  )
}

const from = page.getByRole('slider', { name: 'Memory, from' })
const to = page.getByRole('slider', { name: 'Memory, to' })
const values = page.getByRole('status')

it('leaves an end open until its handle moves, and reopens it at the bound', async () => {
  await renderWithCatalogue(<Box bounds={[8, 512]} />)
  await expect.element(values).toHaveTextContent('open – open')
  await userEvent.tab()
  await expect.element(from).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(values).toHaveTextContent('10 – open')
  await userEvent.keyboard('{Home}')
  await expect.element(values).toHaveTextContent('open – open')
})

it('does not let the handles cross', async () => {
  await renderWithCatalogue(<Box bounds={[8, 512]} />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(to).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Shift>}{Tab}{/Shift}{End}')
  await expect.element(values).toHaveTextContent('511 – 511')
})

it('steps in hundredths for fractional bounds', async () => {
  await renderWithCatalogue(<Box bounds={[0.15, 0.95]} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(values).toHaveTextContent('0.16 – open')
})
