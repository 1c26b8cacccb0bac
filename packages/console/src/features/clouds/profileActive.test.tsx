import { makeAzureProfile, makeOciProfile } from '@inventory-console/api-mocks/fixtures/profiles'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { address, mockHandlers, button, withMockServices } from '../../testing/openConsole.tsx'
import { row, runRowAction } from '../../testing/pages/listPage.ts'
import { openProfilesPage, paths, writeRequests } from '../../testing/pages/profilesPage.ts'

const inactive = makeOciProfile(2).profile

withMockServices()

describe('profile activation', () => {
  it('activates and deactivates a profile after confirmation', async () => {
    await openProfilesPage('oracle')
    await runRowAction('Activate…', inactive)
    await expect
      .element(
        page
          .getByRole('alertdialog', { name: `Activate profile ${inactive}?` })
          .filter({ hasText: 'Collect recommendations to see its data' }),
      )
      .toBeVisible()
    await button('Activate profile').click()
    await expect.element(page.getByText(`Profile ${inactive} activated`)).toBeVisible()
    expect(writeRequests().at(-1)).toMatch(/selected\/true$/)
    await expect.element(row(inactive).filter({ hasText: 'Inactive' })).not.toBeInTheDocument()

    await runRowAction('Deactivate…', inactive)
    await button('Deactivate profile').click()
    await expect.element(row(inactive).filter({ hasText: 'Inactive' })).toBeVisible()
  })

  it('prevents deleting an active profile and shows the reason', async () => {
    await openProfilesPage('oracle')
    await button('Actions for production').click()
    const item = page.getByRole('menuitem', { name: /Delete/ })
    await expect.element(item).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByText(/An active profile cannot be deleted/).first()).toBeInTheDocument()
  })

  it('prevents deleting a profile that another user has activated meanwhile', async () => {
    await openProfilesPage('azure')
    await runRowAction('Delete…', makeAzureProfile(2).name)
    mockHandlers(
      http.get('*/thunder/azure/configurations', () =>
        HttpResponse.json([makeAzureProfile(2, { selected: true })]),
      ),
    )
    await button('Delete profile').click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'An active profile cannot be deleted' }))
      .toBeVisible()
    expect(writeRequests()).toEqual([])
  })

  it('shows the error in the dialog when deactivating fails', async () => {
    await openProfilesPage('aws')
    mockHandlers(
      http.put('*/thunder/aws/profile-selection/*', () => HttpResponse.json({ error: 'x' }, { status: 500 })),
    )
    await runRowAction('Deactivate…', 'production')
    await button('Deactivate profile').click()
    await expect.element(page.getByRole('alert').filter({ hasText: '500' })).toBeVisible()
    expect(address()).toBe(paths.aws)
  })
})
