import type { Page } from 'playwright'
import type { Walker } from './walker.ts'

/** The hosts of the hostile world by their names, which are long enough to be looked for. */
export async function namesOf(walker: Pick<Walker, 'ask'>): Promise<readonly string[]> {
  const hosts = await walker.ask('/api/hosts?mode=hostnames')
  return Array.isArray(hosts)
    ? hosts.filter((name) => typeof name === 'string' && name.trim().length > 3)
    : []
}

/** Whether a search for the whole name leaves a row of that name; all rows that it leaves have to be drawn. */
export async function found(page: Page, name: string): Promise<boolean> {
  const box = page.locator('main').getByRole('searchbox').first()
  await box.fill(name)
  return page.evaluate(async (name) => {
    // A box of one line takes no line breaks.
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    // Of a name of 10,000 letters a cell holds the first.
    const start = (text: string) => plain(text).slice(0, 300)
    for (let turn = 0; turn < 60; turn += 1) {
      // The link is the name; a mark of the host may stand before it.
      const rows = [...document.querySelectorAll('main [role="rowheader"] a')]
      if (rows.some(({ textContent }) => start(textContent ?? '') === start(name))) return true
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return false
  }, name)
}
