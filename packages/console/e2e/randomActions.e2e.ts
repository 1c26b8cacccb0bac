import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCrawler, type Crawler } from './support/crawler.ts'
import { runRandomActions } from './support/randomActions.ts'

/** Sample of `npm run bench -- randomActions`. */
let crawler: Crawler
beforeAll(async () => {
  crawler = await openCrawler({ persona: 'admin', hosts: 200 })
})
afterAll(() => crawler.close())

test('URL, state and row counts stay consistent over random steps', async () => {
  const { done, failures } = await runRandomActions(crawler, 60, 2, () => {})
  // The last steps show how to reproduce the failure.
  expect(failures.length === 0 ? [] : [...done.slice(-12), ...failures]).toEqual([])
}, 180_000)
