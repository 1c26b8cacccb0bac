import { hostileNames } from '@inventory-console/api-mocks/fixtures/hostile'
import { addressesOf } from '../e2e/support/addresses.ts'
import { exercised } from '../e2e/support/exercise.ts'
import { found, namesOf } from '../e2e/support/hostile.ts'
import { openWalker } from '../e2e/support/walker.ts'

/**
 * Opens every page of the built console with hostile names, on desktop and phone viewports, under the
 * strict policy. No script may run and no page may overflow the viewport; the hosts are searched for each
 * name. Exits with 1 on a failure.
 */
const walker = await openWalker({ persona: 'hostile', hosts: hostileNames.length })
const start = performance.now()
const addresses = await addressesOf(walker)
const wrong: string[] = []
let visits = 0
for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  await walker.page.setViewportSize({ width, height })
  for (const address of addresses) {
    const { faults } = await walker.visit(address, exercised)
    visits += 1
    for (const fault of faults) report(`${width} ${address}: ${fault}`)
  }
}
await walker.page.setViewportSize({ width: 1440, height: 4500 })
await walker.visit('/hosts?size=100')
const names = await namesOf(walker)
for (const name of names) {
  if (!(await found(walker.page, name))) report(`not found: ${JSON.stringify(name.slice(0, 80))}`)
}
await walker.close()
const seconds = Math.round((performance.now() - start) / 1000)
process.stdout.write(
  `${JSON.stringify({ pages: addresses.length, visits, names: names.length, findings: wrong.length, seconds })}\n`,
)
process.exitCode = wrong.length > 0 ? 1 : 0

function report(text: string) {
  wrong.push(text)
  process.stdout.write(`${text.slice(0, 400)}\n`)
}
