import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { UnreadValuesNotice } from './UnreadValuesNotice.tsx'

it('lists the first values of each response and says how many more there are', async () => {
  const value = (path: string) => ({ path, expected: 'number', found: 'null' })
  const hosts = Array.from({ length: 10 }, (_, index) => value(`hosts[${index}].info.cpuCores`))
  await renderWithProviders(
    <UnreadValuesNotice
      responses={[
        { key: 'hosts', request: 'GET /hosts', values: hosts },
        { key: 'version', request: 'GET /version', values: [value('version')] },
      ]}
    />,
  )
  await page.getByRole('button', { name: 'Details' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('and 2 more')).toBeVisible()
  const paths = [...dialog.element().querySelectorAll('code')].map(({ textContent }) => textContent)
  expect(paths).toEqual([...hosts.slice(0, 8).map(({ path }) => path), 'version'])
})
