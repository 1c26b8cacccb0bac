import type { SheetData, SheetType, SheetValue } from '../../lib/sheet.ts'
import type { Column, Kind } from '../columns/column.ts'
import type { Preparation } from './preparation.ts'
import { entrySeparator, type Key } from './read.ts'
import type { Work } from './slices.ts'

export const sheetTypes: Record<Kind, SheetType> = {
  text: 'text',
  link: 'text',
  number: 'number',
  gigabytes: 'number',
  bytes: 'number',
  percent: 'number',
  fill: 'percent',
  compliance: 'percent',
  dateTime: 'dateTime',
  date: 'date',
  boolean: 'boolean',
  list: 'text',
  version: 'text',
  code: 'text',
  badge: 'text',
  severity: 'text',
  semaphore: 'text',
}

const stride = 4096

/** Cells of one column in the order of the matching rows, with values only from these rows. */
export function* sheetData<Row>(
  preparation: Preparation<Row>,
  column: Column<Row>,
  order: Uint32Array | null,
  word: (code: string) => string,
): Work<SheetData> {
  const { codes, keys } = yield* preparation.store(column)
  const count = order?.length ?? codes.length
  const placed = new Uint32Array(count)
  const places = new Uint32Array(keys.length)
  const values: SheetValue[] = []
  for (let at = 0; at < count; at += 1) {
    if (at % stride === 0) yield
    const code = codes[order ? (order[at] ?? 0) : at] ?? 0
    if (places[code] === 0) {
      const value = valueOf(column.kind, keys[code] ?? null, word)
      if (value !== null) places[code] = values.push(value)
    }
    placed[at] = places[code] ?? 0
  }
  return { values, codes: placed }
}

function valueOf(kind: Kind, key: Key, word: (code: string) => string): SheetValue | null {
  if (key === null) return null
  if (kind === 'boolean') return key === 1
  if (typeof key === 'number') return key
  if (kind === 'list') return key.replaceAll(entrySeparator, '\n')
  return kind === 'badge' || kind === 'severity' || kind === 'semaphore' ? word(key) : key
}
