import { parsed } from '../app/bootstrap.ts'
import { isRecord } from '../state/storage.ts'

/** A call that failed. Status 0: no answer; 2xx: an answer that is not what the contract promises. */
export class ApiError extends Error {
  readonly status: number
  /** `GET /hosts`, without the query: that may hold names. */
  readonly request: string
  /** What the services said, in their words; empty where they said nothing. */
  readonly said: string

  constructor(status: number, request: string, message: string, said = '') {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.request = request
    this.said = said
  }
}

export function asApiError(error: unknown, request: string): ApiError {
  return error instanceof ApiError ? error : new ApiError(0, request, `${request}: ${wording(error)}`)
}

function wording(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** Services answer errors with an Error object, a text, an HTML page or nothing at all. */
export function errorOf(response: Response, request: string, body: unknown): ApiError {
  const status = `${response.status} ${response.statusText}`.trim()
  const said = saidBy(body)
  return new ApiError(response.status, request, `${request}: ${status}${said ? ` – ${said}` : ''}`, said)
}

function saidBy(body: unknown): string {
  const value = typeof body === 'string' ? (parsed(body) ?? body) : body
  if (isRecord(value)) {
    const parts = [value['message'], value['error']].filter((part) => typeof part === 'string' && part !== '')
    return parts.join(': ').slice(0, 300)
  }
  return typeof value === 'string' && !value.trimStart().startsWith('<') ? value.trim().slice(0, 300) : ''
}

export function malformed(request: string, what: string): ApiError {
  return new ApiError(200, request, `${request}: ${what}`)
}
