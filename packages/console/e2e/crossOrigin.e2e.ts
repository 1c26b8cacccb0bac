import { sampleUsers } from '@inventory-console/api-mocks/fixtures/users'
import { startServer } from '@inventory-console/api-mocks/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import { configFor, serveConsole } from './support/builtConsole.ts'

const [admin = { username: '', password: '' }] = sampleUsers

setUpBrowserPage()
type RunningServer = { url: string; close: () => Promise<void> }
let services: RunningServer
let site: RunningServer

beforeAll(async () => {
  services = await startServer({ port: 0, hosts: 10_000 })
  site = await serveConsole(configFor(services.url))
})

afterAll(async () => {
  await Promise.all([services.close(), site.close()])
})

async function logIn(target: RunningServer = site, path = '/hosts') {
  await page.goto(`${target.url}${path}`)
  await page.getByLabel('Username').fill(admin.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(admin.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('the built console works with an API on another origin', async () => {
  expect(new URL(site.url).origin).not.toBe(new URL(services.url).origin)
  await logIn()
  await page.getByText('10,000 hosts').first().waitFor()

  await page.getByRole('searchbox').fill('db')
  await page
    .getByRole('columnheader', { name: /Memory/ })
    .getByRole('button')
    .click()
  await expect.poll(() => new URL(page.url()).search).toContain('search=db')
  await expect.poll(() => new URL(page.url()).search).toContain('sort=')
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Technology' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('columnheader', { name: /Technology/ }).count()).toBe(0)

  const visibleHosts = await page.getByRole('rowheader').allTextContents()
  expect(visibleHosts.length).toBeGreaterThan(5)
  await page.reload()
  await page.getByRole('rowheader').first().waitFor()
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(visibleHosts)
  expect(await page.getByRole('searchbox').inputValue()).toBe('db')
  expect(await page.getByRole('columnheader', { name: /Technology/ }).count()).toBe(0)
})

test('shows the error of a wrong password in the login form', async () => {
  await page.goto(`${site.url}/login`)
  await page.getByLabel('Username').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('Invalid username or password.').waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('admin')
})

test('shows the timeout message when the server cannot be reached', async () => {
  const unreachableSite = await serveConsole(configFor('http://127.0.0.1:9'))
  try {
    await logIn(unreachableSite, '/login')
    await expect.poll(() => page.getByText('Request timeout exceeded.').count()).toBe(1)
  } finally {
    await unreachableSite.close()
  }
})

test.each([
  ['an HTML page instead of the configuration', '<!doctype html><title>Start</title>'],
  ['a missing configuration', null],
  ['an array', '[]'],
])('shows a start error with a retry for %s', async (_name, config) => {
  const broken = await serveConsole(config)
  try {
    await page.goto(`${broken.url}/`)
    await expect.poll(() => page.getByRole('heading', { name: 'The console cannot start' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(1)
  } finally {
    await broken.close()
  }
})
