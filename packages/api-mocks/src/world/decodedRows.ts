import { decode } from '../contract/decode.ts'
import type { Decoder } from '../contract/decoder.ts'

/** Fixtures as the console receives them: empty lists in place of null. */
export function decodedRows<Row>(decoder: Decoder<Row>, rows: readonly unknown[]): Row[] {
  return rows.map((row) => decode(decoder, row).value)
}
