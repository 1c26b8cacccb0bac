import { parseArgs } from 'node:util'
import { openCrawler } from '../e2e/support/crawler.ts'
import { runRandomActions } from '../e2e/support/randomActions.ts'

/**
 * Random user actions, with invariants checked after each step. `--steps 50000`, `--seed 7`. Prints the
 * last steps before the first failure; a seed reproduces the run.
 */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { steps: { ...text, default: '2000' }, seed: { ...text, default: '1' } },
})
const [steps, seed] = [Number(values.steps), Number(values.seed)]
const crawler = await openCrawler({ persona: 'admin', hosts: 200 })
const start = performance.now()
const { done, failures } = await runRandomActions(crawler, steps, seed, (step) => {
  if (step % 500 === 0) process.stdout.write(`${step} steps\n`)
})
await crawler.close()
const seconds = Math.round((performance.now() - start) / 1000)
if (failures.length > 0) process.stdout.write(`${done.slice(-12).join('\n')}\n→ ${failures.join('; ')}\n`)
process.stdout.write(`${JSON.stringify({ steps: done.length, seed, findings: failures.length, seconds })}\n`)
process.exitCode = failures.length > 0 ? 1 : 0
