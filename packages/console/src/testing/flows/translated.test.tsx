import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inside, region } from '../dashboardPage.ts'
import { address, button, hostsAreShown, openAs, withMockServices, toggleGroup } from '../openConsole.tsx'
import { translatePage } from '../pageTranslator.ts'

withMockServices()

let stop = () => {}
const errors: unknown[] = []
const noteError = ({ error }: ErrorEvent) => errors.push(error)
beforeEach(() => {
  errors.length = 0
  window.addEventListener('error', noteError)
})
afterEach(() => {
  stop()
  window.removeEventListener('error', noteError)
})

const failed = page.getByRole('heading', { name: /went wrong|failed|error/i })

async function stillHere(heading: string) {
  await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  expect(failed.elements()).toEqual([])
}

it('keeps the hosts page working while the browser translates it', async () => {
  await openAs('/hosts')
  await hostsAreShown()
  stop = translatePage()
  const count = page.getByRole('status').first()
  const search = page.getByRole('searchbox', { name: /Search/ })

  await search.fill('prod')
  await expect.poll(address).toBe('/hosts?search=prod')
  await expect.element(count).not.toHaveTextContent('of 100')
  await stillHere('Hosts')
  await search.fill('no such host')
  await expect.element(page.getByText('Nothing matches')).toBeVisible()
  await stillHere('Hosts')
  await search.fill('')
  await expect.element(count).toHaveTextContent('1–25 of 100')
  await button(/^Hostname/).click()
  await expect.poll(address).toContain('sort=-hostname')
  await stillHere('Hosts')
  await button(/Next page/).click()
  await expect.element(count).toHaveTextContent('26–50 of 100')
  await stillHere('Hosts')
  await toggleGroup('CPU')
  await expect.poll(address).toContain('&hide=')
  await stillHere('Hosts')
  await button('Refresh').click()
  await stillHere('Hosts')
  await button(/^Display/).click()
  await userEvent.keyboard('{Escape}')
  await stillHere('Hosts')
  await button(/^Filters/).click()
  await stillHere('Hosts')
  await page.getByRole('rowheader').first().getByRole('link').click()
  await expect.poll(address).toContain('/details/')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(failed.elements()).toEqual([])
  expect(errors).toEqual([])
})

it('keeps the dashboard working while the browser translates it', async () => {
  await inside()
  stop = translatePage()
  await button('Refresh').click()
  await stillHere('Dashboard')
  await button(/^Go to/).click()
  await userEvent.keyboard('hosts')
  await userEvent.keyboard('{Escape}')
  await stillHere('Dashboard')
  await button(/admin/).click()
  await userEvent.keyboard('{Escape}')
  await stillHere('Dashboard')
  await button(/Collapse|menu/i)
    .first()
    .click()
  await stillHere('Dashboard')
  await region('Agents').getByRole('link', { name: 'Inspect' }).click()
  await stillHere('Alerts')
  window.history.back()
  await stillHere('Dashboard')
  expect(errors).toEqual([])
})
