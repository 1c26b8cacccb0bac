import { setupServer } from 'msw/node'
import { createHandlers, type HandlerOptions } from './handlers/index.ts'
import { createWorld, type World } from './world.ts'

/** For Vitest: `server.listen({ onUnhandledFrame: 'error' })` before, `server.close()` after. */
export function mockServer(world: World = createWorld(), options: HandlerOptions = {}) {
  return setupServer(...createHandlers(world, options))
}
