import { addressesOf } from '../e2e/support/addresses.ts'
import { bodyLoads, keyLoads, recorded, searched, type Recorded, type Tally } from '../e2e/support/answers.ts'
import { exercised } from '../e2e/support/exercise.ts'
import { nameOf } from '../e2e/support/malformed.ts'
import { openWalker } from '../e2e/support/walker.ts'

/**
 * Opens each page of the built console with every malformation of every response, under the strict policy.
 * Prints the smallest set of malformations that breaks a page.
 * `ANSWERS_PAGES=/hosts,/alerts` limits the pages, `ANSWERS_KIND=keys` or `bodies` the kind. Exits with 1
 * on a failure.
 */
const wanted = process.env['ANSWERS_PAGES']?.split(',')
const kind = process.env['ANSWERS_KIND']
const walker = await openWalker({ persona: 'admin', hosts: 200 })
const all = await addressesOf(walker)
const chosen = all.filter((address) => wanted?.includes(address) ?? true)
const none = { cases: 0, loads: 0, slowest: 0, folded: 0, quiet: 0 }
const total: Tally = { ...none, findings: [] }
const start = performance.now()

const asked = new Map<string, Recorded>()
for (const address of chosen) asked.set(address, await recorded(walker, address, exercised))
const frequency = new Map<string, number>()
for (const { answers } of asked.values())
  for (const call of answers.keys()) frequency.set(call, (frequency.get(call) ?? 0) + 1)
const tried = new Map<string, number>()

for (const [address, { answers, visit }] of asked) {
  const tally: Tally = { ...none, findings: [] }
  if (visit.faults.length > 0) tally.findings.push({ address, malformations: [], faults: visit.faults })
  // Requests of the layout, which nearly every page sends, are tried on two pages only.
  const own = new Map(
    [...answers].filter(
      ([call]) => (frequency.get(call) ?? 0) < chosen.length / 2 || (tried.get(call) ?? 0) < 2,
    ),
  )
  for (const call of own.keys()) tried.set(call, (tried.get(call) ?? 0) + 1)
  if (kind !== 'bodies')
    for (const load of keyLoads(own)) await searched(walker, address, load, visit.told, tally, exercised)
  if (kind !== 'keys')
    for (const load of bodyLoads(own)) await searched(walker, address, load, visit.told, tally)
  process.stdout.write(
    `${address}: ${own.size} calls, ${tally.cases} cases, ${tally.loads} loads, slowest ${Math.round(tally.slowest)} ms, ${tally.folded} told when unfolded, ${tally.quiet} left out, ${tally.findings.length} findings\n`,
  )
  for (const { malformations, faults } of tally.findings)
    process.stdout.write(`  ${malformations.map(nameOf).join(' & ') || 'as it is'} → ${faults.join('; ')}\n`)
  total.cases += tally.cases
  total.loads += tally.loads
  total.folded += tally.folded
  total.quiet += tally.quiet
  total.slowest = Math.max(total.slowest, Math.round(tally.slowest))
  total.findings.push(...tally.findings)
}
await walker.close()

const seconds = Math.round((performance.now() - start) / 1000)
process.stdout.write(
  `${JSON.stringify({ pages: chosen.length, ...total, findings: total.findings.length, seconds })}\n`,
)
process.exitCode = total.findings.length > 0 ? 1 : 0
