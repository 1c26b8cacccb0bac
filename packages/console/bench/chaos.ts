import { parseArgs } from 'node:util'
import { stormed } from '../e2e/support/chaos.ts'
import { openWalker } from '../e2e/support/walker.ts'

/**
 * Simulates an unreliable server for ten minutes: `--minutes 10`, `--seed 7`. Prints the events, and what
 * is still wrong five seconds after recovery.
 */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { minutes: { ...text, default: '10' }, seed: { ...text, default: '1' } },
})
const seed = Number(values.seed)
const walker = await openWalker({ persona: 'admin', hosts: 200 })
const until = performance.now() + Number(values.minutes) * 60_000
const { wrong, ...sum } = await stormed(walker, seed, until, ({ storms, slowest }) => {
  if (storms % 10 === 0) process.stdout.write(`${storms} storms, slowest ${Math.round(slowest)} ms\n`)
})
await walker.close()
if (wrong.length > 0) process.stdout.write(`${wrong.join('\n')}\n`)
process.stdout.write(
  `${JSON.stringify({ seed, ...sum, slowest: Math.round(sum.slowest), findings: wrong.length })}\n`,
)
process.exitCode = wrong.length > 0 ? 1 : 0
