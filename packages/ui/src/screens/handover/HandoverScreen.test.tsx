import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import * as stories from './HandoverScreen.stories.tsx'

const { Loading } = composeStories(stories)
type Props = Partial<typeof stories.default.args>
const { silentAgents, alerts, compliance, hosts, contracts } = stories.default.args

const headingTops = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => ({ heading: heading.textContent, top: heading.getBoundingClientRect().top }))

/** The last section first, each with a text of it. */
const responses: readonly [Props, string][] = [
  [{ contracts }, 'Oracle: 1 contract'],
  [{ hosts }, '3 new hosts'],
  [{ compliance }, '1 license type'],
  [{ alerts }, '8 alerts'],
  [{ silentAgents }, '2 agents not reporting in all'],
]

it.each([1440, 390])('keeps the headings in place while sections load, %i pixels wide', async (width) => {
  await page.viewport(width, 900)
  const { container, rerender } = await renderWithProviders(<Loading />)
  let shown = headingTops()
  let arrived: Props = {}
  for (const [response, text] of responses) {
    arrived = { ...arrived, ...response }
    // oxlint-disable-next-line no-await-in-loop -- one response after the other
    await rerender(<Loading {...arrived} />)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.poll(() => container.textContent).toContain(text)
    const next = headingTops()
    expect(next).toEqual(expect.arrayContaining(shown))
    shown = next
  }
  expect(shown).toHaveLength(7)
})
