/** The services would not do it; `field` where one field is the cause. What a form says in its place. */
export class Refusal extends Error {
  readonly field: string | null

  constructor(message: string, field: string | null = null) {
    super(message)
    this.name = 'Refusal'
    this.field = field
  }
}
