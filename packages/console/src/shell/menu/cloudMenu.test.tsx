import { paths } from '@inventory-console/ui/paths'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  mockHandlers,
  responseCount,
  button,
  mockWorld,
  openAs,
  requests,
  withMockServices,
} from '../../testing/openConsole.tsx'

withMockServices()

const reason = 'No active profile for this cloud'
const menu = page.getByRole('navigation', { name: 'Main navigation' })
const profileRequests = () => requests.filter((request) => /^GET \/thunder\/.*configurations$/.test(request))

/** Expands the AWS branch of the menu on a page outside the cloud area. */
async function openMenu() {
  await openAs('/hosts')
  await menu.getByRole('button', { name: 'Expand menu' }).click()
  await menu.getByRole('button', { name: 'Cloud advisors' }).click()
  await menu.getByRole('button', { name: 'Amazon AWS', exact: true }).click()
  await expect.element(menu.getByRole('link', { name: 'Profiles' })).toBeVisible()
}

function deactivate() {
  for (const profile of mockWorld().profiles.aws) profile.selected = false
}

it('disables the recommendations of a cloud without an active profile and shows the reason', async () => {
  deactivate()
  await openMenu()
  await expect.element(menu.getByRole('button', { name: 'Recommendations' })).toHaveAttribute('aria-disabled')
  await expect
    .element(menu.getByRole('button', { name: 'Recommendations' }))
    .toHaveAccessibleDescription(reason)
  expect(profileRequests()).toEqual([
    'GET /thunder/oracle-cloud/configurations',
    'GET /thunder/aws/configurations',
    'GET /thunder/gcp/configurations',
  ])
})

it('enables the recommendations when a profile is active', async () => {
  await openMenu()
  await expect.element(menu.getByRole('link', { name: 'Recommendations' })).toBeVisible()
  await menu.getByRole('link', { name: 'Recommendations' }).click()
  await expect.poll(() => window.location.pathname).toBe(paths.awsRecommendations)
})

it('keeps the menu entry when the profiles cannot be loaded', async () => {
  mockHandlers(http.get('*/thunder/aws/configurations', () => HttpResponse.json(null, { status: 500 })))
  await openMenu()
  await expect.poll(() => responseCount('/thunder/aws/configurations')).toBe(1)
  await menu.getByRole('button', { name: 'Amazon AWS', exact: true }).click()
  await menu.getByRole('button', { name: 'Amazon AWS', exact: true }).click()
  await expect.element(menu.getByRole('link', { name: 'Recommendations' })).toBeVisible()
  await expect.element(button('Log in')).not.toBeInTheDocument()
})
