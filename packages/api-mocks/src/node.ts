import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { Control } from './control/control.ts'
import type { MockOptions } from './control/options.ts'
import { createHandlers, type HandlerOptions } from './handlers/index.ts'
import { NOW, toTimestamp } from './lib/time.ts'
import { createWorld } from './world/createWorld.ts'
import type { World } from './world/world.ts'

/**
 * For Vitest: call `server.listen({ onUnhandledFrame: 'error' })` before and `server.close()` after the
 * tests.
 */
export function mockServer(world: World = createWorld(), options: HandlerOptions = {}) {
  ensurePromiseWithResolvers()
  return setupServer(...createHandlers(world, options))
}

export interface ControlledServerOptions extends MockOptions {
  /** Custom handlers, tried before the built-in ones. */
  handlers?: readonly HttpHandler[]
}

/**
 * Also supports personas and faults, which a test can change with `control.change({ … })`. The clock is
 * fixed at NOW.
 */
export function controlledServer({ handlers = [], ...options }: ControlledServerOptions = {}) {
  ensurePromiseWithResolvers()
  const control = new Control({ now: NOW, ...options }, () => toTimestamp(NOW), { handlers })
  return { server: setupServer(control.handler()), control }
}

/** MSW 3 calls `Promise.withResolvers` in Node, and Node 20 lacks it. */
export function ensurePromiseWithResolvers(): void {
  if ('withResolvers' in Promise) return
  Object.defineProperty(Promise, 'withResolvers', {
    configurable: true,
    writable: true,
    value: withResolvers,
  })
}

function withResolvers() {
  let resolve: (value: unknown) => void = () => {}
  let reject: (reason?: unknown) => void = () => {}
  const promise = new Promise((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
