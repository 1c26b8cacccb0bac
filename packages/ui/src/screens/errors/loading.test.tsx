import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { StoryI18n, loadTexts } from '../../../../../.storybook/StoryI18n.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows the loading state after 150 ms', async () => {
  await loadTexts({ globals: { locale: 'en' } })
  await render(
    <StoryI18n>
      <LoadingScreen />
    </StoryI18n>,
  )
  const status = page.getByRole('status')
  await act(async () => void vi.advanceTimersByTime(149))
  expect(status.query()).toBeNull()
  await act(async () => void vi.advanceTimersByTime(1))
  await expect.element(status).toHaveTextContent('Loading…')
})
