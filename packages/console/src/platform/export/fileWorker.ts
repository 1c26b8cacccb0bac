import type { SheetData, SheetFormat, SheetValue } from '@inventory-console/ui/lib/sheet'
import { toCsv } from './csv.ts'
import type { SheetParts } from './sheetParts.ts'
import { toXlsx } from './xlsx.ts'

/**
 * Messages to the worker: the cells column by column in chunks, so that no message blocks the page, then
 * the sheet.
 */
export type ToWorker =
  | { type: 'codes'; codes: SheetData['codes'] }
  /** Appends values to the last column. */
  | { type: 'values'; values: readonly SheetValue[] }
  | { type: 'write'; format: SheetFormat; sheet: Omit<SheetParts, 'data'> }

export type FromWorker =
  | { type: 'progress'; done: number }
  | { type: 'file'; file: Blob }
  | { type: 'failed'; message: string }

/** Milliseconds between two progress messages, because each one re-renders the page. */
const progressInterval = 100

const columns: { values: SheetValue[]; codes: SheetData['codes'] }[] = []

const postToPage = (workerMessage: FromWorker) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker posts to its own page only
  globalThis.postMessage(workerMessage)
}

globalThis.addEventListener('message', ({ data: workerMessage }: MessageEvent<ToWorker>) => {
  if (workerMessage.type === 'codes') columns.push({ codes: workerMessage.codes, values: [] })
  else if (workerMessage.type === 'values') columns.at(-1)?.values.push(...workerMessage.values)
  else {
    const { format, sheet } = workerMessage
    const sheetParts = { ...sheet, data: columns }
    let next = 0
    const report = (done: number) => {
      if (performance.now() < next) return
      next = performance.now() + progressInterval
      postToPage({ type: 'progress', done })
    }
    try {
      const file = format === 'xlsx' ? toXlsx(sheetParts, report) : toCsv(sheetParts, report)
      postToPage({ type: 'file', file })
    } catch (error) {
      postToPage({ type: 'failed', message: String(error) })
    }
  }
})
