import { chance, type Chance } from '../lib/seeded.ts'
import { concerns, faultText, type Fault } from './fault.ts'

export interface Hit {
  fault: Fault
  number: Chance
}

/** Decides which faults hit a request. Each fault counts its requests; the seed and the count decide. */
export function faultChances() {
  const counts = new Map<string, number>()
  return {
    hits: (faults: readonly Fault[], seed: number, { method, url }: Request): Hit[] => {
      const { pathname } = new URL(url)
      return faults.flatMap((fault) => {
        if (!concerns(fault, method, pathname)) return []
        const name = faultText(fault)
        const count = counts.get(name) ?? 0
        counts.set(name, count + 1)
        const number = chance(seed ^ hashOf(name), count)
        return number(1) % 100 < (fault.share ?? 100) ? [{ fault, number }] : []
      })
    },
    startAgain: () => counts.clear(),
  }
}

function hashOf(text: string): number {
  return Array.from(text).reduce(
    (hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0,
    7,
  )
}
