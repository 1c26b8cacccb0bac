import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import * as stories from './Banner.stories.tsx'

const { LongAction } = composeStories(stories)

it('moves the action below a long text on a phone, and beside it on a wide screen', async () => {
  await page.viewport(390, 844)
  await renderWithCatalogue(<LongAction />)
  const text = page.getByText(/^8 contracts/).element()
  const action = page.getByRole('button').element()
  expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(text.getBoundingClientRect().bottom)
  await page.viewport(1200, 800)
  await expect
    .poll(() => action.getBoundingClientRect().left)
    .toBeGreaterThan(text.getBoundingClientRect().left)
  expect(action.getBoundingClientRect().top).toBeLessThan(text.getBoundingClientRect().bottom)
})
