import type { Page } from 'playwright'
import {
  bodyMalformations,
  keyMalformations,
  packed,
  shortened,
  spoilt,
  type Malformation,
} from './malformed.ts'
import type { Visit, Walker } from './walker.ts'

/** What is wrong with a page, and the fewest departures that make it so. */
export interface Finding {
  address: string
  malformations: readonly Malformation[]
  faults: readonly string[]
}

/** The good answers that a page asks for, by their call, and what it tells then. */
export interface Recorded {
  answers: ReadonlyMap<string, unknown>
  visit: Visit
}

export async function recorded(walker: Walker, address: string, exercise?: Exercise): Promise<Recorded> {
  const answers = new Map<string, unknown>()
  walker.answer(async (call, good) => {
    const value = await jsonOf(call, good)
    if (value === undefined) return good
    answers.set(call, value)
    return spoilt(value, [])
  })
  const visit = await walker.visit(address, exercise)
  return { answers, visit }
}

export type Exercise = (page: Page) => Promise<void>

/** The page with these departures from the good answers. */
export async function tried(
  walker: Walker,
  address: string,
  malformations: readonly Malformation[],
  exercise?: Exercise,
): Promise<Visit> {
  const byCall = Map.groupBy(malformations, ({ call }) => call)
  walker.answer(async (call, good) => {
    const value = await jsonOf(call, good)
    return value === undefined ? good : spoilt(value, byCall.get(call) ?? [])
  })
  return walker.visit(address, exercise)
}

export interface Tally {
  cases: number
  loads: number
  /** Milliseconds. */
  slowest: number
  findings: Finding[]
}

/** All departures of a load at once; where something is wrong, or something is said that hides the rest, by halves. */
export async function searched(
  walker: Walker,
  address: string,
  load: readonly Malformation[],
  /** What the page tells when all answers are good. */
  usual: readonly string[],
  tally: Tally,
  exercise?: Exercise,
): Promise<void> {
  tally.loads += 1
  const start = performance.now()
  const visit = await tried(walker, address, load, exercise)
  tally.slowest = Math.max(tally.slowest, performance.now() - start)
  const faults = visit.faults
  const told = visit.told.filter((text) => !usual.includes(text))
  const quiet = faults.length === 0 && told.length === 0
  if (quiet || load.length === 1) {
    tally.cases += load.length
    const [only] = load
    const silent = quiet && only?.of === 'body' && mustBeTold.has(only.kind) ? ['says nothing'] : []
    const found = [...faults, ...silent]
    if (found.length > 0) tally.findings.push({ address, malformations: load, faults: found })
    return
  }
  const before = tally.findings.length
  const middle = Math.ceil(load.length / 2)
  await searched(walker, address, load.slice(0, middle), usual, tally, exercise)
  await searched(walker, address, load.slice(middle), usual, tally, exercise)
  // Neither half alone is at fault: they are together.
  if (faults.length > 0 && tally.findings.length === before)
    tally.findings.push({ address, malformations: load, faults })
}

/** A body of these kinds can be meant by nobody; of the others some say "none". */
const mustBeTold: ReadonlySet<string> = new Set(['html', 'cut', 'json', '""', '7', 'true', '1 MB'])

/** Keys are tried many at once, bodies one by one: each takes its page away. */
export function keyLoads(answers: ReadonlyMap<string, unknown>): readonly (readonly Malformation[])[] {
  return packed([...answers].flatMap(([call, value]) => keyMalformations(call, value)))
}

export function bodyLoads(answers: ReadonlyMap<string, unknown>): readonly (readonly Malformation[])[] {
  return [...answers.keys()].flatMap((call) => bodyMalformations(call).map((one) => [one]))
}

export async function jsonOf(call: string, response: Response): Promise<unknown> {
  if (response.status !== 200 || !response.headers.get('Content-Type')?.startsWith('application/json'))
    return undefined
  const value: unknown = await response.clone().json()
  // A shorter menu asks less.
  return call === 'GET /api/nodes' ? value : shortened(value)
}
