import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { Control } from './control/control.ts'
import type { MockOptions } from './control/options.ts'
import { createHandlers, type HandlerOptions } from './handlers/index.ts'
import { currentTime } from './lib/time.ts'
import { createWorld } from './world/createWorld.ts'
import type { World } from './world/world.ts'

/**
 * For Vitest: call `server.listen({ onUnhandledFrame: 'error' })` before and `server.close()` after the
 * tests.
 */
export function mockServer(world: World = createWorld(), options: HandlerOptions = {}) {
  ensureNode22Features()
  return setupServer(...createHandlers(world, options))
}

export interface ControlledServerOptions extends MockOptions {
  /** Custom handlers, tried before the built-in ones. */
  handlers?: readonly HttpHandler[]
}

/**
 * Also supports personas and faults, which a test can change with `control.change({ … })`. The clock follows real
 * time, unless `now` or `fixTime` stops it.
 */
export function controlledServer({ handlers = [], ...options }: ControlledServerOptions = {}) {
  ensureNode22Features()
  const control = new Control(options, currentTime, { handlers })
  return { server: setupServer(control.handler()), control }
}

/** The two features of Node 22 that MSW 3 uses, for Node 20. */
function ensureNode22Features(): void {
  define(Promise, 'withResolvers', withResolvers)
  define(Set.prototype, 'intersection', intersection)
}

function define(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { configurable: true, writable: true, value })
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

function intersection(this: ReadonlySet<unknown>, other: ReadonlySet<unknown>): Set<unknown> {
  return new Set([...this].filter((value) => other.has(value)))
}
