import type { Sheet, SheetType } from '@inventory-console/ui/lib/sheet'
import type { SheetParts } from '../platform/export/sheetParts.ts'

export async function loadSheet({ readColumn, ...sheet }: Sheet): Promise<SheetParts> {
  return { ...sheet, data: await Promise.all(sheet.columns.map((_, index) => readColumn(index))) }
}

/** A sheet with a single column. */
export const makeSheetParts = (
  values: SheetParts['data'][number]['values'],
  type: SheetType,
  isDecimalComma = false,
): SheetParts => ({
  title: 'One',
  about: null,
  columns: [{ header: 'Header', type, width: 100 }],
  rows: values.length,
  labels: { true: 'Sì', false: 'No' },
  isDecimalComma,
  data: [{ values, codes: Uint32Array.from(values, (_, index) => index + 1) }],
})

/** ISO 8601 in local time, calculated independently of the export. */
export const localIso = (moment: number, type: SheetType) => {
  const local = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000).toISOString()
  return type === 'date' ? local.slice(0, 10) : local.slice(0, 19).replace('T', ' ')
}

export const ignoreProgress = () => undefined
