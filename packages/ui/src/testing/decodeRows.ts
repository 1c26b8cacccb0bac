import { decode } from '@inventory-console/api-mocks/contract/decode'
import { list, type Decoder } from '@inventory-console/api-mocks/contract/decoder'

/** Decodes rows as the console does. */
export function decodeRows<Row>(decoder: Decoder<Row>, rows: readonly unknown[]): Row[] {
  const rowsDecoder: Decoder<Row[]> = list(decoder)
  return decode(rowsDecoder, rows).value
}

/** The decoded row when every field except the `overrides` has this value; empty if the decoder drops it. */
export function malformedRows<Row extends object>(
  decoder: Decoder<Row>,
  row: Row,
  value: unknown,
  overrides: Partial<Row> = {},
): Row[] {
  const fields = Object.fromEntries(Object.keys(row).map((key) => [key, value]))
  return decodeRows(decoder, [row, { ...fields, ...overrides }]).slice(1)
}
