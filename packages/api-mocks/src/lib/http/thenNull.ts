import { HttpResponse } from 'msw'
import { errorBody, Refusal } from './errors.ts'

/** Some handlers of the server go on after an error: the word null follows the Error object, and nothing can parse it. */
export function refuseThenNull(status: number, error: string): Refusal {
  return new Refusal(
    () =>
      new HttpResponse(`${JSON.stringify(errorBody(status, error))}null`, {
        status,
        headers: { 'Content-Type': 'application/json' },
      }),
  )
}
