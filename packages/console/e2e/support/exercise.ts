import type { Page } from 'playwright'
import type { Exercise } from './walker.ts'

/** Of the rows, the first few: one opens as the other. */
const folds = [
  'button[aria-expanded]:not(tr *)',
  'main tr:nth-child(-n + 6) button[aria-expanded]:not([aria-haspopup])',
  'main [role="tab"]',
  '[data-slot="page-head"] button',
].join(', ')

/** A page has a third of it; what is drawn anew each time it is opened must not go on for ever. */
const mostFolds = 80

/**
 * Opens what is folded on a page, one after the other and closed again, until something is told that is not `usual`
 * (null: to the last); that one alone where it is known which.
 */
export function unfolding(usual: readonly string[] | null, known?: string) {
  const found: { name: string | null; told: string[] } = { name: null, told: [] }
  const exercise: Exercise = async (page, look) => {
    for (let opened = 0; opened < mostFolds; opened += 1) {
      const name = await page.evaluate(openNext, [folds, known] as const)
      if (name === null) return
      const { told } = await look()
      found.told.push(...told)
      if (usual && told.some((text) => !usual.includes(text))) {
        found.name = name
        return
      }
      await page.keyboard.press('Escape')
    }
  }
  return { exercise, found }
}

/** In the page: opens the first that was not yet looked at, is closed, and is the one that is known. Gives its name. */
function openNext([selector, known]: readonly [string, string | undefined]): string | null {
  const walk: { seen?: WeakSet<Element> } = Reflect.get(window, 'walk')
  // By what they are, not by their places: what one opens may stand before the next.
  const seen = (walk.seen ??= new WeakSet())
  for (const fold of document.querySelectorAll<HTMLElement>(selector)) {
    if (seen.has(fold)) continue
    seen.add(fold)
    const name = fold.getAttribute('aria-label') ?? fold.innerText
    if (fold.matches('[aria-expanded="true"], [aria-selected="true"], :disabled')) continue
    if (known !== undefined && known !== name) continue
    // A menu opens when the pointer goes down.
    fold.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }))
    if (fold.getAttribute('aria-expanded') !== 'true') fold.click()
    return name
  }
  return null
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
    await press('main th[aria-sort] > button', 12)
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
