import { Locator } from '@vitest/browser/locators'
import { vi } from 'vitest'

// Vitest looks for an element after 0, 20, 70, 170, 270, 770, 1270 ms, and Playwright does so for what it is to press: what
// takes 300 ms to appear is found half a second late. Here it is looked for every few milliseconds until it is there.
const acts = ['click', 'dblClick', 'hover', 'fill', 'clear']
const interval = 20

// Tests may put others in their place.
const { setTimeout } = globalThis
const pause = async () => new Promise((resolve) => void setTimeout(resolve, interval))

/** What is there at last, and the milliseconds of `timeout` that are left. */
async function untilThere(locator: Locator, timeout = Infinity) {
  const start = performance.now()
  const left = () => timeout - (performance.now() - start)
  let elements = locator.elements()
  while (!vi.isFakeTimers() && elements.length === 0 && left() > 0) {
    await pause()
    elements = locator.elements()
  }
  return { elements, left: Math.max(0, left()) }
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

// Files that share a page run this again, each for itself.
const done = Symbol.for('looks promptly')
if (!Reflect.has(Locator.prototype, done)) {
  Reflect.set(Locator.prototype, done, true)
  replace('findElement', (find) => async (locator, [options]) => {
    const timeout: unknown = options instanceof Object ? Reflect.get(options, 'timeout') : undefined
    const { elements, left } = await untilThere(locator, typeof timeout === 'number' ? timeout : undefined)
    if (elements.length === 1) return elements[0]
    return find(locator, [Object.assign({}, options, Number.isFinite(left) ? { timeout: left } : {})])
  })
  for (const name of acts) {
    replace(name, (act) => async (locator, given) => {
      await untilThere(locator)
      return act(locator, given)
    })
  }
}
