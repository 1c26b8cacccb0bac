import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { valueOr } from '../../../lib/state.ts'
import { renderWithProviders } from '../../../testing/samples/renderWithProviders.tsx'
import { empty, ready, refreshing } from '../../../testing/states.ts'
import * as stories from './IgnoreClusterDialog.stories.tsx'

const { Ready } = composeStories(stories)
const used = valueOr(Ready.args.used ?? empty, [])

test('counts the licenses of a cluster only when the list is fresh', async () => {
  const { rerender } = await renderWithProviders(<Ready used={refreshing(used.slice(0, 2))} />)
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toBeVisible()
  await rerender(<Ready used={ready(used)} />)
  await expect.element(dialog.getByText(new RegExp(`\\b${used.length} `))).toBeVisible()
})
