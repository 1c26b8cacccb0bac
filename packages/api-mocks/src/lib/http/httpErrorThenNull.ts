import { HttpResponse } from 'msw'
import { errorBody, HttpError } from './errors.ts'

/** An Error object followed by `null`, as some handlers of the server send it. Not valid JSON. */
export function httpErrorThenNull(status: number, error: string): HttpError {
  return new HttpError(
    () =>
      new HttpResponse(`${JSON.stringify(errorBody(status, error))}null`, {
        status,
        headers: { 'Content-Type': 'application/json' },
      }),
  )
}
