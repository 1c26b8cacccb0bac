import { makeGcpProfile } from '@inventory-console/api-mocks/fixtures/profiles'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mockHandlers, button, withMockServices } from '../../testing/openConsole.tsx'
import { requestCount, count, openRecommendationsPage } from '../../testing/pages/recommendationsPage.ts'

withMockServices()

const google = (change: Record<string, unknown>) => ({
  seqValue: 1,
  createdAt: '2026-03-16T03:00:00Z',
  profileID: makeGcpProfile(1).id,
  resourceID: 1,
  resourceName: 'vm-1',
  category: 'Compute Instance Rightsizing',
  suggestion: 'Resize oversized compute instance',
  projectID: 'p',
  projectName: 'web shop',
  objectType: 'Compute Instance',
  details: null,
  optimizationScore: 12,
  ...change,
})

describe('list of recommendations', () => {
  it('keeps every digit of a 64-bit id', async () => {
    const body = JSON.stringify([google({ resourceID: 0 })]).replace(
      '"resourceID":0',
      '"resourceID":18446744073709551615',
    )
    await openRecommendationsPage(
      'google',
      http.get('*/thunder/gcp/recommendations', () =>
        HttpResponse.text(body, { headers: { 'Content-Type': 'application/json' } }),
      ),
    )
    await button(/^Details of/)
      .first()
      .click()
    await expect.element(page.getByText('18446744073709551615').first()).toBeVisible()
  })

  it('expands the details of a row, including duplicate keys', async () => {
    await openRecommendationsPage(
      'aws',
      http.get('*/thunder/aws/aws-recommendations', () =>
        HttpResponse.json({
          error: null,
          recommendations: [
            {
              seqValue: 1,
              category: 'Compute Instance',
              suggestion: 'Resize',
              name: 'vm-aws',
              objectType: 'Compute Instance',
              details: [{ SHAPE: 'm5.large' }, { SHAPE: 'm5.small' }],
              createdAt: '2026-03-16T03:00:00Z',
              profileName: 'production',
            },
          ],
        }),
      ),
    )
    await button('Details of vm-aws').click()
    await expect.element(page.getByText('m5.large')).toBeVisible()
    await expect.element(page.getByText('m5.small')).toBeVisible()
  })

  it('is empty if the list is null', async () => {
    await openRecommendationsPage(
      'oracle',
      http.get('*/thunder/oracle-cloud/oci-recommendations', () =>
        HttpResponse.json({ recommendations: null }),
      ),
    )
    await expect.element(page.getByText('No recommendations')).toBeVisible()
  })

  it.each(['null', '{}'])('shows an error if the response is %s', async (body) => {
    await openRecommendationsPage(
      'oracle',
      http.get('*/thunder/oracle-cloud/oci-recommendations', () =>
        HttpResponse.text(body, { headers: { 'Content-Type': 'application/json' } }),
      ),
    )
    await expect.element(page.getByRole('alert').filter({ hasText: /Could not load/ })).toBeVisible()
  })

  it('shows an error for a malformed response and retries it', async () => {
    await openRecommendationsPage(
      'google',
      http.get('*/thunder/gcp/recommendations', () => HttpResponse.text('<!doctype html><p>Hello')),
    )
    await expect.element(page.getByRole('alert').filter({ hasText: /Could not load/ })).toBeVisible()
    mockHandlers()
    await button('Retry').click()
    await expect.element(count).toBeVisible()
  })
})

describe('errors of the last run', () => {
  it('counts the failing profiles and lists the other errors', async () => {
    const errors = ['a', 'b', 'b'].map((profileID) => ({
      seqValue: 1,
      profileID,
      category: 'Unused Storage',
      createdAt: '2026-03-16T03:00:00Z',
      error: 'can not create client, bad configuration',
    }))
    const general = { ...errors[0], profileID: '', error: 'Too many requests' }
    await openRecommendationsPage(
      'oracle',
      http.get('*/thunder/oracle-cloud/oci-recommendation-errors/*', () =>
        HttpResponse.json([...errors, general]),
      ),
    )
    await expect.element(page.getByText(/^2 profiles are not working/)).toBeVisible()
    await button('1 error').click()
    await expect.element(page.getByRole('dialog').getByText('Too many requests').first()).toBeVisible()
    expect(requestCount('oracle-cloud/oci-recommendation-errors/12')).toBe(1)
  })

  it('names a single failing profile', async () => {
    await openRecommendationsPage('oracle')
    await expect.element(page.getByText('One profile is not working: legacy')).toBeVisible()
  })

  // Google reports the text in `msg`.
  it('names a failing Google profile', async () => {
    const { id } = makeGcpProfile(1)
    await openRecommendationsPage(
      'google',
      http.get('*/thunder/gcp/errors', () =>
        HttpResponse.json([
          {
            seqValue: 1,
            profileID: id,
            category: 'project error',
            createdAt: '',
            msg: 'can not create client',
          },
        ]),
      ),
    )
    await expect.element(page.getByText('One profile is not working: analytics')).toBeVisible()
  })

  it('shows that the errors could not be loaded and keeps the list', async () => {
    await openRecommendationsPage(
      'oracle',
      http.get(
        '*/thunder/oracle-cloud/oci-recommendation-errors/*',
        () => new HttpResponse(null, { status: 500 }),
      ),
    )
    await expect.element(page.getByText('Could not load the errors of the last collection.')).toBeVisible()
    await expect.element(count).toBeVisible()
  })
})
