import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCrawler, type Crawler } from './support/crawler.ts'
import { searchableNames } from './support/hostile.ts'
import { isAddressable } from './support/pageUrls.ts'

/** Sample of `npm run bench -- hostile`, which visits every page. */
let crawler: Crawler
beforeAll(async () => {
  crawler = await openCrawler({ persona: 'hostile', hosts: hostileNames.length })
})
afterAll(() => crawler.close())

test.each([1440, 390])(
  'hostile names run no script and cause no overflow at a width of %d px',
  async (width) => {
    await crawler.page.setViewportSize({ width, height: 900 })
    const failures: string[] = []
    for (const address of [
      '/hosts',
      '/alerts',
      '/oracle/tablespaces',
      `/details/${encodeURIComponent((await searchableNames(crawler)).find(isAddressable) ?? '')}`,
    ]) {
      const { failures: pageFailures } = await crawler.visit(address)
      failures.push(...pageFailures.map((failure) => `${address}: ${failure}`))
    }
    expect(failures).toEqual([])
  },
)
