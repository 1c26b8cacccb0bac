import type { SheetData, SheetFormat, SheetValue } from '@inventory-console/ui/lib/sheet'
import { csvOf } from './csv.ts'
import type { SheetParts } from './sheetParts.ts'
import { xlsxOf } from './xlsx.ts'

/** What the page says: the cells column by column and in pieces, so that no message stops it, and then what they are of. */
export type ToWorker =
  | { say: 'codes'; codes: SheetData['codes'] }
  /** Of the column that came last. */
  | { say: 'values'; values: readonly SheetValue[] }
  | { say: 'write'; format: SheetFormat; sheet: Omit<SheetParts, 'data'> }

export type FromWorker =
  | { say: 'progress'; done: number }
  | { say: 'file'; file: Blob }
  | { say: 'failed'; message: string }

/** Milliseconds between two tellings: each draws the page. */
const pause = 100

const columns: { values: SheetValue[]; codes: SheetData['codes'] }[] = []

const tell = (said: FromWorker) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
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
