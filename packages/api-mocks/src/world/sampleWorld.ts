import { createWorld } from './createWorld.ts'
import type { World } from './world.ts'

let made: World | undefined

/** 400 hosts at NOW, made when somebody first asks: enough for each state of licences and contracts. Never written to. */
export function sampleWorld(): World {
  made ??= createWorld({ hosts: 400 })
  return made
}
