import { errors, type Locator, type Page } from 'playwright'
import { waitForIdle } from './waitForIdle.ts'

/** Interactions that work on any page. */
export async function exerciseControls(page: Page) {
  const main = page.getByRole('main')
  const pressEach = async (buttons: Locator) => {
    // A click on a tab may change the number of buttons.
    for (let index = 0; index < Math.min(3, await buttons.count()); index += 1)
      // The button may belong to a tab that is unmounting; the report contains the number of clicks.
      await clickAt(page, buttons.nth(index)).catch((error: unknown) => {
        if (!(error instanceof errors.TimeoutError)) throw error
      })
  }
  await pressEach(main.getByRole('tab', { disabled: false }))
  await waitForIdle(page)
  await pressEach(main.getByRole('columnheader').getByRole('button'))
  const search = main.getByRole('searchbox').first()
  if ((await search.count()) === 0) return
  await search.pressSequentially('pro')
  await waitForPaint(page)
}

/** Clicks by coordinates: on the slowed-down page Playwright's checks take longer than the click. */
async function clickAt(page: Page, button: Locator) {
  const [x, y] = await button.evaluate(
    (element): [number, number] => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const box = element.getBoundingClientRect()
      return [box.x + box.width / 2, box.y + box.height / 2]
    },
    undefined,
    { timeout: 2000 },
  )
  await waitForPaint(page)
  await page.mouse.click(x, y)
  await waitForPaint(page)
}

/** Typical interactions of an operator. */
export async function interact(page: Page) {
  const search = page.getByRole('searchbox')
  await search.pressSequentially('ora-prd')
  await waitForPaint(page)
  await search.fill('')
  for (const header of ['Environment', 'Technology', 'Hostname']) {
    await clickAt(page, page.getByRole('columnheader', { name: header }).getByRole('button').first())
  }
  for (const group of ['Virtualization', 'CPU']) {
    await clickAt(page, page.getByRole('button', { name: 'Display' }))
    await clickAt(page, page.getByRole('menuitemcheckbox', { name: group, exact: true }))
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }
  await clickAt(page, page.getByRole('button', { name: 'Display' }))
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.getByRole('columnheader', { name: 'Hostname' }).getByRole('button').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'PageDown', 'End', 'Home']) {
    await page.keyboard.press(key)
    await waitForPaint(page)
  }
  await clickAt(page, page.getByRole('button', { name: /^Filters/ }))
}

/** Waits two frames, so that the paint is in the performance entries. */
export async function waitForPaint(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))),
      ),
  )
}
