import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithCatalogue } from '../../../testing/samples/renderWithCatalogue.tsx'
import { faultOf } from '../settingFault.ts'
import { PercentPerHost } from './SettingInput.tsx'

function Form() {
  const [value, setValue] = useState<unknown>({ 'db-1': 80, 'db-2': 60 })
  return (
    <>
      <PercentPerHost id="perHost" label="Percentage per host" value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
      <output>{String(faultOf({ kind: 'percentPerHost' }, value))}</output>
      <button type="button" onClick={() => setValue({ 'db-3': 10 })}>
        As saved
      </button>
    </>
  )
}

const [valueOutput, faultOutput] = [page.getByRole('status').first(), page.getByRole('status').last()]
const host = page.getByLabelText('Host')
const percent = page.getByLabelText('Percent')

it('keeps incomplete and duplicate host names while typing', async () => {
  await renderWithCatalogue(<Form />)
  await page.getByRole('button', { name: 'Add entry' }).click()
  await host.last().click()
  await userEvent.keyboard('db-1')
  await expect.element(faultOutput).toHaveTextContent('percent')
  await userEvent.keyboard('0')
  await expect.element(faultOutput).toHaveTextContent('null')
  await expect.element(valueOutput).toHaveTextContent('{"db-1":80,"db-2":60,"db-10":0}')
  await host.last().fill('')
  await userEvent.keyboard('10.0.0.1')
  await expect.element(valueOutput).toHaveTextContent('{"db-1":80,"db-2":60,"10.0.0.1":0}')
})

it('reports a percentage out of range, stores null and follows a new value', async () => {
  await renderWithCatalogue(<Form />)
  await percent.first().fill('150')
  await expect.element(faultOutput).toHaveTextContent('percent')
  await expect.element(valueOutput).toHaveTextContent('{"db-1":null,"db-2":60}')
  await page.getByRole('button', { name: 'As saved' }).click()
  await expect.element(host).toHaveValue('db-3')
})
