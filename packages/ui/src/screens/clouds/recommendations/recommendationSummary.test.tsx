import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeRecommendations } from '../../../testing/fixtures/sampleRecommendations.ts'
import { renderWithCatalogue } from '../../../testing/samples/renderWithCatalogue.tsx'
import { chartsOfCloud } from './recommendationSummary.tsx'

it('shows all charts together with the summary, so that none moves those below', async () => {
  const figureCounts: number[] = []
  const observer = new MutationObserver(() => {
    const summary = document.querySelector('[data-slot=summary]')
    if (summary) figureCounts.push(summary.querySelectorAll('[data-slot=count-bars]').length)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const rows = makeRecommendations('aws')
  await renderWithCatalogue(chartsOfCloud({ rows, filters: {}, setFilters: () => undefined }))
  await expect.element(page.getByRole('region').nth(2)).toBeVisible()
  observer.disconnect()
  expect(figureCounts[0]).toBe(3)
})
