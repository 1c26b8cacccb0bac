import type { Configuration } from '../../contract/index.ts'
import { settleDays } from '../licenses/licenseHistory.ts'
import type { World } from '../world.ts'

/** What is stored, and answered; the services still run with `world.configuration` until they restart. */
export function storedConfiguration(world: World): Configuration {
  return world.nextConfiguration ?? world.configuration
}

export function replaceConfiguration(world: World, configuration: Configuration): void {
  world.nextConfiguration = configuration
}

/** Applies the stored configuration, as a server restart does. */
export function restartServices(world: World): void {
  if (world.nextConfiguration === undefined) return
  settleDays(world)
  world.configuration = world.nextConfiguration
  world.nextConfiguration = undefined
}
