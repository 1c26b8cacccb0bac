import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../testing/states.ts'
import * as stories from './TroubleshootingScreen.stories.tsx'

const { Ready } = composeStories(stories)

it('offers no host to dismiss for an alert that names none', async () => {
  await page.viewport(1440, 900)
  const date = '2026-03-10T05:00:00Z'
  const agents = ['', 'db-001'].map((hostname, days) => ({
    id: hostname,
    hostname,
    days,
    date,
    description: '',
  }))
  await renderWithProviders(<Ready agents={{ list: ready(agents), totalCount: null }} />)
  const menus = page.getByRole('button', { name: /^Actions for/ })
  await menus.nth(1).click()
  await expect.element(page.getByRole('menuitem', { name: /^Copy row/ })).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(1)
})
