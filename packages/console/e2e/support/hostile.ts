import { unescapeText } from '@inventory-console/api-mocks/contract/reportText'
import type { Page } from 'playwright'
import type { Crawler } from './crawler.ts'

/** These names fall into short words, which find more rows than a page has. */
const matchesMore = /^db-\s|^db-&lt;|^(?!\().*[\u2028\u2060]/

/** Names of the hosts in the hostile world that are long enough to search for. */
export async function searchableNames(crawler: Pick<Crawler, 'requestJson'>): Promise<readonly string[]> {
  const hosts = await crawler.requestJson('/api/hosts?mode=hostnames')
  return Array.isArray(hosts)
    ? hosts
        .filter((name): name is string => typeof name === 'string')
        .map(unescapeText)
        .filter((name) => name.trim().length > 3 && !matchesMore.test(name))
    : []
}

/** True if a search for the whole name leaves a row with that name; all matching rows must be rendered. */
export async function findsRow(page: Page, name: string): Promise<boolean> {
  const box = page.locator('main').getByRole('searchbox').first()
  await box.fill(name)
  return page.evaluate(async (name) => {
    // A single-line input drops line breaks.
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    // A cell renders only the beginning of a name of 10,000 characters.
    const start = (text: string) => plain(text).slice(0, 300)
    for (let attempt = 0; attempt < 60; attempt += 1) {
      // The link contains the name; an icon may precede it.
      const rows = [...document.querySelectorAll('main [role="rowheader"] a')]
      if (rows.some(({ textContent }) => start(textContent ?? '') === start(name))) return true
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return false
  }, name)
}
