import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/shown.tsx'
import * as stories from './CommandSearch.stories.tsx'

const { Ready } = composeStories(stories)

// In a file of its own, where the code of the palette has not been fetched before.
it('takes what is typed before its code has come, and the page below does not', async () => {
  await show(
    <>
      <Ready />
      <input aria-label="Of the page" />
    </>,
  )
  const below = page.getByRole('textbox', { name: 'Of the page' })
  await below.click()
  const press = async (init: KeyboardEventInit) => {
    const wasTaken = !below
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    // React has drawn what a key asks for by the next turn.
    await Promise.resolve()
    return wasTaken
  }
  expect(await press({ key: 'd' })).toBe(false)
  expect(await press({ key: 'k', ctrlKey: true })).toBe(true)
  for (const key of ['x', 'Escape']) {
    // oxlint-disable-next-line no-await-in-loop -- typed one after the other
    expect(await press({ key })).toBe(true)
  }
  expect(await press({ key: 'd' })).toBe(false)
  expect(await press({ key: 'k', ctrlKey: true })).toBe(true)
  for (const key of ['d', 'b', '-', '7', '8', 'Backspace', '7', 'Shift', '7']) {
    // oxlint-disable-next-line no-await-in-loop -- typed one after the other
    expect(await press({ key })).toBe(true)
  }
  await expect.element(page.getByRole('combobox', { name: 'Go to' })).toHaveValue('db-777')
  await expect.element(page.getByRole('option')).toHaveAttribute('href', '/details/db-777')
})
