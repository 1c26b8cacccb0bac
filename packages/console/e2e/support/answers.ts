import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import { unfolding } from './exercise.ts'
import {
  bodyMalformations,
  keyMalformations,
  packed,
  shortened,
  spoilt,
  type Malformation,
} from './malformed.ts'
import type { Exercise, Visit, Walker } from './walker.ts'

const firstHost = makeHost(1)

/** Faults of a page and the smallest set of malformations that causes them. */
interface Finding {
  address: string
  malformations: readonly Malformation[]
  faults: readonly string[]
}

/** Valid responses of a page by call, and what the page shows with them. */
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

/** Visits the page with these malformations. */
async function tried(
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
  /** Milliseconds of the slowest visit. */
  slowest: number
  findings: Finding[]
  /** Failures shown only in expanded content. */
  folded: number
  /** Failures shown nowhere, for a documented reason. */
  quiet: number
}

/** Fallbacks for these responses, on all pages or on one, that need no error message. */
const leaves: ReadonlyMap<string, string> = new Map([
  ['GET /api/database/connection/status', 'no alarm: nobody said that it is not connected'],
  ['GET /api/settings/technologies', 'the names that the services write'],
  ['GET /api/configuration', 'the word for location of this product'],
  ['GET /thunder/oracle-cloud/configurations', 'entries of the menu that can be opened'],
  ['GET /thunder/aws/configurations', 'entries of the menu that can be opened'],
  ['GET /thunder/gcp/configurations', 'entries of the menu that can be opened'],
  ...['oracle', 'mysql', 'microsoft'].map(
    (vendor) =>
      [
        `/licenses/used/A90611 GET /api/settings/${vendor}/database/license-types`,
        'whose a license is, as its own texts tell',
      ] as const,
  ),
  ['/databases GET /api/hosts/technologies/all/databases/statistics', 'sums of the list itself'],
  ['/oracle GET /api/hosts/technologies/oracle/databases/statistics', 'sums of the list itself'],
  [
    `GET /api/hosts/${firstHost.hostname}/technologies/oracle/databases/${firstHost.databases['Oracle/Database']?.[0]}/psql-migrabilities/semaphore`,
    'a word that is no colour is shown as N/A',
  ],
  ['/groups GET /api/users', 'a question before deleting that names nobody; the services refuse'],
  ['/roles GET /api/groups', 'a question before deleting that names nobody; the services refuse'],
  ['/roles GET /api/hosts/locations', 'told when only some locations are chosen'],
])

/** Applies all malformations of a load at once. Bisects if the page breaks or an error hides the rest. */
export async function searched(
  walker: Walker,
  address: string,
  load: readonly Malformation[],
  /** Messages of the page with valid responses. */
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
    const mute = quiet && only?.of === 'body' && mustBeTold.has(only.kind)
    const found = mute ? await unfolded(walker, address, only, tally) : faults
    if (found.length > 0) tally.findings.push({ address, malformations: load, faults: found })
    return
  }
  const before = tally.findings.length
  const middle = Math.ceil(load.length / 2)
  await searched(walker, address, load.slice(0, middle), usual, tally, exercise)
  await searched(walker, address, load.slice(middle), usual, tally, exercise)
  // Neither half fails alone, so the combination does.
  if (faults.length > 0 && tally.findings.length === before)
    tally.findings.push({ address, malformations: load, faults })
}

/** Expanded content that shows the failure, by page and call. */
const telling = new Map<string, string>()
const usualUnfolded = new Map<string, readonly string[]>()

async function unfolded(
  walker: Walker,
  address: string,
  malformation: Malformation,
  tally: Tally,
): Promise<readonly string[]> {
  if (leaves.has(malformation.call) || leaves.has(`${address} ${malformation.call}`)) {
    tally.quiet += 1
    return []
  }
  const usual = usualUnfolded.get(address) ?? (await toldUnfolded(walker, address))
  usualUnfolded.set(address, usual)
  const place = `${address} ${malformation.call}`
  // On a busy machine, content of one section may render while the next is opened, so all are opened again.
  const known = telling.get(place)
  const seen: string[] = []
  for (const only of known === undefined ? [undefined] : [known, undefined]) {
    const { exercise, found } = unfolding(usual, only)
    tally.loads += 1
    const { faults, told } = await tried(walker, address, [malformation], exercise)
    seen.push(...faults)
    if (told.every((text) => usual.includes(text))) continue
    // A message that appears only at the end cannot be attributed to a section.
    if (found.name !== null) telling.set(place, found.name)
    tally.folded += 1
    return seen
  }
  return [...seen, 'says nothing']
}

async function toldUnfolded(walker: Walker, address: string): Promise<readonly string[]> {
  const { exercise, found } = unfolding(null)
  const { told } = await tried(walker, address, [], exercise)
  return [...told, ...found.told]
}

/** Bodies that must cause an error message; other kinds can mean "none". */
const mustBeTold: ReadonlySet<string> = new Set(['html', 'cut', 'json', '""', '7', 'true', '1 MB'])

/**
 * Packs many key malformations into one visit. Body malformations are tried one by one, because each
 * replaces its page.
 */
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
  // A shorter menu sends fewer requests.
  return call === 'GET /api/nodes' ? value : shortened(value)
}
