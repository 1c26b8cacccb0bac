import type { MySQLContract } from '../../contract/wire.ts'
import { flag, integer, listOf, oneOf, shapeOf, text, textOrNull, type Decode } from '../../lib/http/body.ts'
import { httpError } from '../../lib/http/http.ts'
import { fakeOf, isObjectId, objectId } from '../../lib/random.ts'
import { utc, parseMoment } from '../../lib/time.ts'
import { contractsNow } from '../../world/licenses/contracts/contracts.ts'
import type { World } from '../../world/world.ts'

/** Decodes null or a date-time with offset to UTC. */
const momentOrNull: Decode<string | null> = (value, key) => {
  const rawValue = textOrNull(value, key)
  if (rawValue === null) return null
  const moment = parseMoment(rawValue)
  if (moment === undefined) throw httpError(400, `cannot read ${key}`)
  return utc(moment)
}

/** Decodes null and empty to null; rejects malformed ids with 400. */
const idOrNull: Decode<string | null> = (value, key) => {
  const rawValue = textOrNull(value, key)
  if (rawValue === null || rawValue === '') return null
  if (!isObjectId(rawValue)) throw httpError(400, `cannot read ${key}`)
  return rawValue.toLowerCase()
}

const anyInteger = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)

export const oracleBody = shapeOf({
  id: idOrNull,
  contractID: text,
  csi: text,
  licenseTypeID: text,
  referenceNumber: text,
  unlimited: flag,
  count: anyInteger,
  basket: flag,
  restricted: flag,
  supportExpiration: momentOrNull,
  hosts: listOf(text),
  status: text,
  productOrderDate: momentOrNull,
  location: text,
})

export const sqlServerBody = shapeOf({
  id: idOrNull,
  type: text,
  contractID: text,
  licenseTypeID: text,
  licensesNumber: anyInteger,
  supportExpiration: momentOrNull,
  hosts: listOf(text),
  clusters: listOf(text),
  location: text,
})

export const mysqlBody = shapeOf({
  id: idOrNull,
  type: oneOf(['HOST', 'CLUSTER'] as const satisfies readonly MySQLContract['type'][]),
  contractID: text,
  csi: text,
  licenseTypeID: text,
  numberOfLicenses: anyInteger,
  supportExpiration: momentOrNull,
  clusters: listOf(text),
  hosts: listOf(text),
  location: text,
})

export function withoutId<Body extends { id: string | null }>(body: Body): Omit<Body, 'id'> {
  const { id, ...rest } = body
  if (id !== null) throw httpError(400, 'the id must be empty')
  return rest
}

/** Decodes an id in the path; rejects malformed ids with 422. */
export function pathId(id: string | undefined): string {
  if (id === undefined || !isObjectId(id)) throw httpError(422, 'cannot read id')
  return id.toLowerCase()
}

/** Sequential, so that replaying the same writes gives the same ids. */
export function newId(world: World, index = 0): string {
  // Creates the initial contracts, in case this is the first request.
  contractsNow(world)
  const row = 50_000_003 + world.contracts.length * 10_000 + index
  return objectId(world.clock.now(), fakeOf(world, row))
}
