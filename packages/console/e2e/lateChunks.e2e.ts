import { Control } from '@inventory-console/api-mocks/control'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpBrowserPage, page } from './support/browserPage.ts'
import type { Site } from './support/builtConsole.ts'
import { serveOneOrigin } from './support/oneOrigin.ts'

/** Chunks that load late. */
setUpBrowserPage()
let site: Site

beforeAll(async () => {
  const control = new Control({ persona: 'admin', hosts: 50 }, () => Date.now())
  site = await serveOneOrigin(async (request) => (await control.answer(request)) ?? Response.error())
})
afterAll(() => site.close())

test('text typed before the command palette loads goes into the palette and not into the page', async () => {
  const { promise: chunkReleased, resolve: releaseChunk } = Promise.withResolvers<void>()
  await page.route(/\/assets\/CommandPalette-[^/]*\.js$/, async (route) => {
    await chunkReleased
    await route.continue()
  })
  await page.goto(`${site.url}/hosts`)
  await page.getByLabel('Username').fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('Admin.2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const below = page.getByRole('searchbox', { name: 'Search hosts' })
  await below.pressSequentially('d')
  await page.keyboard.press('Control+k')
  // Keys after Ctrl+K belong to the pending palette, and Escape cancels it.
  for (const key of ['x', 'Escape']) await page.keyboard.press(key)
  await page.keyboard.press('b')
  await page.keyboard.press('Control+k')
  for (const key of ['p', 'r', 'x', 'Backspace', 'Shift', 'd']) await page.keyboard.press(key)
  expect(await below.inputValue()).toBe('db')
  releaseChunk()
  const palette = page.getByRole('combobox', { name: 'Go to' })
  await palette.waitFor()
  expect(await palette.inputValue()).toBe('prd')
  await page.getByRole('option', { name: /prd/ }).first().waitFor()
  expect(new URL(page.url()).search).toBe('?search=db')
})
