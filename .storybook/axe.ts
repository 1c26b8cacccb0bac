import type { Look } from '@inventory-console/ui/testing/looks'
import axe from 'axe-core'

/** Of the rules, these alone depend on the theme. */
const rulesOfThemes = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong with what is shown, in words. */
export async function faultsOfAxe(name: string, { theme }: Look): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    ...(theme === 'dark' ? { runOnly: rulesOfThemes } : {}),
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${name}: ${id} ${target.join(' ')}: ${failureSummary}`),
  )
}
