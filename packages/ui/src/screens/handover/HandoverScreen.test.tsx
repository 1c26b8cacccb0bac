import { composeStories } from '@storybook/react-vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithProviders } from '../../testing/samples/renderWithProviders.tsx'
import { ready } from '../../testing/states.ts'
import * as stories from './HandoverScreen.stories.tsx'

const { Loading, Ready } = composeStories(stories)
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

it('takes a day that is typed key by key', async () => {
  await page.viewport(1440, 900)
  await renderWithProviders(<Ready />)
  const since = page.getByRole('textbox', { name: 'From' })
  await since.click()
  await userEvent.keyboard('{Control>}a{/Control}02/03/2026')
  await expect.element(since).toHaveValue('02/03/2026')
  expect(stories.default.args.onSinceChange).toHaveBeenCalledExactlyOnceWith('2026-03-02')
})

it('counts the open alerts of each category of a server that sends no codes', async () => {
  await page.viewport(1440, 900)
  const group = (category: 'ENGINE' | 'LICENSE', severity: 'WARNING' | 'INFO', count: number) => ({
    category,
    severity,
    count,
    affectedHosts: 1,
    oldestAlert: '2026-03-10T08:00:00Z',
    daysFromCreation: null,
  })
  const all = [group('ENGINE', 'WARNING', 5), group('LICENSE', 'WARNING', 4), group('LICENSE', 'INFO', 2)]
  const open = [group('ENGINE', 'WARNING', 1), group('LICENSE', 'WARNING', 3)]
  await renderWithProviders(<Ready alerts={{ all: ready(all), open: ready(open) }} />)
  const alertTable = page.getByRole('table').filter({ hasText: 'Still new' })
  await expect.element(alertTable).toBeVisible()
  const cells = [...alertTable.element().querySelectorAll('tbody tr')].map((line) =>
    [...line.children].map(({ textContent }) => textContent),
  )
  expect(cells).toEqual([
    ['Inventory', '5', '4', '1'],
    ['License, Warning', '4', '1', '3'],
    ['License, Info', '2', '2', '0'],
  ])
})
