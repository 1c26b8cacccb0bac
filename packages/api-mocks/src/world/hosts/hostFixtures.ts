import { decode } from '../../contract/decode.ts'
import { hostSummary } from '../../contract/generated/decoders/api/hosts.ts'
import type { HostSummary } from '../../contract/index.ts'
import { people } from '../../lib/definitions.ts'
import { fakerOf } from '../../lib/faker.ts'
import { DEFAULT_SEED } from '../../lib/random.ts'
import { currentTime, DAY } from '../../lib/time.ts'
import { sampleSites } from '../company/sampleLocations.ts'
import { hostFacts } from './hostFacts.ts'
import { reportAt, summaryAt } from './hostSummary.ts'

/** The default source, with the few names that hosts have. */
const source = { faker: fakerOf([people]), seed: DEFAULT_SEED }

/** Host `row` (from 1) as in the list at the current time. Stable in every world of the default seed. */
export function makeHost(row: number, overrides: Partial<HostSummary> = {}): HostSummary {
  const now = currentTime()
  const today = Math.floor(now / DAY)
  const facts = hostFacts(source, sampleSites, row)
  const host = summaryAt(facts, today, reportAt(facts, today, now) ?? now)
  return { ...decode(hostSummary, host).value, ...overrides }
}

export function makeHosts(count: number): HostSummary[] {
  return Array.from({ length: count }, (_, index) => makeHost(index + 1))
}
