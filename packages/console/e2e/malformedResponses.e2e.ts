import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCrawler, type Crawler } from './support/crawler.ts'
import { keyMalformations, packLoads, malformedResponse } from './support/malformations.ts'
import { jsonOf } from './support/malformedResponses.ts'
import { pageUrls } from './support/pageUrls.ts'

/** Seed of the sample; the benchmark of the same name covers each key of each response. */
const seed = 11
const each = 3

let crawler: Crawler
beforeAll(async () => {
  crawler = await openCrawler({ persona: 'admin', hosts: 200 })
})
afterAll(() => crawler.close())

/** Milliseconds; long enough for a busy machine. */
const timeout = 180_000

test(
  'no page breaks on keys that are null, missing, of another type, empty, huge or duplicated',
  { timeout },
  async () => {
    const urls = await pageUrls(crawler)
    let loadIndex = seed
    crawler.intercept(async (call, original) => {
      const value = await jsonOf(call, original)
      if (value === undefined) return original
      const loads = packLoads(keyMalformations(call, value))
      loadIndex += 1
      return malformedResponse(value, loads[loadIndex % Math.max(loads.length, 1)] ?? [])
    })
    const found: string[] = []
    for (const address of urls.filter((_, index) => index % each === seed % each)) {
      const { failures: pageFailures } = await crawler.visit(address)
      found.push(...pageFailures.map((failure) => `${address}: ${failure}`))
    }
    expect(found).toEqual([])
  },
)
