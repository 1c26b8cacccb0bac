export interface ExportChoice {
  id: string
  label: string
  /** Makes the file and saves it. Rejects with the reason when that fails. */
  run: () => Promise<void>
}
