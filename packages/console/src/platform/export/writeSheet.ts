import type { Sheet, SheetFormat } from '@inventory-console/ui/lib/sheet'
import type { FromWorker, ToWorker } from './fileWorker.ts'
// oxlint-disable-next-line import/default -- Vite makes it
import workerAddress from './fileWorker.ts?worker&url'
import type { Report } from './sheetParts.ts'

/** Values in one message: copying more of them could be felt. */
const valuesPerMessage = 5000
/** What reading the rows takes of the whole, and writing them the rest. */
const shareOfReading = 0.3

/** Writes the file beside the page. Stops, and the promise with it, when the signal does. */
export async function writeSheet(
  sheet: Sheet,
  format: SheetFormat,
  report: Report,
  signal: AbortSignal,
): Promise<Blob> {
  const worker = new Worker(trusted(workerAddress), { type: 'module' })
  const tell = (said: ToWorker, transfer: Transferable[] = []) => worker.postMessage(said, transfer)
  try {
    const { read, ...rest } = sheet
    const file = fileOf(worker, (done) => report(shareOfReading + (1 - shareOfReading) * done), signal)
    // It may fail while the rows are still read.
    file.catch(() => undefined)
    for (const at of sheet.columns.keys()) {
      const { codes, values } = await read(at)
      signal.throwIfAborted()
      tell({ say: 'codes', codes }, [codes.buffer])
      for (let from = 0; from < values.length; from += valuesPerMessage) {
        tell({ say: 'values', values: values.slice(from, from + valuesPerMessage) })
        await nextTask()
      }
      report((shareOfReading * (at + 1)) / sheet.columns.length)
    }
    signal.throwIfAborted()
    tell({ say: 'write', format, sheet: rest })
    return await file
  } finally {
    worker.terminate()
  }
}

function fileOf(worker: Worker, report: Report, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The worker did not start')),
    )
    worker.addEventListener('message', ({ data: said }: MessageEvent<FromWorker>) => {
      if (said.say === 'progress') report(said.done)
      else if (said.say === 'file') resolve(said.file)
      else reject(new Error(said.message))
    })
  })
}

const channel = new MessageChannel()
channel.port1.start()

/** After input and paint; a timer would wait 4 ms each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.addEventListener('message', () => resolve(), { once: true })
    channel.port2.postMessage(null)
  })
}

let policy: { createScriptURL: (address: string) => URL } | undefined

function trusted(address: string): string | URL {
  policy ??= window.trustedTypes?.createPolicy('file-writer', { createScriptURL: (own) => own })
  return policy?.createScriptURL(address) ?? address
}
