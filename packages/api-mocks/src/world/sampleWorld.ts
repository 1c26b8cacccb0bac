import { createWorld } from './createWorld.ts'
import type { World } from './world.ts'

let made: World | undefined

/**
 * World with 400 hosts at NOW, created lazily; large enough for every license and contract state.
 * Read-only.
 */
export function sampleWorld(): World {
  made ??= createWorld({ hosts: 400 })
  return made
}
