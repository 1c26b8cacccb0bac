import type { Page } from 'playwright'
import type { PageInteraction } from './crawler.ts'
import { readContent, type PageContent } from './pageScripts.ts'

/** Only the first few rows: they all expand in the same way. */
const folds = [
  'button[aria-expanded]:not(tr *)',
  'main tr:nth-child(-n + 6) button[aria-expanded]:not([aria-haspopup])',
  'main [role="tab"]',
  '[data-slot="page-head"] button',
].join(', ')

/** Three times what a page has; content that re-renders on every expansion must not loop forever. */
const mostFolds = 80

/**
 * Expands each collapsed element in turn and closes it again, until a message appears that is not in
 * `usualMessages` (null: all elements). With `knownName`, expands only that one.
 */
export function expandSections(usualMessages: readonly string[] | null, knownName?: string) {
  const found: { name: string | null; messages: string[] } = { name: null, messages: [] }
  const interact: PageInteraction = async (page, inspect) => {
    for (let opened = 0; opened < mostFolds; opened += 1) {
      const name = await page.evaluate(expandNext, [folds, knownName] as const)
      if (name === null) return
      const { messages } = await inspect()
      found.messages.push(...messages)
      if (usualMessages && messages.some((text) => !usualMessages.includes(text))) {
        found.name = name
        return
      }
      await page.keyboard.press('Escape')
    }
  }
  return { interact, found }
}

/**
 * Runs in the page: expands the next collapsed element that was not visited and is called `knownName`. Returns
 * its name.
 */
function expandNext([selector, knownName]: readonly [string, string | undefined]): string | null {
  const walk: { seen?: WeakSet<Element> } = Reflect.get(window, 'walk')
  // Identified by element and not by index, because an expanded element may insert others before the next.
  const seen = (walk.seen ??= new WeakSet())
  for (const fold of document.querySelectorAll<HTMLElement>(selector)) {
    if (seen.has(fold)) continue
    seen.add(fold)
    const name = fold.getAttribute('aria-label') ?? fold.innerText
    if (fold.matches('[aria-expanded="true"], [aria-selected="true"], :disabled')) continue
    if (knownName !== undefined && knownName !== name) continue
    // Radix menus open on pointerdown.
    fold.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }))
    if (fold.getAttribute('aria-expanded') !== 'true') fold.click()
    return name
  }
  return null
}

/** Interactions that work on any page: tabs, column sorting, filters, search, and expanded rows. */
export async function interactWithPage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20))
    const press = async (selector: string, maxClicks: number) => {
      for (let index = 0; index < maxClicks; index += 1) {
        const found = document.querySelectorAll<HTMLElement>(selector)[index]
        if (!found) return
        found.click()
        await nextTask()
      }
    }
    await press('main [role="tab"]:not([disabled])', 12)
    await press('main th[aria-sort] > button', 12)
    await press('main button[aria-expanded="false"]:not([aria-haspopup])', 3)
    const box = document.querySelector<HTMLInputElement>('main [role="searchbox"], main input[type="search"]')
    if (!box) return
    for (const text of ['a', '']) {
      // React listens to input events, not to the value property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      await nextTask()
    }
  })
}

/** Reads the content of a page at first, with its first rows and sections open, and on each of its tabs. */
export function readWholePage() {
  const contents: PageContent[] = []
  const interact: PageInteraction = async (page, inspect) => {
    const read = async () => void contents.push(await page.evaluate(readContent))
    await read()
    const sections = 'main button[aria-expanded="false"]:not([aria-haspopup])'
    for (let opened = 0; opened < 4; opened += 1) {
      const isOpened = await page.evaluate((selector) => {
        const section = document.querySelector<HTMLElement>(selector)
        section?.click()
        return section !== null
      }, sections)
      if (!isOpened) break
      await inspect()
    }
    await read()
    const tabCount = await page.evaluate(
      () => document.querySelectorAll('main [role="tab"]:not([disabled])').length,
    )
    for (let tab = 1; tab < tabCount; tab += 1) {
      await page.evaluate(
        (index) =>
          document.querySelectorAll<HTMLElement>('main [role="tab"]:not([disabled])')[index]?.click(),
        tab,
      )
      await inspect()
      await read()
    }
  }
  return { interact, contents }
}
