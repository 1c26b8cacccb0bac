import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { makeRecommendations } from '../../../testing/fixtures/sampleRecommendations.ts'
import { renderWithCatalogue } from '../../../testing/samples/renderWithCatalogue.tsx'
import { ready } from '../../../testing/states.ts'
import * as stories from './RecommendationsScreen.stories.tsx'

const { NoActiveProfile } = composeStories(stories)

it('keeps the rows of inactive profiles and says that no new ones are collected', async () => {
  await page.viewport(1440, 900)
  await renderWithCatalogue(<NoActiveProfile list={ready(makeRecommendations('oracle'))} />)
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  const notice = page.getByText('No active profile: new recommendations are not collected.')
  await expect.element(notice.first()).toBeVisible()
})
