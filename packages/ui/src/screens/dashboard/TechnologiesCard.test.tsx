import { makeCompliance } from '@inventory-console/api-mocks/fixtures/licenses'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { technologies } from '../../testing/samples/dashboard.ts'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { one, ready } from '../../testing/states.ts'
import { TechnologiesCard } from './TechnologiesCard.tsx'

const [type] = makeCompliance()
if (!type) throw new Error('There is no license type')
const mysqlType = { ...type, licenseTypeID: 'B64911', itemDescription: 'MySQL Enterprise Edition' }
const complianceOf = (name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('cell').last()

// The server sends 100 if no contract covers a license type of the technology.
test.each([
  ['missing licenses', { unlimited: false, compliance: 0.4 }, 'Nothing covered', '-'],
  ['enough licenses', { unlimited: false, compliance: 1 }, '100%', '84%'],
  ['unlimited licenses', { unlimited: true, compliance: 0 }, '100%', '84%'],
])('tells what a compliance of 100 means for a technology with %s', async (_, row, ofMysql, ofAll) => {
  const licenses = ready([{ ...mysqlType, ...row }])
  await renderWithProviders(
    <TechnologiesCard state={one(technologies)} contracts={null} licenses={licenses} />,
  )
  await expect.element(complianceOf('MySQL')).toHaveTextContent(ofMysql)
  await expect.element(complianceOf('All technologies')).toHaveTextContent(ofAll)
  await expect.element(complianceOf('Oracle Database')).toHaveTextContent('71%')
})
