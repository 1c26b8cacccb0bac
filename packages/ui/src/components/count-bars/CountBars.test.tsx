import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import { CountBars } from './CountBars.tsx'

it('shows a list with a value for every row', async () => {
  const bars = Array.from({ length: 200_000 }, (_, index) => ({
    id: `${index}`,
    label: `db-${index}`,
    count: 1,
  }))
  await renderWithCatalogue(<CountBars title="Host" bars={bars} />)
  await expect.element(page.getByText('db-0', { exact: true })).toBeVisible()
})
