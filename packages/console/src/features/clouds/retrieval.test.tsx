import { makeOciProfile } from '@inventory-console/api-mocks/fixtures/profiles'
import { http, HttpResponse } from 'msw'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  address,
  mockHandlers,
  button,
  expectHostsVisible,
  withMockServices,
} from '../../testing/openConsole.tsx'
import {
  requestCount,
  count,
  openRecommendationsPage,
  paths,
} from '../../testing/pages/recommendationsPage.ts'

withMockServices()

it('disables the collection without an active profile', async () => {
  await openRecommendationsPage(
    'oracle',
    http.get('*/thunder/oracle-cloud/configurations', () =>
      HttpResponse.json([makeOciProfile(1, { selected: false })]),
    ),
  )
  await expect.element(page.getByText(/^No active profile/).first()).toBeVisible()
  await expect.element(button('Collect')).toHaveAttribute('aria-disabled', 'true')
})

describe('retrieval', () => {
  const running = page.getByText('Collecting recommendations: Oracle')
  const holdRetrieval = () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const handler = http.get('*/thunder/oracle-cloud/retrieve-last-oci-recommendations', () => promise)
    return { handler, end: resolve }
  }
  async function start() {
    await button('Collect').click()
    await button('Collect recommendations').click()
    await expect.element(running).toBeInTheDocument()
  }

  it('continues on another page and reports its end there', async () => {
    const run = holdRetrieval()
    window.history.pushState(null, '', '/hosts')
    await openRecommendationsPage('oracle', run.handler)
    await start()
    await expect.element(button('Collect')).toHaveAttribute('aria-busy', 'true')
    window.history.back()
    await expectHostsVisible()
    await expect.element(running).toBeInTheDocument()
    run.end(HttpResponse.json(null))
    await expect.element(page.getByText('Recommendations collected: Oracle')).toBeVisible()
    await expect.element(running).not.toBeInTheDocument()
  })

  it('refreshes the errors of all runs when it ends', async () => {
    const run = holdRetrieval()
    window.history.pushState(null, '', '/troubleshooting?show=errors')
    await openRecommendationsPage('oracle', run.handler)
    await start()
    window.history.back()
    await expect.element(page.getByRole('columnheader', { name: /^Error/ })).toBeVisible()
    const error = { seqValue: 13, profileID: '', category: '', createdAt: '2026-03-16T03:00:00Z' }
    mockHandlers(
      http.get('*/thunder/oracle-cloud/oci-recommendation-errors', () =>
        HttpResponse.json([{ ...error, error: 'of the new run' }]),
      ),
    )
    run.end(HttpResponse.json(null))
    await expect.element(page.getByText('of the new run')).toBeVisible()
  })

  it('sends one request and revalidates the list at the end', async () => {
    const run = holdRetrieval()
    await openRecommendationsPage('oracle', run.handler)
    await expect.element(count).toBeVisible()
    const before = requestCount('oracle-cloud/oci-recommendations')
    await start()
    run.end(HttpResponse.json(null))
    await expect.poll(() => requestCount('oracle-cloud/oci-recommendations')).toBe(before + 1)
    expect(requestCount('oracle-cloud/retrieve-last-oci-recommendations')).toBe(1)
  })

  it('shows the reason of a failure and revalidates the list', async () => {
    const run = holdRetrieval()
    await openRecommendationsPage('oracle', run.handler)
    await expect.element(count).toBeVisible()
    const before = requestCount('oracle-cloud/oci-recommendations')
    await start()
    run.end(new HttpResponse(null, { status: 500 }))
    const failedRun = page.getByRole('listitem').filter({ hasText: 'Collection failed: Oracle' })
    await expect.element(failedRun.filter({ hasText: '500' })).toBeVisible()
    await expect.element(running).not.toBeInTheDocument()
    await expect.poll(() => requestCount('oracle-cloud/oci-recommendations')).toBe(before + 1)
    expect(address()).toBe(paths.oracle)
  })

  it('can be cancelled without reporting a failure', async () => {
    const run = holdRetrieval()
    await openRecommendationsPage('oracle', run.handler)
    await start()
    const folded = button(/notices$/)
    if (folded.query() !== null) await folded.click()
    await button('Cancel').click()
    await expect.element(page.getByText('Stopped waiting: Oracle')).toBeVisible()
    await expect.element(running).not.toBeInTheDocument()
    expect(page.getByText(/Collection failed/).query()).toBeNull()
    run.end(HttpResponse.json(null))
  })

  it('stops waiting after five minutes without a response', async () => {
    const run = holdRetrieval()
    await openRecommendationsPage('oracle', run.handler)
    await expect.element(count).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const before = requestCount('oracle-cloud/oci-recommendations')
    await start()
    await act(async () => void vi.advanceTimersByTime(295_000))
    expect(running.query()).not.toBeNull()
    vi.advanceTimersByTime(10_000)
    await expect.element(page.getByText('No response within five minutes: Oracle')).toBeVisible()
    await expect.element(running).not.toBeInTheDocument()
    await expect.poll(() => requestCount('oracle-cloud/oci-recommendations')).toBe(before + 1)
    run.end(HttpResponse.json(null))
  })

  it('reports that the Google retrieval continues in the background', async () => {
    await openRecommendationsPage('google')
    await button('Collect').click()
    await button('Collect recommendations').click()
    await expect.element(page.getByText('Collection started: Google')).toBeVisible()
  })
})
