import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { KeyValueCard } from './KeyValueCard.tsx'

test('shows yes and no in the same color', async () => {
  await renderWithProviders(
    <KeyValueCard
      title="Database"
      facts={[
        { id: 'cdb', label: 'CDB', value: true },
        { id: 'rac', label: 'RAC', value: false },
      ]}
    />,
  )
  await expect.element(page.getByText('Yes')).toBeVisible()
  const colors = Array.from(document.querySelectorAll('dd svg'), (icon) => getComputedStyle(icon).color)
  expect(colors).toHaveLength(2)
  expect(new Set(colors).size).toBe(1)
})
