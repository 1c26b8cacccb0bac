import type { Look } from '@inventory-console/ui/testing/looks'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { contentOfPage, digestOf } from './fingerprint.ts'

/** What axe says of one look at a story: docs/accessibility.md is made of these. */
export interface Verdict {
  /** The digest of all that axe looked at; empty where that cannot be told. */
  page: string
  /** Rules that found something to check, and nothing wrong. */
  held: readonly string[]
  broken: readonly string[]
  /** Rules of which a person has to judge whether they hold. */
  undecided: readonly string[]
}

/** What is known of a page before axe looks at it. */
export interface Known {
  /** The digest of its picture; empty: it has none. */
  picture: string
  /** What axe said the last time. */
  before?: Verdict | undefined
  /** Axe looks again, at what it knows too. */
  again?: boolean
}

interface Judged {
  /** What is wrong, in words. */
  faults: readonly string[]
  verdict: Verdict
}

/** Of the rules, these alone depend on the theme. */
const rulesOfThemes = ['color-contrast', 'link-in-text-block']

/** The addon leaves it out too: a component by itself stands in no landmark. */
const rulesOfPages = { region: { enabled: false } }

// Nobody reads the text of the elements in a verdict: a fortieth of what axe does.
axe.configure({ noHtml: true })

/** Asks axe about what is shown, unless it has answered for this very page. */
export async function judge(name: string, look: Look, { picture, before, again }: Known): Promise<Judged> {
  const options = optionsFor(look)
  const asked = [navigator.userAgent, axe.version, JSON.stringify(options), picture]
  const page = picture && (await digestOf([...asked, contentOfPage()].join('\n')))
  const known = page !== '' && before?.page === page && before.broken.length === 0 ? before : undefined
  if (known && !again) return { faults: [], verdict: known }
  const said = verdictOf(page, await axe.run(document.body, { ...options, selectors: false }))
  const faults = said.broken.length === 0 ? [] : await faultsOf(said.broken, options)
  if (known && JSON.stringify(known) !== JSON.stringify(said))
    faults.push('axe said otherwise of this very page, so what it looks at is not all in fingerprint.ts')
  return { faults: faults.map((fault) => `${name}: ${fault}`), verdict: said }
}

const optionsFor = ({ theme }: Look): RunOptions => ({
  ...(theme === 'dark' ? { runOnly: rulesOfThemes } : { rules: rulesOfPages }),
  resultTypes: ['violations'],
})

/** Where they are takes axe longer to say than what they are; what is gone by then is told without its place. */
async function faultsOf(broken: Verdict['broken'], options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, options)
  const gone = broken.filter((id) => !violations.some((violation) => violation.id === id))
  const placed = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
  return [...placed, ...gone.map((id) => `${id} was broken, and its place is gone`)]
}

function verdictOf(page: string, { passes, violations, incomplete }: AxeResults): Verdict {
  return { page, held: idsOf(passes), broken: idsOf(violations), undecided: idsOf(incomplete) }
}

const idsOf = (rules: AxeResults['passes']) => rules.map(({ id }) => id)
