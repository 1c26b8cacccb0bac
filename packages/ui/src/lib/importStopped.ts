/** The server stopped inside the file; the rows before that line are stored. */
export class ImportStopped extends Error {
  /** Line of the file that was sent, its header being line 1; null where the server does not say. */
  readonly line: number | null

  constructor(message: string, line: number | null) {
    super(message)
    this.name = 'ImportStopped'
    this.line = line
  }
}
