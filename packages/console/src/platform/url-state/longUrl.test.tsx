import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openAs, withMockServices } from '../../testing/openConsole.tsx'
import { fromBrowserLocation, toBrowserUrl } from './longUrl.ts'

withMockServices()

const rowCount = (text: string) => page.getByText(text, { exact: true }).first()

it('keeps a search for hundreds of names out of requests, for reload, Back and copied links', async () => {
  await page.viewport(1440, 900)
  await openAs('/hosts')
  await expect.element(rowCount('100 hosts')).toBeVisible()
  const name = page.getByRole('rowheader').nth(0).element().textContent
  const others = Array.from({ length: 400 }, (_, index) => `no-such-host-${index}`)
  await page.getByRole('searchbox', { name: /^Search/ }).fill([name, ...others].join(', '))
  await expect.element(rowCount('1 of 100 hosts')).toBeVisible()
  await expect.poll(() => window.location.hash.slice(0, 9)).toBe('#?search=')
  expect(window.location.search).toBe('')
  await expect.element(page.getByText(/^The link to this list is very long/)).toBeVisible()

  await page.getByRole('rowheader').getByRole('link').click()
  await expect.poll(() => window.location.pathname).toMatch(/^\/details\//)
  window.history.back()
  await expect.poll(() => window.location.pathname).toBe('/hosts')
  await expect.element(rowCount('1 of 100 hosts')).toBeVisible()

  const { pathname, hash } = window.location
  await openAs(pathname + hash)
  await expect.element(rowCount('1 of 100 hosts')).toBeVisible()

  await openAs(pathname + hash.slice(0, 2000))
  await expect.element(rowCount('100 hosts')).toBeVisible()
  await expect.element(page.getByText('Unknown parameter ignored: incomplete-link')).toBeVisible()
})

it('leaves short URLs and other fragments as they are', () => {
  for (const url of ['/hosts', '/hosts?search=a', '/hosts?search=a#top', '/hosts#?not-long']) {
    expect(toBrowserUrl(url)).toBe(url)
  }
  const location = { pathname: '/hosts', search: '?search=a', hash: '#top' }
  expect(fromBrowserLocation(location)).toEqual(location)
})
