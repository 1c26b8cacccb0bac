export interface ExportChoice {
  id: string
  label: string
  /** Creates and saves the file unless the signal is aborted. Rejects with the cause on failure. */
  run: (signal: AbortSignal) => Promise<void>
}
