/** The server stopped within the file. The rows before that line are stored. */
export class PartialImportError extends Error {
  /** Line of the uploaded file, with the header as line 1; null if the server does not report it. */
  readonly line: number | null

  constructor(message: string, line: number | null) {
    super(message)
    this.name = 'PartialImportError'
    this.line = line
  }
}
