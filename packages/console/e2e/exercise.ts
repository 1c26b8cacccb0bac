import type { Page } from 'playwright'
import type { Exercise } from './walker.ts'

const folds = 'button[aria-expanded]:not(td *), main [role="tab"], [data-slot="page-head"] button'

/**
 * Opens what is folded on a page, one after the other and closed again, until something is told that is not `usual`
 * (null: to the last); that one alone where it is known which.
 */
export function unfolding(usual: readonly string[] | null, known?: number) {
  const found: { at: number | null; told: string[] } = { at: null, told: [] }
  const exercise: Exercise = async (page, look) => {
    const count = await page.locator(folds).count()
    const places = known === undefined ? Array.from({ length: count }, (_, at) => at) : [known]
    for (const at of places) {
      const opened = await page.evaluate(open, [folds, at] as const)
      if (!opened) continue
      const { told } = await look()
      found.told.push(...told)
      if (usual && told.some((text) => !usual.includes(text))) {
        found.at = at
        return
      }
      await page.keyboard.press('Escape')
    }
  }
  return { exercise, found }
}

/** In the page: opens that one if it is closed. */
function open([selector, at]: readonly [string, number]): boolean {
  const fold = document.querySelectorAll<HTMLElement>(selector)[at]
  if (!fold || fold.matches('[aria-expanded="true"], [aria-selected="true"], :disabled')) return false
  // A menu opens when the pointer goes down.
  fold.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }))
  if (fold.getAttribute('aria-expanded') !== 'true') fold.click()
  return true
}

/** What somebody does on any page: each tab, each column's order, the filters, a search, what opens below a row. */
export async function exercised(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const turn = () => new Promise((resolve) => setTimeout(resolve, 20))
    const press = async (selector: string, most: number) => {
      for (let at = 0; at < most; at += 1) {
        const found = document.querySelectorAll<HTMLElement>(selector)[at]
        if (!found) return
        found.click()
        await turn()
      }
    }
    await press('main [role="tab"]:not([disabled])', 12)
    await press('main [role="columnheader"] button:not([aria-haspopup])', 12)
    await press('main button[aria-expanded="false"]:not([aria-haspopup])', 3)
    const box = document.querySelector<HTMLInputElement>('main [role="searchbox"], main input[type="search"]')
    if (!box) return
    for (const text of ['a', '']) {
      // React hears of what is typed, not of what is set.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      await turn()
    }
  })
}
