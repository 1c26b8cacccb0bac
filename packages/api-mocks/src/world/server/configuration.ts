import type { Configuration } from '../../contract/wire.ts'
import { freezePastDays } from '../licenses/licenseHistory.ts'
import type { World } from '../world.ts'

/** The stored configuration. The server runs with `world.configuration` until it restarts. */
export function storedConfiguration(world: World): Configuration {
  return world.nextConfiguration ?? world.configuration
}

export function replaceConfiguration(world: World, configuration: Configuration): void {
  world.nextConfiguration = configuration
}

/** Restarts the server with the stored configuration. */
export function restartServices(world: World): void {
  if (world.nextConfiguration === undefined) return
  freezePastDays(world)
  world.configuration = world.nextConfiguration
  world.nextConfiguration = undefined
}
