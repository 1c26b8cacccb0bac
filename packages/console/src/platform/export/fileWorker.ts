import type { SheetData, SheetFormat, SheetValue } from '@inventory-console/ui/lib/sheet'
import { csvOf } from './csv.ts'
import type { SheetParts } from './sheetParts.ts'
import { xlsxOf } from './xlsx.ts'

/**
 * Messages to the worker: the cells column by column in chunks, so that no message blocks the page, then
 * the sheet.
 */
export type ToWorker =
  | { say: 'codes'; codes: SheetData['codes'] }
  /** Appends values to the last column. */
  | { say: 'values'; values: readonly SheetValue[] }
  | { say: 'write'; format: SheetFormat; sheet: Omit<SheetParts, 'data'> }

export type FromWorker =
  | { say: 'progress'; done: number }
  | { say: 'file'; file: Blob }
  | { say: 'failed'; message: string }

/** Milliseconds between two progress messages, because each one re-renders the page. */
const pause = 100

const columns: { values: SheetValue[]; codes: SheetData['codes'] }[] = []

const tell = (said: FromWorker) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker posts to its own page only
  globalThis.postMessage(said)
}

globalThis.addEventListener('message', ({ data: said }: MessageEvent<ToWorker>) => {
  if (said.say === 'codes') columns.push({ codes: said.codes, values: [] })
  else if (said.say === 'values') columns.at(-1)?.values.push(...said.values)
  else {
    const { format, sheet } = said
    const parts = { ...sheet, data: columns }
    let next = 0
    const report = (done: number) => {
      if (performance.now() < next) return
      next = performance.now() + pause
      tell({ say: 'progress', done })
    }
    const file = format === 'xlsx' ? xlsxOf(parts, report) : Promise.resolve(csvOf(parts, report))
    file.then(
      (file) => tell({ say: 'file', file }),
      (error: unknown) => tell({ say: 'failed', message: String(error) }),
    )
  }
})
