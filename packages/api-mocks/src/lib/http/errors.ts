import { HttpResponse } from 'msw'
import type { ServerError } from '../../contract/index.ts'

/** Thrown inside handlers; `response` creates the response to send. */
export class HttpError extends Error {
  readonly response: () => Response

  constructor(response: () => Response) {
    super('refused')
    this.response = response
  }
}

const statusText: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
}

export function errorBody(status: number, error: string): ServerError {
  return { error, message: statusText[status] ?? '', sourceFilename: 'handler.go', lineNumber: 112 }
}

export function httpError(status: number, error: string): HttpError {
  return new HttpError(() => HttpResponse.json(errorBody(status, error), { status }))
}

/** An Error object followed by `null`, as some handlers of the server send it. Not valid JSON. */
export function httpErrorThenNull(status: number, error: string): HttpError {
  const headers = { 'Content-Type': 'application/json' }
  return new HttpError(
    () => new HttpResponse(`${JSON.stringify(errorBody(status, error))}null`, { status, headers }),
  )
}

export function emptyHttpError(status: number): HttpError {
  return new HttpError(() => new HttpResponse(null, { status }))
}

export function notFound(): Response {
  return new HttpResponse('404 page not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
