import { Locator } from '@vitest/browser/locators'
import { vi } from 'vitest'

// Vitest looks for an element after 0, 20, 70, 170, 270, 770, 1270 ms, and Playwright does so for what it is to press: what
// takes 300 ms to appear is found half a second late. Here it is looked for every few milliseconds until it is there.
const acts = ['click', 'dblClick', 'hover', 'fill', 'clear']
const interval = 20

// Tests may put others in their place.
const { setTimeout } = globalThis
const pause = async () => new Promise((resolve) => void setTimeout(resolve, interval))

/** The milliseconds of `timeout` that are left. */
async function untilThere(locator: Locator, timeout = Infinity): Promise<number> {
  const start = performance.now()
  const left = () => timeout - (performance.now() - start)
  while (!vi.isFakeTimers() && locator.elements().length === 0 && left() > 0) await pause()
  return Math.max(0, left())
}

replace('findElement', (find) => async (locator, [options]) => {
  const timeout: unknown = options instanceof Object ? Reflect.get(options, 'timeout') : undefined
  const left = await untilThere(locator, typeof timeout === 'number' ? timeout : undefined)
  return find(locator, [Object.assign({}, options, Number.isFinite(left) ? { timeout: left } : {})])
})
for (const name of acts) {
  replace(name, (act) => async (locator, given) => {
    await untilThere(locator)
    return act(locator, given)
  })
}

type Method = (locator: Locator, given: unknown[]) => Promise<unknown>

function replace(name: string, by: (before: Method) => Method) {
  const method: unknown = Reflect.get(Locator.prototype, name)
  if (typeof method !== 'function') throw new Error(`The locators of this version of Vitest have no ${name}`)
  const instead = by(async (locator, given): Promise<unknown> => Reflect.apply(method, locator, given))
  Reflect.set(Locator.prototype, name, async function (this: Locator, ...given: unknown[]) {
    return instead(this, given)
  })
}
