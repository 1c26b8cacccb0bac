import type { Look } from '@inventory-console/ui/testing/looks'
import axe from 'axe-core'

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

/** What axe finds wrong with what is shown, in words, and the verdict. */
export async function judge(name: string, { theme }: Look): Promise<{ faults: string[]; verdict: Verdict }> {
  const result = await axe.run(document.body, {
    ...(theme === 'dark' ? { runOnly: rulesOfThemes } : {}),
    resultTypes: ['violations'],
  })
  const faults = result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${name}: ${id} ${target.join(' ')}: ${failureSummary}`),
  )
  return { faults, verdict: verdictOf(result) }
}

export function verdictOf(result: unknown): Verdict {
  return {
    held: rules(result, 'passes'),
    broken: rules(result, 'violations'),
    undecided: rules(result, 'incomplete'),
  }
}

function rules(result: unknown, kind: string): string[] {
  const list: unknown = typeof result === 'object' && result !== null ? Reflect.get(result, kind) : []
  return Array.isArray(list) ? list.map((rule: unknown) => String(Reflect.get(Object(rule), 'id'))) : []
}
