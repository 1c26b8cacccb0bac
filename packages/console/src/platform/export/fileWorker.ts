import type { SheetData, SheetFormat, SheetValue } from '@inventory-console/ui/lib/sheet'
import { toCsv } from './csv.ts'
import type { SheetParts } from './sheetParts.ts'
import { toXlsx } from './xlsx.ts'

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
const progressInterval = 100

const columns: { values: SheetValue[]; codes: SheetData['codes'] }[] = []

const postToPage = (workerMessage: FromWorker) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker posts to its own page only
  globalThis.postMessage(workerMessage)
}

globalThis.addEventListener('message', ({ data: workerMessage }: MessageEvent<ToWorker>) => {
  if (workerMessage.say === 'codes') columns.push({ codes: workerMessage.codes, values: [] })
  else if (workerMessage.say === 'values') columns.at(-1)?.values.push(...workerMessage.values)
  else {
    const { format, sheet } = workerMessage
    const sheetParts = { ...sheet, data: columns }
    let next = 0
    const report = (done: number) => {
      if (performance.now() < next) return
      next = performance.now() + progressInterval
      postToPage({ say: 'progress', done })
    }
    try {
      const file = format === 'xlsx' ? toXlsx(sheetParts, report) : toCsv(sheetParts, report)
      postToPage({ say: 'file', file })
    } catch (error) {
      postToPage({ say: 'failed', message: String(error) })
    }
  }
})
