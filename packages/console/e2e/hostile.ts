import type { Page } from 'playwright'
import type { Walker } from './walker.ts'

/** The hosts of the hostile world by their names, which are long enough to be looked for. */
export async function namesOf(walker: Pick<Walker, 'ask'>): Promise<readonly string[]> {
  const hosts = await walker.ask('/api/hosts?mode=hostnames')
  return Array.isArray(hosts)
    ? hosts.filter((name) => typeof name === 'string' && name.trim().length > 3)
    : []
}

/** Whether a search for the whole name leaves a row of that name, or nothing but rows that hold it. */
export async function found(page: Page, name: string): Promise<boolean> {
  const box = page.locator('main').getByRole('searchbox').first()
  await box.fill(name)
  return page.evaluate(async (name) => {
    // A box of one line takes no line breaks.
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
    const wanted = plain(name)
    for (let turn = 0; turn < 60; turn += 1) {
      const rows = [...document.querySelectorAll('main [role="rowheader"], main th[scope="row"]')]
      const names = rows.map(({ textContent }) => plain(textContent ?? ''))
      const isFound =
        names.length < 25
          ? names.some((name) => name.startsWith(wanted.slice(0, 300)))
          : // So many hold it that its own row may stand on another page.
            names.every((name) => name.includes(wanted.slice(0, 300)))
      if (isFound) return true
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return false
  }, name)
}
