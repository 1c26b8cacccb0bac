import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FactLine } from '../../screens/FactLine.tsx'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { Button } from '../button/Button.tsx'
import { PageHead } from './PageHead.tsx'

test('PageHead shows facts above the actions on a phone', async () => {
  await page.viewport(390, 844)
  const facts = ['PROD', 'Milan', 'Oracle Database'].map((value) => ({ label: value, value, unread: null }))
  await renderWithCatalogue(
    <PageHead aside={<FactLine facts={facts} />} actions={<Button>Refresh</Button>} />,
  )
  const boxOf = (text: string) => page.getByText(text).last().element().getBoundingClientRect()
  await expect.element(page.getByRole('button')).toBeVisible()
  expect(boxOf('Oracle Database').top).toBe(boxOf('PROD').top)
  expect(boxOf('Refresh').top).toBeGreaterThan(boxOf('PROD').bottom)
})
