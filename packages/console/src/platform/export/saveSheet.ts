import type { Sheet, SheetFormat } from '@inventory-console/ui/lib/sheet'
import { localDay } from '../scope/globalFilters.ts'
import { saveFile } from './download.ts'
import { fileName } from './fileName.ts'
import type { Report } from './sheetParts.ts'
import { writeSheet } from './writeSheet.ts'

/** Writes what a list shows and saves it as `{name}-YYYYMMDD`. */
export async function saveSheet(
  sheet: Sheet,
  format: SheetFormat,
  now: number,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const file = await writeSheet(sheet, format, report, signal)
  signal.throwIfAborted()
  saveFile(file, `${fileName(sheet.title)}-${localDay(now).replaceAll('-', '')}.${format}`)
}
