import type { World } from '../../world/world.ts'
import type { Ask } from '../client.ts'

export const admin: Ask = { as: 'admin' }

export function send(method: string, body?: unknown, as = 'admin'): Ask {
  return { as, method, ...(body === undefined ? {} : { body }) }
}

export function readOnly(world: World): void {
  world.configuration.APIService.ReadOnly = true
}
