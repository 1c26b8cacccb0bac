import { mountsOf, type Operation } from '../../contract/documents.ts'
import { sourceOf } from '../../lib/locales.ts'
import { fakeOf } from '../../lib/random.ts'
import type { World } from '../../world/world.ts'
import type { RequestOptions } from '../client.ts'
import { fillPath, writeOperations } from '../sampleRequests.ts'
import { pickOne, type Draw } from './draw.ts'
import { randomBody } from './randomBodies.ts'
import { namesFor, pathParamsFor } from './randomNames.ts'

export interface RandomWrite {
  operation: Operation
  path: string
  as: 'admin' | 'operator' | 'nobody'
  options: RequestOptions
}

/** Endless random writes to existing entities. Most are valid, as from a client; some are not. */
export function randomWrites(world: World, seed: number): () => RandomWrite {
  const fake = fakeOf(sourceOf(seed), 77)
  let topic = 0
  const draw: Draw = (end) => fake((topic += 1)).number.int(Math.max(1, end) - 1)
  return () => {
    const operation = writeOperations[draw(writeOperations.length)]
    if (!operation) throw new Error('the contract has no writes')
    const names = namesFor(world, operation)
    const params = { ...pathParamsFor(world, operation, draw) }
    for (const [, key = ''] of operation.path.matchAll(/\{(\w+)\}/g))
      params[key] = draw(15) === 0 ? 'nobody' : (params[key] ?? pickOne(draw, names[key] ?? []) ?? 'any')
    const [mount = ''] = mountsOf(operation)
    const body = randomBody(operation, { names, params, draw })
    const as = draw(12) > 0 ? 'admin' : draw(2) > 0 ? 'operator' : 'nobody'
    const options = { method: operation.method.toUpperCase(), ...(body === undefined ? {} : { body }) }
    return { operation, path: fillPath(mount, params), as, options }
  }
}
