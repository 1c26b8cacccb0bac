import { makeHost } from '@inventory-console/api-mocks/fixtures/hosts'
import type { Crawler, PageInteraction } from './crawler.ts'
import { expandSections, readWholePage } from './interactions.ts'
import {
  bodyMalformations,
  hidesOrShares,
  keyMalformations,
  packLoads,
  truncateLists,
  malformedResponse,
  unknownMember,
  versionMalformations,
  type Malformation,
} from './malformations.ts'
import type { PageContent, Visit } from './pageScripts.ts'

const firstHost = makeHost(1)

/** Faults of a page and the smallest set of malformations that causes them. */
interface Finding {
  address: string
  malformations: readonly Malformation[]
  faults: readonly string[]
}

/** Valid responses of a page by call, and what the page shows with them. */
export interface RecordedPage {
  responses: ReadonlyMap<string, unknown>
  visit: Visit
}

export async function recordPage(
  crawler: Crawler,
  address: string,
  interact?: PageInteraction,
): Promise<RecordedPage> {
  const responses = new Map<string, unknown>()
  crawler.intercept(async (call, original) => {
    const value = await jsonOf(call, original)
    if (value === undefined) return original
    responses.set(call, value)
    return malformedResponse(value, [])
  })
  const visit = await crawler.visit(address, interact)
  return { responses, visit }
}

/** Visits the page with these malformations. */
async function visitWithMalformations(
  crawler: Crawler,
  address: string,
  malformations: readonly Malformation[],
  interact?: PageInteraction,
): Promise<Visit> {
  const byCall = Map.groupBy(malformations, ({ call }) => call)
  crawler.intercept(async (call, original) => {
    const value = await jsonOf(call, original)
    return value === undefined ? original : malformedResponse(value, byCall.get(call) ?? [])
  })
  return crawler.visit(address, interact)
}

export interface Tally {
  cases: number
  pageLoads: number
  /** Milliseconds of the slowest visit. */
  slowest: number
  findings: Finding[]
  /** Failures shown only in expanded content. */
  collapsed: number
  /** Failures shown nowhere, for a documented reason. */
  silent: number
}

/** Fallbacks for these responses, on all pages or on one, that need no error message. */
const acceptedFallbacks: ReadonlyMap<string, string> = new Map([
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
    'a word that is no color is shown as N/A',
  ],
  ['/groups GET /api/users', 'a question before deleting that names nobody; the services refuse'],
  ['/roles GET /api/groups', 'a question before deleting that names nobody; the services refuse'],
  ['/roles GET /api/hosts/locations', 'told when only some locations are chosen'],
])

function isAccepted(address: string, call: string): boolean {
  return acceptedFallbacks.has(call) || acceptedFallbacks.has(`${address} ${call}`)
}

/** Applies all malformations of a load together. Bisects if the page breaks or an error hides the rest. */
export async function searchMalformations(
  crawler: Crawler,
  address: string,
  load: readonly Malformation[],
  /** Messages of the page with valid responses. */
  usualMessages: readonly string[],
  tally: Tally,
  interact?: PageInteraction,
): Promise<void> {
  tally.pageLoads += 1
  const start = performance.now()
  const visit = await visitWithMalformations(crawler, address, load, interact)
  tally.slowest = Math.max(tally.slowest, performance.now() - start)
  const failures = visit.failures
  const messages = visit.messages.filter((text) => !usualMessages.includes(text))
  const isSilent = failures.length === 0 && messages.length === 0
  if (isSilent || load.length === 1) {
    tally.cases += load.length
    const [only] = load
    const needsExpanding = isSilent && only?.target === 'body' && kindsWithMessage.has(only.kind)
    const found = needsExpanding ? await searchExpanded(crawler, address, only, tally) : failures
    if (found.length > 0) tally.findings.push({ address, malformations: load, faults: found })
    return
  }
  const before = tally.findings.length
  const middle = Math.ceil(load.length / 2)
  await searchMalformations(crawler, address, load.slice(0, middle), usualMessages, tally, interact)
  await searchMalformations(crawler, address, load.slice(middle), usualMessages, tally, interact)
  // Neither half fails alone, so the combination does.
  if (failures.length > 0 && tally.findings.length === before)
    tally.findings.push({ address, malformations: load, faults: failures })
}

/** Expanded content that shows the failure, by page and call. */
const sectionsWithMessage = new Map<string, string>()
const usualUnfolded = new Map<string, readonly string[]>()

async function searchExpanded(
  crawler: Crawler,
  address: string,
  malformation: Malformation,
  tally: Tally,
): Promise<readonly string[]> {
  if (isAccepted(address, malformation.call)) {
    tally.silent += 1
    return []
  }
  const usualMessages = usualUnfolded.get(address) ?? (await expandedMessages(crawler, address))
  usualUnfolded.set(address, usualMessages)
  const pageAndCall = `${address} ${malformation.call}`
  // On a busy machine, content of one section may render while the next is opened, so all are opened again.
  const known = sectionsWithMessage.get(pageAndCall)
  const seenFailures: string[] = []
  for (const only of known === undefined ? [undefined] : [known, undefined]) {
    const { interact, found } = expandSections(usualMessages, only)
    tally.pageLoads += 1
    const { failures, messages } = await visitWithMalformations(crawler, address, [malformation], interact)
    seenFailures.push(...failures)
    if (messages.every((text) => usualMessages.includes(text))) continue
    // A message that appears only at the end cannot be attributed to a section.
    if (found.name !== null) sectionsWithMessage.set(pageAndCall, found.name)
    tally.collapsed += 1
    return seenFailures
  }
  return [...seenFailures, 'says nothing']
}

