/** The server rejected a request. `field` is set if a single field is the cause. */
export class ValidationError extends Error {
  readonly field: string | null

  constructor(message: string, field: string | null = null) {
    super(message)
    this.name = 'ValidationError'
    this.field = field
  }
}
