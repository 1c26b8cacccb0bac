import { openCrawler } from '../e2e/support/crawler.ts'
import { interactWithPage } from '../e2e/support/interactions.ts'
import { nameOf } from '../e2e/support/malformations.ts'
import {
  bodyLoads,
  contentsOf,
  keyLoads,
  recordPage,
  searchChanges,
  searchMalformations,
  versionLoads,
  type RecordedPage,
  type Tally,
} from '../e2e/support/malformedResponses.ts'
import { pageUrls } from '../e2e/support/pageUrls.ts'

/**
 * Opens each page of the built console with every malformation of every response, under the strict policy.
 * Prints the smallest set of malformations that breaks a page.
 * `PAGES=/hosts,/alerts` limits the pages, `KIND=keys`, `KIND=bodies` or `KIND=versions` the kind. Exits with 1
 * on a failure.
 */
const pageFilter = process.env['PAGES']?.split(',')
const kind = process.env['KIND']
const crawler = await openCrawler({ persona: 'admin', hosts: 200 })
const allUrls = await pageUrls(crawler)
const chosen = allUrls.filter((address) => pageFilter?.includes(address) ?? true)
const none = { cases: 0, pageLoads: 0, slowest: 0, collapsed: 0, silent: 0 }
const total: Tally = { ...none, findings: [] }
const start = performance.now()

const recordings = new Map<string, RecordedPage>()
for (const address of chosen) recordings.set(address, await recordPage(crawler, address, interactWithPage))
const frequency = new Map<string, number>()
for (const { responses } of recordings.values())
  for (const call of responses.keys()) frequency.set(call, (frequency.get(call) ?? 0) + 1)
const attempts = new Map<string, number>()

for (const [address, { responses, visit }] of recordings) {
  const tally: Tally = { ...none, findings: [] }
  if (visit.failures.length > 0) tally.findings.push({ address, malformations: [], faults: visit.failures })
  // Requests of the layout, which nearly every page sends, are tried on two pages only.
  const pageResponses = new Map(
    [...responses].filter(
      ([call]) => (frequency.get(call) ?? 0) < chosen.length / 2 || (attempts.get(call) ?? 0) < 2,
    ),
  )
  for (const call of pageResponses.keys()) attempts.set(call, (attempts.get(call) ?? 0) + 1)
  if (kind === undefined || kind === 'keys')
    for (const load of keyLoads(pageResponses))
      await searchMalformations(crawler, address, load, visit.messages, tally, interactWithPage)
  if (kind === undefined || kind === 'bodies')
    for (const load of bodyLoads(pageResponses))
      await searchMalformations(crawler, address, load, visit.messages, tally)
  if (kind === 'versions') {
    const { contents } = await contentsOf(crawler, address, [])
    for (const { load, isWholePart } of versionLoads(pageResponses))
      await searchChanges(crawler, address, load, isWholePart, contents, tally)
  }
  process.stdout.write(
    `${address}: ${pageResponses.size} calls, ${tally.cases} cases, ${tally.pageLoads} loads, slowest ${Math.round(tally.slowest)} ms, ${tally.collapsed} told when unfolded, ${tally.silent} left out, ${tally.findings.length} findings\n`,
  )
  for (const { malformations, faults: failures } of tally.findings)
    process.stdout.write(
      `  ${malformations.map(nameOf).join(' & ') || 'as it is'} → ${failures.join('; ')}\n`,
    )
  total.cases += tally.cases
  total.pageLoads += tally.pageLoads
  total.collapsed += tally.collapsed
  total.silent += tally.silent
  total.slowest = Math.max(total.slowest, Math.round(tally.slowest))
  total.findings.push(...tally.findings)
}
await crawler.close()

const seconds = Math.round((performance.now() - start) / 1000)
process.stdout.write(
  `${JSON.stringify({ pages: chosen.length, ...total, findings: total.findings.length, seconds })}\n`,
)
process.exitCode = total.findings.length > 0 ? 1 : 0
