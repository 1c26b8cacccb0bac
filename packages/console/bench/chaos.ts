import { parseArgs } from 'node:util'
import { runStorms } from '../e2e/support/chaos.ts'
import { openCrawler } from '../e2e/support/crawler.ts'

/**
 * Simulates an unreliable server for ten minutes: `--minutes 10`, `--seed 7`. Prints the events and the
 * errors that remain five seconds after recovery.
 */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { minutes: { ...text, default: '10' }, seed: { ...text, default: '1' } },
})
const seed = Number(values.seed)
const crawler = await openCrawler({ persona: 'admin', hosts: 200 })
const until = performance.now() + Number(values.minutes) * 60_000
const { failures, ...sum } = await runStorms(crawler, seed, until, ({ storms, slowest }) => {
  if (storms % 10 === 0) process.stdout.write(`${storms} storms, slowest ${Math.round(slowest)} ms\n`)
})
await crawler.close()
if (failures.length > 0) process.stdout.write(`${failures.join('\n')}\n`)
process.stdout.write(
  `${JSON.stringify({ seed, ...sum, slowest: Math.round(sum.slowest), findings: failures.length })}\n`,
)
process.exitCode = failures.length > 0 ? 1 : 0
