import { decode } from '../contract/decode.ts'
import type { Decoder } from '../contract/decoder.ts'
import { createWorld } from './createWorld.ts'
import type { World } from './world.ts'

let cachedWorld: World | undefined

/**
 * World with 400 hosts at NOW, enough for every license and contract state. Read-only, as all fixtures
 * share it.
 */
export function sampleWorld(): World {
  cachedWorld ??= createWorld({ hosts: 400 })
  return cachedWorld
}

/** Fixtures as the console receives them: empty lists in place of null. */
export function decodedRows<Row>(decoder: Decoder<Row>, rows: readonly unknown[]): Row[] {
  return rows.map((row) => decode(decoder, row).value)
}
