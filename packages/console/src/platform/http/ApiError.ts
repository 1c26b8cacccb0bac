import { parsed } from '../environment/config.ts'
import { isRecord } from '../storage/storage.ts'
import { masked } from './masked.ts'

interface Options {
  /** The server's own message; empty if it sent none. */
  serverMessage?: string
  /** False: the request never left, so a write had no effect. */
  sent?: boolean
}

/** A call that failed. Status 0: no response; 2xx: a response that is not what the contract promises. */
export class ApiError extends Error {
  readonly status: number
  /** `GET /hosts`, without the query: that may hold names. */
  readonly request: string
  readonly serverMessage: string
  readonly sent: boolean

  constructor(
    status: number,
    request: string,
    message: string,
    { serverMessage = '', sent = true }: Options = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.request = request
    this.serverMessage = serverMessage
    this.sent = sent
  }
}

/** Thrown before a request is sent. */
export class NotSentError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NotSentError'
  }
}

export function asApiError(error: unknown, request: string): ApiError {
  if (error instanceof ApiError) return error
  const message = error instanceof NotSentError ? error.message : wording(error)
  return new ApiError(0, request, `${request}: ${message}`, { sent: !(error instanceof NotSentError) })
}

function wording(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** The API answers errors with an Error object, a text, an HTML page or an empty body. */
export function errorOf(response: Response, request: string, body: unknown): ApiError {
  const status = masked(`${response.status} ${response.statusText}`.trim())
  const serverMessage = saidBy(body)
  const message = `${request}: ${status}${serverMessage ? ` – ${serverMessage}` : ''}`
  return new ApiError(response.status, request, message, { serverMessage })
}

function saidBy(body: unknown): string {
  const value = typeof body === 'string' ? (parsed(body) ?? body) : body
  if (isRecord(value)) {
    const parts = [value['message'], value['error']].filter((part) => typeof part === 'string' && part !== '')
    return shortened(parts.join(': '))
  }
  return typeof value === 'string' && !value.trimStart().startsWith('<') ? shortened(value.trim()) : ''
}

/** Masked before it is cut: half a secret would not be recognized. */
function shortened(text: string): string {
  return masked(text).slice(0, 300)
}

export function malformed(request: string, what: string): ApiError {
  return new ApiError(200, request, `${request}: ${what}`)
}

/**
 * Whether a write may have been applied although it failed: no response, a gateway that answered for the server, or a body
 * that is not the server's.
 */
export function isUnconfirmed({ status, sent }: ApiError): boolean {
  if (!sent) return false
  return status < 300 || gatewayStatuses.has(status) || (status >= 520 && status < 530)
}

/** Time-outs, closed connections and unreachable upstreams. 52x: Cloudflare. */
const gatewayStatuses = new Set([408, 499, 502, 503, 504])

/** The same failure without the server's message, or with the part that `redact` lets through. */
export function redacted(
  { status, request, message, serverMessage, sent }: ApiError,
  redact: Redact,
): ApiError {
  if (status < 300) return new ApiError(status, request, message, { sent })
  const kept = redact(serverMessage)
  return new ApiError(status, request, `${request}: ${status}${kept ? ` – ${kept}` : ''}`, {
    serverMessage: kept,
    sent,
  })
}

/** What may be shown of a server message if the request carries secrets: the server may echo them. */
export type Redact = (serverMessage: string) => string

export const noServerMessage: Redact = () => ''
