import type { SheetData, SheetType, SheetValue } from '../../lib/sheet.ts'
import type { UnreadValue } from '../../lib/unreadValues.ts'
import type { Column, Kind } from '../columns/column.ts'
import { entrySeparator, hasEntries, isLabeled, type Key, unreadIn } from './keys.ts'
import type { Work } from './slices.ts'
import type { TableStore } from './tableStore.ts'

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
  week: 'text',
  version: 'text',
  code: 'text',
  badge: 'text',
  status: 'text',
  severity: 'text',
  semaphore: 'text',
}

const rowsPerStep = 4096

/** Cells of one column in the order of the matching rows, with values only from these rows. */
export function* sheetData<Row>(
  tableStore: TableStore<Row>,
  column: Column<Row>,
  order: Uint32Array | null,
  labelOf: (code: string) => string,
  unreadText: (value: UnreadValue) => string,
): Work<SheetData> {
  const { codes, keys } = yield* tableStore.store(column)
  const count = order?.length ?? codes.length
  const rowCodes = new Uint32Array(count)
  const valueCodes = new Uint32Array(keys.length)
  const values: SheetValue[] = []
  const unreadCodes = new Map<string, number>()
  function unreadCode(text: string): number {
    const code = unreadCodes.get(text) ?? values.push(text)
    unreadCodes.set(text, code)
    return code
  }
  for (let position = 0; position < count; position += 1) {
    if (position % rowsPerStep === 0) yield
    const code = codes[order ? (order[position] ?? 0) : position] ?? 0
    if (valueCodes[code] === 0) {
      const value = valueOf(column.kind, keys[code] ?? null, labelOf)
      if (value !== null) valueCodes[code] = values.push(value)
    }
    rowCodes[position] = valueCodes[code] ?? 0
    const row = tableStore.rows[order ? (order[position] ?? 0) : position]
    const unread = row === undefined ? null : unreadIn(column, row, tableStore.now)
    if (unread) rowCodes[position] = unreadCode(unreadText(unread))
  }
  return { values, codes: rowCodes }
}

function valueOf(kind: Kind, key: Key, labelOf: (code: string) => string): SheetValue | null {
  if (key === null) return null
  if (typeof key === 'number') return kind === 'boolean' ? key === 1 : key
  if (hasEntries(kind)) return key.replaceAll(entrySeparator, '\n')
  return isLabeled(kind) ? labelOf(key) : key
}
