import { parseArgs } from 'node:util'
import { walked } from '../e2e/support/walk.ts'
import { openWalker } from '../e2e/support/walker.ts'

/**
 * Random user actions, with invariants checked after each step. `--steps 50000`, `--seed 7`. Prints the
 * last steps before the first failure; a seed reproduces the run.
 */
const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { steps: { ...text, default: '2000' }, seed: { ...text, default: '1' } },
})
const [steps, seed] = [Number(values.steps), Number(values.seed)]
const walker = await openWalker({ persona: 'admin', hosts: 200 })
const start = performance.now()
const { done, wrong } = await walked(walker, steps, seed, (at) => {
  if (at % 500 === 0) process.stdout.write(`${at} steps\n`)
})
await walker.close()
const seconds = Math.round((performance.now() - start) / 1000)
if (wrong.length > 0) process.stdout.write(`${done.slice(-12).join('\n')}\n→ ${wrong.join('; ')}\n`)
process.stdout.write(`${JSON.stringify({ steps: done.length, seed, findings: wrong.length, seconds })}\n`)
process.exitCode = wrong.length > 0 ? 1 : 0
