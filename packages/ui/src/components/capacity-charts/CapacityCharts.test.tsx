import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithCatalogue } from '../../testing/samples/renderWithCatalogue.tsx'
import * as stories from './CapacityCharts.stories.tsx'

const { WithMaximum } = composeStories(stories)

test('each legend has different names for average and maximum', async () => {
  await renderWithCatalogue(<WithMaximum />)
  const legends = () =>
    [...document.querySelectorAll('[data-slot=chart-legend]')].map((legend) =>
      [...legend.children].map(({ textContent }) => textContent),
    )
  await expect.element(page.getByRole('slider').first()).toBeVisible()
  await expect.poll(() => legends().length).toBeGreaterThan(0)
  expect(legends().filter((names) => new Set(names).size < names.length)).toEqual([])
})
