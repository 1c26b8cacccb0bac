import { decode } from '../contract/decode.ts'
import type { Decoder } from '../contract/decoder.ts'
import { currentTime } from '../lib/time.ts'
import { createWorld } from './createWorld.ts'
import type { World } from './world.ts'

let cachedWorld: World | undefined

/**
 * World with 400 hosts, enough for every license and contract state. Read-only, as all fixtures
 * share it.
 */
export function sampleWorld(): World {
  cachedWorld ??= createWorld({ hosts: 400, now: currentTime() })
  return cachedWorld
}

/** Fixtures as the console receives them: empty lists in place of null. */
export function decodedRows<Row>(decoder: Decoder<Row>, rows: readonly unknown[]): Row[] {
  return rows.map((row) => decode(decoder, row).value)
}