async function expandedMessages(crawler: Crawler, address: string): Promise<readonly string[]> {
  const { interact, found } = expandSections(null)
  const { messages } = await visitWithMalformations(crawler, address, [], interact)
  return [...messages, ...found.messages]
}

/** Bodies that must cause an error message; other kinds can mean "none". */
const kindsWithMessage: ReadonlySet<string> = new Set(['html', 'cut', 'json', '""', '7', 'true', '1 MB'])

/**
 * Packs many key malformations into one visit. Body malformations are tried one by one, because each
 * replaces its page.
 */
export function keyLoads(responses: ReadonlyMap<string, unknown>): readonly (readonly Malformation[])[] {
  return packLoads([...responses].flatMap(([call, value]) => keyMalformations(call, value)))
}

export function bodyLoads(responses: ReadonlyMap<string, unknown>): readonly (readonly Malformation[])[] {
  return [...responses.keys()].flatMap((call) => bodyMalformations(call).map((one) => [one]))
}

export async function jsonOf(call: string, response: Response): Promise<unknown> {
  if (response.status !== 200 || !response.headers.get('Content-Type')?.startsWith('application/json'))
    return undefined
  const value: unknown = await response.clone().json()
  // A shorter menu sends fewer requests.
  return call === 'GET /api/nodes' ? value : truncateLists(value)
}

/** Packs what a server of another version may do, single values apart from whole parts. */
export function versionLoads(
  responses: ReadonlyMap<string, unknown>,
): readonly { isWholePart: boolean; load: readonly Malformation[] }[] {
  const all = [...responses].flatMap(([call, value]) =>
    versionMalformations(call, value).map((one) => ({ one, isWholePart: isWholePart(value, one) })),
  )
  return [false, true].flatMap((isWholePart) =>
    packLoads(
      all.filter((each) => each.isWholePart === isWholePart).map(({ one }) => one),
      hidesOrShares,
    ).map((load) => ({ isWholePart, load })),
  )
}

function isWholePart(response: unknown, malformation: Malformation): boolean {
  if (malformation.target === 'body') return true
  const value = malformation.keyPath.reduce<unknown>((part, key) => Object(part)[key], response)
  return typeof value === 'object' && value !== null
}

export async function contentsOf(
  crawler: Crawler,
  address: string,
  malformations: readonly Malformation[],
): Promise<Visit & { contents: readonly PageContent[] }> {
  const { interact, contents } = readWholePage()
  return { ...(await visitWithMalformations(crawler, address, malformations, interact)), contents }
}

/**
 * Applies all malformations of a load together, and bisects if the page shows anything else but an empty value, the
 * mark of a value that could not be read or the unknown member. A whole part may take its own rows with it.
 */
export async function searchChanges(
  crawler: Crawler,
  address: string,
  load: readonly Malformation[],
  isWholePart: boolean,
  usual: readonly PageContent[],
  tally: Tally,
): Promise<void> {
  tally.pageLoads += 1
  const { contents, failures } = await contentsOf(crawler, address, load)
  const faults = [
    ...failures,
    ...usual.flatMap((before, index) => {
      const after = contents[index]
      return after ? differencesOf(before, after, isWholePart) : ['sections or tabs are missing']
    }),
  ]
  if (faults.length === 0 || load.length === 1) {
    tally.cases += load.length
    if (faults.length === 0) return
    if (load.every(({ call }) => isAccepted(address, call))) tally.silent += 1
    else tally.findings.push({ address, malformations: load, faults: [...new Set(faults)] })
    return
  }
  const before = tally.findings.length + tally.silent
  const middle = Math.ceil(load.length / 2)
  await searchChanges(crawler, address, load.slice(0, middle), isWholePart, usual, tally)
  await searchChanges(crawler, address, load.slice(middle), isWholePart, usual, tally)
  // Neither half fails alone, so the combination does.
  if (tally.findings.length + tally.silent === before)
    tally.findings.push({ address, malformations: load, faults: [...new Set(faults)] })
}

function differencesOf(before: PageContent, after: PageContent, isWholePart: boolean): readonly string[] {
  const counts = Object.entries(before.counts).flatMap(([name, count]) => {
    const found = after.counts[name] ?? 0
    // A name without a value is left out, but not one whose value could not be read.
    const isSame = name === 'dt' ? found >= count : found === count
    return isWholePart || isSame ? [] : [`${name}: ${count} → ${found}`]
  })
  const texts = Object.entries(after.texts).flatMap(([name, shown]) => {
    const known = [...(before.texts[name] ?? [])]
    return shown.flatMap((text) => {
      const index = known.indexOf(text)
      if (index !== -1) known.splice(index, 1)
      const isAllowed =
        index !== -1 || isEmpty(text) || text.toLowerCase().includes(unknownMember.toLowerCase())
      return isAllowed ? [] : [`${name} shows ${text}`]
    })
  })
  const gone = Object.keys(before.texts).filter((name) => !isWholePart && !(name in after.texts))
  return [...counts, ...texts, ...gone.map((name) => `${name} is gone`)]
}

const isEmpty = (text: string) => text === '' || text === '-'
