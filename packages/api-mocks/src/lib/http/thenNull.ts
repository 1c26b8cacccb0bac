import { HttpResponse } from 'msw'
import { errorBody, Refusal } from './errors.ts'

/** An Error object followed by `null`, as some handlers of the server send it. Not valid JSON. */
export function refuseThenNull(status: number, error: string): Refusal {
  return new Refusal(
    () =>
      new HttpResponse(`${JSON.stringify(errorBody(status, error))}null`, {
        status,
        headers: { 'Content-Type': 'application/json' },
      }),
  )
}
