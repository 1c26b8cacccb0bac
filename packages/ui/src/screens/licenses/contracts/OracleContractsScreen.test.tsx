import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../../testing/samples/renderWithCatalogue.tsx'
import * as stories from './OracleContractsScreen.stories.tsx'

const { Ready } = composeStories(stories)
const headers = () => page.getByRole('columnheader').elements()

// Without the sidebar.
test.each([
  [1384, ['Contract number', 'Purchased', 'Available', 'Days left', 'Status', 'Hosts']],
  [968, ['Contract number', 'Purchased', 'Available', 'Days left']],
])('shows its columns in full in a window of %i pixels: %j', async (width, names) => {
  await page.viewport(width, 900)
  await renderWithCatalogue(<Ready />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const menu = headers().at(-1)?.getBoundingClientRect()
  for (const name of names) {
    const header = page.getByRole('columnheader', { name, exact: true }).element()
    expect(header.getBoundingClientRect().right).toBeLessThanOrEqual(menu?.left ?? 0)
  }
})

test('has no column outside a window of 1440 pixels by default', async () => {
  await page.viewport(1384, 900)
  await renderWithCatalogue(<Ready />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  expect(page.getByRole('grid').element().getBoundingClientRect().width).toBeLessThanOrEqual(1384)
})
