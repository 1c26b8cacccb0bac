import { setupServer } from 'msw/node'
import { Control } from './control/control.ts'
import type { MockOptions } from './control/options.ts'
import { createHandlers, type HandlerOptions } from './handlers/index.ts'
import { instant, NOW } from './lib/clock.ts'
import { createWorld, type World } from './world.ts'

/** For Vitest: `server.listen({ onUnhandledFrame: 'error' })` before, `server.close()` after. */
export function mockServer(world: World = createWorld(), options: HandlerOptions = {}) {
  return setupServer(...createHandlers(world, options))
}

/** The same with personas and faults, which `control.change({ … })` changes in mid-test. The clock stands still at NOW. */
export function controlledServer(options: MockOptions = {}) {
  const control = new Control({ now: NOW, ...options }, () => instant(NOW))
  return { server: setupServer(control.handler()), control }
}
