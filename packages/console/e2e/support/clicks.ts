import type { Locator } from 'playwright'

/** Clicks that a frequent task may take from the dashboard. */
const limit = 3

/** Returns a click function that throws on the fourth click. */
export function countedClicks(): (target: Locator) => Promise<void> {
  let clicks = 0
  return async (target) => {
    clicks += 1
    if (clicks > limit) throw new Error(`Click ${clicks} of at most ${limit}: ${String(target)}`)
    await target.click()
  }
}
