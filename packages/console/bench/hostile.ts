import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { openCrawler } from '../e2e/support/crawler.ts'
import { findsRow, searchableNames } from '../e2e/support/hostile.ts'
import { interactWithPage } from '../e2e/support/interactions.ts'
import { pageUrls } from '../e2e/support/pageUrls.ts'

/**
 * Opens every page of the built console with hostile names, on desktop and phone viewports, under the
 * strict policy. No script may run and no page may overflow the viewport; the hosts are searched for each
 * name. Exits with 1 on a failure.
 */
const crawler = await openCrawler({ persona: 'hostile', hosts: hostileNames.length })
const start = performance.now()
const addresses = await pageUrls(crawler)
const failures: string[] = []
let visits = 0
for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  await crawler.page.setViewportSize({ width, height })
  for (const address of addresses) {
    const { failures: pageFailures } = await crawler.visit(address, interactWithPage)
    visits += 1
    for (const failure of pageFailures) report(`${width} ${address}: ${failure}`)
  }
}
await crawler.page.setViewportSize({ width: 1440, height: 4500 })
await crawler.visit('/hosts?size=100')
const names = await searchableNames(crawler)
for (const name of names) {
  if (!(await findsRow(crawler.page, name))) report(`not found: ${JSON.stringify(name.slice(0, 80))}`)
}
await crawler.close()
const seconds = Math.round((performance.now() - start) / 1000)
process.stdout.write(
  `${JSON.stringify({ pages: addresses.length, visits, names: names.length, findings: failures.length, seconds })}\n`,
)
process.exitCode = failures.length > 0 ? 1 : 0

function report(text: string) {
  failures.push(text)
  process.stdout.write(`${text.slice(0, 400)}\n`)
}
