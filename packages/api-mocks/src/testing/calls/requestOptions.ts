import type { World } from '../../world/world.ts'
import type { RequestOptions } from '../client.ts'

export const admin: RequestOptions = { as: 'admin' }

export function requestOptions(method: string, body?: unknown, as = 'admin'): RequestOptions {
  return { as, method, ...(body === undefined ? {} : { body }) }
}

export function makeReadOnly(world: World): void {
  world.configuration.APIService.ReadOnly = true
}
