import { mountsOf, type Operation } from '../contract/documents.ts'
import { sourceOf, fakeOf } from '../lib/random.ts'
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
  const fake = fakeOf(sourceOf(seed), 77)
  let topic = 0
  const draw: Draw = (end) => fake((topic += 1)).number.int(Math.max(1, end) - 1)
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
