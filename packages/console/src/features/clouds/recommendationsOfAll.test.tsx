import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { address, mockHandlers, button, withMockServices } from '../../testing/openConsole.tsx'
import {
  requestCount,
  count,
  openRecommendationsPage,
  paths,
} from '../../testing/pages/recommendationsPage.ts'

withMockServices()

describe('recommendations of all clouds', () => {
  it('requests each cloud once', async () => {
    await openRecommendationsPage('all')
    await expect.element(count).toBeVisible()
    for (const path of ['oracle-cloud/oci-recommendations', 'aws/aws-recommendations', 'gcp/recommendations'])
      expect(requestCount(path)).toBe(1)
  })

  it('keeps the other clouds when one fails, and retries it', async () => {
    await openRecommendationsPage(
      'all',
      http.get('*/thunder/aws/aws-recommendations', () => new HttpResponse(null, { status: 500 })),
    )
    await expect.element(page.getByText(/Could not load recommendations for AWS/)).toBeVisible()
    await expect.element(count).toBeVisible()
    expect(address()).toBe(paths.all)
    mockHandlers()
    await button('Retry').click()
    await expect.element(page.getByText(/Could not load/)).not.toBeInTheDocument()
  })

  it('shows the distribution of a category over the clouds and filters by it', async () => {
    await openRecommendationsPage('all')
    await page
      .getByRole('button', { name: /Block Storage Rightsizing/ })
      .first()
      .click()
    const split = page.getByRole('region', { name: 'Block Storage Rightsizing, by cloud' })
    await expect.element(split.getByText('Oracle')).toBeVisible()
    await split.getByRole('button', { name: 'Filter the list' }).click()
    await expect.poll(address).toContain('f.category=')
  })
})
