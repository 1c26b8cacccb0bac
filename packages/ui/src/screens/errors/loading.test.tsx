import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { StoryI18n, loadTexts } from '../../../../../.storybook/StoryI18n.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows the loading state after 150 ms, so that a fast start does not flash', async () => {
  await loadTexts({ globals: { locale: 'en' } })
  await render(
    <StoryI18n>
      <LoadingScreen />
    </StoryI18n>,
  )
  const status = page.getByRole('status')
  // The asynchronous variant also lets React render.
  await vi.advanceTimersByTimeAsync(149)
  expect(status.query()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(status).toHaveTextContent('Loading…')
})
