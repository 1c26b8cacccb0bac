import { sourceOf, fakeNamed, type Fake } from '../lib/random.ts'
import { faultMatches, faultText, type Fault } from './fault.ts'

export interface SampledFault {
  fault: Fault
  fake: Fake
}

/** Decides which faults hit a request. Each fault counts its requests; the seed and the count decide. */
export function createFaultSampler() {
  const counts = new Map<string, number>()
  return {
    hits: (faults: readonly Fault[], seed: number, { method, url }: Request): SampledFault[] => {
      const { pathname } = new URL(url)
      return faults.flatMap((fault) => {
        if (!faultMatches(fault, method, pathname)) return []
        const name = faultText(fault)
        const count = counts.get(name) ?? 0
        counts.set(name, count + 1)
        const fake = fakeNamed(sourceOf(seed), `${count} ${name}`)
        return fake(1).datatype.boolean((fault.share ?? 100) / 100) ? [{ fault, fake }] : []
      })
    },
    reset: () => counts.clear(),
  }
}
