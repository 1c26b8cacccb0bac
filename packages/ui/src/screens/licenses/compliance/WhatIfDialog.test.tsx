import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { calculateLicenses } from '../../../domain/licenses/licenseCalculation.ts'
import { inputs, licenseType } from '../../../testing/fixtures/licenseWorld.ts'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { WhatIfDialog } from './WhatIfDialog.tsx'

it('names a license type without an id by its description', async () => {
  const type = { ...licenseType(10, 8), licenseTypeID: '', itemDescription: 'MySQL Enterprise' }
  const calculation = calculateLicenses(type, inputs({}))
  await renderWithProviders(<WhatIfDialog calculation={calculation} hosts={[]} onClose={() => undefined} />)
  await expect.element(page.getByRole('dialog', { name: /MySQL Enterprise/ })).toBeVisible()
})
