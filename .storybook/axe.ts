import type { Look } from '@inventory-console/ui/testing/looks'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** What axe says of one look at a story: docs/accessibility.md is made of these. */
export interface Verdict {
  /** Rules that found something to check, and nothing wrong. */
  held: readonly string[]
  broken: readonly string[]
  /** Rules of which a person has to judge whether they hold. */
  undecided: readonly string[]
}

/** Of the rules, these alone depend on the theme. */
const rulesOfThemes = ['color-contrast', 'link-in-text-block']

/** The addon leaves it out too: a component by itself stands in no landmark. */
const rulesOfPages = { region: { enabled: false } }

// Nobody reads the text of the elements in a verdict: a fortieth of what axe does.
axe.configure({ noHtml: true })

/** What axe finds wrong with what is shown, in words, and the verdict. */
export async function judge(name: string, { theme }: Look): Promise<{ faults: string[]; verdict: Verdict }> {
  const options: RunOptions = {
    ...(theme === 'dark' ? { runOnly: rulesOfThemes } : { rules: rulesOfPages }),
    resultTypes: ['violations'],
  }
  const verdict = verdictOf(await axe.run(document.body, { ...options, selectors: false }))
  const faults = verdict.broken.length === 0 ? [] : await faultsOf(verdict.broken, options)
  return { faults: faults.map((fault) => `${name}: ${fault}`), verdict }
}

/** Where they are takes axe longer to say than what they are; what is gone by then is told without its place. */
async function faultsOf(broken: Verdict['broken'], options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, options)
  const gone = broken.filter((id) => !violations.some((violation) => violation.id === id))
  const placed = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
  return [...placed, ...gone.map((id) => `${id} was broken, and its place is gone`)]
}

function verdictOf({ passes, violations, incomplete }: AxeResults): Verdict {
  return { held: idsOf(passes), broken: idsOf(violations), undecided: idsOf(incomplete) }
}

const idsOf = (rules: AxeResults['passes']) => rules.map(({ id }) => id)
