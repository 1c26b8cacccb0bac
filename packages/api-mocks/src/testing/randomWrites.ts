import { mountsOf, type Operation } from '../contract/documents.ts'
import { chance } from '../lib/seeded.ts'
import type { World } from '../world/world.ts'
import type { Ask } from './client.ts'
import { one, type Draw } from './draw.ts'
import { filled, writes } from './goodCalls.ts'
import { randomBody } from './randomBodies.ts'
import { namesFor, placeFor } from './randomNames.ts'

export interface RandomWrite {
  operation: Operation
  path: string
  as: 'admin' | 'operator' | 'nobody'
  options: Ask
}

/** Endless random writes to existing entities. Most are valid, as from a client; some are not. */
export function randomWrites(world: World, seed: number): () => RandomWrite {
  const number = chance(seed, 77)
  let topic = 0
  const draw: Draw = (end) => number((topic += 1)) % Math.max(1, end)
  return () => {
    const operation = writes[draw(writes.length)]
    if (!operation) throw new Error('the contract has no writes')
    const names = namesFor(world, operation)
    const params = { ...placeFor(world, operation, draw) }
    for (const [, key = ''] of operation.path.matchAll(/\{(\w+)\}/g))
      params[key] = draw(15) === 0 ? 'nobody' : (params[key] ?? one(draw, names[key] ?? []) ?? 'any')
    const [mount = ''] = mountsOf(operation)
    const body = randomBody(operation, { names, params, draw })
    const as = draw(12) > 0 ? 'admin' : draw(2) > 0 ? 'operator' : 'nobody'
    const options = { method: operation.method.toUpperCase(), ...(body === undefined ? {} : { body }) }
    return { operation, path: filled(mount, params), as, options }
  }
}
