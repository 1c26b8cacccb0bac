import type { Look } from '@inventory-console/ui/testing/looks'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { rememberContrast } from './contrast.ts'

/** What axe says of one look at a story: docs/accessibility.md is made of these. */
export interface Verdict {
  /** Rules that found something to check, and nothing wrong. */
  held: readonly string[]
  broken: readonly string[]
  /** Rules of which a person has to judge whether they hold. */
  undecided: readonly string[]
}

rememberContrast()

/** Of the rules, these alone depend on the theme. */
const rulesOfThemes = ['color-contrast', 'link-in-text-block']

/** The addon leaves it out too: a component by itself stands in no landmark. */
const rulesOfPages = { region: { enabled: false } }

/** What axe finds wrong with what is shown, in words, and the verdict. */
export async function judge(name: string, { theme }: Look): Promise<{ faults: string[]; verdict: Verdict }> {
  const options: RunOptions = {
    ...(theme === 'dark' ? { runOnly: rulesOfThemes } : { rules: rulesOfPages }),
    resultTypes: ['violations'],
  }
  const result = await axe.run(document.body, { ...options, selectors: false })
  const faults = result.violations.length === 0 ? [] : await faultsWith(options)
  return { faults: faults.map((fault) => `${name}: ${fault}`), verdict: verdictOf(result) }
}

/** Where they are takes axe longer to say than what they are. */
async function faultsWith(options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

function verdictOf({ passes, violations, incomplete }: AxeResults): Verdict {
  return { held: idsOf(passes), broken: idsOf(violations), undecided: idsOf(incomplete) }
}

const idsOf = (rules: AxeResults['passes']) => rules.map(({ id }) => id)
