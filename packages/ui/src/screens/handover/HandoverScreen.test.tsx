import { composeStories } from '@storybook/react-vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import * as stories from './HandoverScreen.stories.tsx'

const { Loading } = composeStories(stories)
type Props = Partial<typeof stories.default.args>
const { silentAgents, alerts, compliance, hosts, contracts } = stories.default.args

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

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
    // oxlint-disable-next-line no-await-in-loop -- one response after the other
    await expect.poll(() => container.textContent).toContain(text)
    const next = headingTops()
    expect(next).toEqual(expect.arrayContaining(shown))
    shown = next
  }
  expect(shown).toHaveLength(7)
})

it('shows what has loaded if a section above takes long', async () => {
  await page.viewport(1440, 900)
  await renderWithProviders(<Loading {...{ compliance }} />)
  const types = page.getByText('1 license type')
  await expect.element(types).not.toBeVisible()
  vi.advanceTimersByTime(5000)
  await expect.element(types).toBeVisible()
})

it('breaks no word of a metric on a phone', async () => {
  await page.viewport(390, 900)
  await renderWithProviders(<Loading {...{ silentAgents, alerts, compliance }} />)
  const metric = page.getByRole('cell', { name: 'Processor', exact: true }).first()
  await expect.element(metric).toBeVisible()
  const range = new Range()
  range.selectNodeContents(metric.element())
  expect(range.getClientRects()).toHaveLength(1)
})

it('says what the locations apply to before the sections have loaded', async () => {
  await page.viewport(1440, 900)
  await renderWithProviders(<Loading />)
  await expect.element(page.getByText(/^Agents are those of all locations/)).toBeVisible()
})
