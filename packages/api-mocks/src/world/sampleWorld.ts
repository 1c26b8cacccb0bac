import { createWorld } from './createWorld.ts'
import type { World } from './world.ts'

let cachedWorld: World | undefined

/**
 * World with 400 hosts at NOW, enough for every license and contract state. Read-only, as all fixtures
 * share it.
 */
export function sampleWorld(): World {
  cachedWorld ??= createWorld({ hosts: 400 })
  return cachedWorld
}
