import type { Page } from 'playwright'

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
