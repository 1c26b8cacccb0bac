import { httpError } from '../../lib/http/errors.ts'
import { readFlag } from '../../lib/http/query.ts'
import { fakeOf, isObjectId, objectId } from '../../lib/random.ts'
import type { World } from '../../world/world.ts'

export interface StoredProfile {
  id: string
  selected: boolean
}

/** An id that no profile uses. */
export function newProfileId(world: World): string {
  const { oci, aws, azure, gcp } = world.profiles
  const usedIds = new Set([...oci, ...aws, ...azure, ...gcp].map(({ id }) => id))
  for (;;) {
    world.generatedIds += 1
    const id = objectId(world.clock.now(), fakeOf(world, 60_000_003 + world.generatedIds))
    if (!usedIds.has(id)) return id
  }
}

export function checkId(id: string): void {
  if (!isObjectId(id)) throw httpError(422, `${id} is not an id`)
}

export function indexOf(profiles: readonly StoredProfile[], id: string): number {
  const index = profiles.findIndex((profile) => profile.id === id.toLowerCase())
  if (index < 0) throw httpError(404, `profile ${id} not found`)
  return index
}

/** A malformed id returns 500 on this call, as the store fails. */
export function select(profiles: readonly StoredProfile[], id: string, word: string): void {
  const selected = readFlag(word)
  if (selected === undefined) throw httpError(422, 'cannot read the flag')
  if (!isObjectId(id)) throw httpError(500, `${id} is not an id`)
  const profile = profiles[indexOf(profiles, id)]
  if (profile) profile.selected = selected
}

/** The body must have no id on creation, and the id of the path on update. */
export function checkBodyId(id: string, expected = ''): void {
  if (id.toLowerCase() !== expected.toLowerCase()) throw httpError(400, 'unexpected id in the body')
}
