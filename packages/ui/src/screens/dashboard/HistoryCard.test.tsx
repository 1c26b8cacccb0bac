import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../testing/states.ts'
import { HistoryCard } from './HistoryCard.tsx'

const history = ['A1', 'A2'].map((licenseTypeID) => ({
  licenseTypeID,
  itemDescription: `Type ${licenseTypeID}`,
  metric: 'Processor',
  history: [],
}))

function Card() {
  const [tab, setTab] = useState<'licenses' | 'cores'>('licenses')
  return <HistoryCard licenses={ready(history)} cores={ready([])} tab={tab} onTabChange={setTab} />
}

it('keeps the chosen license type and period while the other tab is open', async () => {
  await renderWithProviders(<Card />)
  const type = page.getByRole('combobox', { name: 'License type' })
  await expect.element(type).toHaveValue('A1 – Type A1')
  await type.click()
  await page.getByRole('option', { name: /A2/ }).click()
  await expect.element(type).toHaveValue('A2 – Type A2')
  await page.getByRole('tab', { name: 'Host cores' }).click()
  await expect.element(type).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Licenses' }).click()
  await expect.element(type).toHaveValue('A2 – Type A2')
})
