import { makeAzureProfile, makeOciProfile } from '@inventory-console/api-mocks/fixtures/profiles'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { address, answer, button, withMockServices } from '../../testing/openConsole.tsx'
import { choose, inside, paths, row, writes } from '../../testing/profilesPage.ts'

const inactive = makeOciProfile(2).profile

withMockServices()

describe('active profile', () => {
  it('is activated and deactivated after confirmation', async () => {
    await inside('oracle')
    await choose('Activate…', inactive)
    await expect
      .element(
        page
          .getByRole('alertdialog', { name: `Activate profile ${inactive}?` })
          .filter({ hasText: 'Collect the recommendations again' }),
      )
      .toBeVisible()
    await button('Activate profile').click()
    await expect.element(page.getByText(`Profile ${inactive} activated`)).toBeVisible()
    expect(writes().at(-1)).toMatch(/selected\/true$/)
    await expect.element(row(inactive).filter({ hasText: 'Inactive' })).not.toBeInTheDocument()

    await choose('Deactivate…', inactive)
    await button('Deactivate profile').click()
    await expect.element(row(inactive).filter({ hasText: 'Inactive' })).toBeVisible()
  })

  it('cannot be deleted and shows the reason', async () => {
    await inside('oracle')
    await button('Actions for production').click()
    const item = page.getByRole('menuitem', { name: /Delete/ })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText(/An active profile cannot be deleted/).first()).toBeInTheDocument()
  })

  it('cannot be deleted after another user has activated it', async () => {
    await inside('azure')
    await choose('Delete…', makeAzureProfile(2).name)
    answer(
      http.get('*/thunder/azure/configurations', () =>
        HttpResponse.json([makeAzureProfile(2, { selected: true })]),
      ),
    )
    await button('Delete profile').click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'An active profile cannot be deleted' }))
      .toBeVisible()
    expect(writes()).toEqual([])
  })

  it('shows the error in the dialog when changing it fails', async () => {
    await inside('aws')
    answer(
      http.put('*/thunder/aws/profile-selection/*', () => HttpResponse.json({ error: 'x' }, { status: 500 })),
    )
    await choose('Deactivate…', 'production')
    await button('Deactivate profile').click()
    await expect.element(page.getByRole('alert').filter({ hasText: '500' })).toBeVisible()
    expect(address()).toBe(paths.aws)
  })
})
