import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, openAs, withMockServices } from '../openConsole.tsx'

withMockServices()
// 1280 × 1024 at 400 % zoom.
beforeEach(() => page.viewport(320, 256))

const notices = (count: string) => page.getByRole('button', { name: count, exact: true })

it.each([
  ['/licenses/contract/oracle', '2 notices'],
  ['/hosts', '1 notice'],
  ['/alerts', '1 notice'],
  ['/licenses/compliance', '1 notice'],
  ['/licenses/used', '1 notice'],
  ['/oracle/tablespaces', '1 notice'],
  ['/users', '1 notice'],
])('shows notices and pager of %s in one line that covers nothing in a low window', async (path, count) => {
  await openAs(`${path}?unknown=1`)
  await expect.element(notices(count)).toBeVisible()
  await expect.element(page.getByRole('contentinfo').getByText('1–', { exact: false })).toBeInTheDocument()
  expect(coveredPoints()).toEqual([])
  expect(document.documentElement.scrollHeight).toBe(window.innerHeight)
})

it('shows a toast below the tools of the page in a low window', async () => {
  await openAs('/licenses/contract/oracle')
  await notices('1 notice').click()
  await button('Set to all locations…').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Set to all locations' }).click()
  await expect.element(page.getByText('8 contracts set to all locations', { exact: true })).toBeVisible()
  const tools = [
    page.getByRole('searchbox', { name: 'Search contracts' }),
    button('Display'),
    button('Add contract'),
  ]
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
