import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, openAs, withMockServices } from '../openConsole.tsx'

withMockServices()
// 1280 × 1024 at 400 % zoom.
beforeEach(() => page.viewport(320, 256))

const notices = page.getByRole('button', { name: /^\d+ notices?$/ })

it.each([
  '/licenses/contract/oracle',
  '/hosts',
  '/alerts',
  '/licenses/compliance',
  '/licenses/used',
  '/oracle/tablespaces',
  '/users',
])('shows the notice and the pager of %s in one line that covers nothing in a low window', async (path) => {
  await openAs(`${path}?unknown=1`)
  await expect.element(notices).toBeVisible()
  await expect.element(page.getByRole('contentinfo').getByText(/^\d+–\d+ of /)).toBeInTheDocument()
  expect(coveredPoints()).toEqual([])
  expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
})

it('shows a toast below the tools of the page in a low window', async () => {
  await openAs('/licenses/contract/oracle')
  await notices.click()
  await button('Set to all locations…').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set to all locations' }).click()
  await expect.element(page.getByText(/^\d+ contracts set to all locations$/)).toBeVisible()
  const tools = [page.getByRole('searchbox', { name: 'Search contracts' }), button('Display'), button('Add contract')]
  for (const tool of tools) expect(isOnTop(tool.element())).toBe(true)
})

/** Points of the page's content that something else covers, in steps of eight pixels. */
function coveredPoints() {
  const main = page.getByRole('main').element()
  const { left, top, right, bottom } = main.getBoundingClientRect()
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / 8) }, (_, step) => from + 4 + step * 8)
  return steps(top, bottom).flatMap((y) =>
    steps(left, right)
      .filter((x) => !main.contains(document.elementFromPoint(x, y)))
      .map((x) => `${x},${y}`),
  )
}

function isOnTop(element: Element) {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return [top + 1, (top + bottom) / 2, bottom - 1].every((y) =>
    element.contains(document.elementFromPoint((left + right) / 2, y)),
  )
}
