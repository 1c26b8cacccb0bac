import { dayOf } from '@inventory-console/ui/lib/dates'
import type { SheetFile, SheetFormat } from '@inventory-console/ui/lib/sheet'
import { saveFile } from './download.ts'
import { datedName } from './fileName.ts'
import type { ReportProgress } from './sheetParts.ts'
import { writeSheet } from './writeSheet.ts'

/** Writes a sheet and saves it under its title, filter digest and day. `date`: the global date filter. */
export async function saveSheet(
  sheet: SheetFile,
  format: SheetFormat,
  date: string | null,
  report: ReportProgress,
  signal: AbortSignal,
): Promise<void> {
  const file = await writeSheet(sheet, format, report, signal)
  signal.throwIfAborted()
  const { title, digest, asOf } = sheet
  saveFile(file, `${datedName({ name: title, digest, day: date ?? dayOf(asOf) })}.${format}`)
}
