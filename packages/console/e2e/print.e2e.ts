import { Control } from '@inventory-console/api-mocks/control'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import type { Site } from './support/builtConsole.ts'
import { serveOneOrigin } from './support/oneOrigin.ts'

setUpBrowserPage()
let site: Site

beforeAll(async () => {
  const control = new Control({ persona: 'admin', hosts: 50 }, () => Date.now())
  site = await serveOneOrigin(async (request) => (await control.answer(request)) ?? Response.error())
})
afterAll(() => site.close())

/** Switches the page to print media. */
async function print() {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
}

async function logIn(path: string) {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto(`${site.url}${path}`)
  await page.getByLabel('Username').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('Admin.2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Visible buttons and links, and the page colors. */
const printed = () =>
  page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility()
    const { backgroundColor, color, colorScheme } = getComputedStyle(document.documentElement)
    return {
      paper: { backgroundColor, color, colorScheme },
      buttons: [...document.querySelectorAll('button:not([role]), [data-slot="button-link"]')]
        .filter(isVisible)
        .map((button) => button.textContent),
      links: [...document.querySelectorAll('a[href="#content"]')].filter(isVisible).length,
      boxes: [...document.querySelectorAll('[role="searchbox"], nav, [data-slot="command-search"]')].filter(
        isVisible,
      ).length,
    }
  })

const light = { backgroundColor: 'rgb(252, 252, 253)', color: 'rgb(28, 32, 36)', colorScheme: 'light' }

test.each([
  ['/dashboard', 'Technologies'],
  ['/hosts', '50 hosts'],
  ['/licenses/contract/oracle', 'contracts'],
  ['/settings', 'Service parameters'],
  ['/alerts', 'alerts'],
])('prints %s in light colors without skip link, navigation and buttons', async (path, text) => {
  await logIn(path)
  await page.getByText(text).first().waitFor()
  await page.getByRole('button', { name: 'Refresh' }).first().waitFor()
  const screenControls = await printed()
  expect(screenControls.paper).not.toEqual(light)
  expect(screenControls.links).toBe(1)
  await print()
  expect(await printed()).toEqual({ paper: light, buttons: [], links: 0, boxes: 0 })
  await page.getByText(text).and(page.locator(':visible')).first().waitFor()
})

test('prints the databases, the cards and the facts of a host without its buttons', async () => {
  await logIn('/hosts')
  await page.getByRole('rowheader').first().getByRole('link').first().click()
  await page.getByRole('button', { name: 'More' }).waitFor()
  await print()
  const { paper, buttons, links, boxes } = await printed()
  expect({ paper, links, boxes }).toEqual({ paper: light, links: 0, boxes: 0 })
  expect(buttons).not.toContain('More')
  await page.getByRole('heading', { name: /^Changes, / }).waitFor()
})
