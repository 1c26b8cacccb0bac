import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { Control } from './control/control.ts'
import type { MockOptions } from './control/options.ts'
import { createHandlers, type HandlerOptions } from './handlers/index.ts'
import { instant, NOW } from './lib/clock.ts'
import { ensurePromiseWithResolvers } from './lib/promiseWithResolvers.ts'
import { createWorld } from './world/createWorld.ts'
import type { World } from './world/world.ts'

/** For Vitest: `server.listen({ onUnhandledFrame: 'error' })` before, `server.close()` after. */
export function mockServer(world: World = createWorld(), options: HandlerOptions = {}) {
  ensurePromiseWithResolvers()
  return setupServer(...createHandlers(world, options))
}

export interface ControlledServerOptions extends MockOptions {
  /** Your own handlers, tried before those of the mocks. */
  handlers?: readonly HttpHandler[]
}

/** Adds personas and faults, which `control.change({ … })` changes during a test. The clock stays at NOW. */
export function controlledServer({ handlers = [], ...options }: ControlledServerOptions = {}) {
  ensurePromiseWithResolvers()
  const control = new Control({ now: NOW, ...options }, () => instant(NOW), { handlers })
  return { server: setupServer(control.handler()), control }
}
