export interface ExportChoice {
  id: string
  label: string
  /** Makes the file and saves it, unless the signal is aborted. Rejects with the reason when that fails. */
  run: (signal: AbortSignal) => Promise<void>
}
