/** The server rejected a request. `field` is set if a single field is the cause. */
export class Refusal extends Error {
  readonly field: string | null

  constructor(message: string, field: string | null = null) {
    super(message)
    this.name = 'Refusal'
    this.field = field
  }
}
