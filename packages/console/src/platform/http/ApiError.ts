import { isRecord } from '@inventory-console/ui/lib/records'
import { parseJson } from './config.ts'

interface ApiErrorOptions {
  /** Message in the body of the error response; empty if there is none. */
  serverMessage?: string
  /** False if the request was never sent, so a write had no effect. */
  wasSent?: boolean
}

/** A failed API call. Status 0: no response. Status 2xx: the response violates the OpenAPI contract. */
export class ApiError extends Error {
  readonly status: number
  /** `GET /hosts`, without the query string, which may contain names. */
  readonly request: string
  readonly serverMessage: string
  readonly wasSent: boolean

  constructor(
    status: number,
    request: string,
    message: string,
    { serverMessage = '', wasSent = true }: ApiErrorOptions = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.request = request
    this.serverMessage = serverMessage
    this.wasSent = wasSent
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
  const message = error instanceof NotSentError ? error.message : describeError(error)
  return new ApiError(0, request, `${request}: ${message}`, { wasSent: !(error instanceof NotSentError) })
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** The body of an error response is an Error object, plain text, HTML or empty. */
export function responseError(response: Response, request: string, body: unknown): ApiError {
  const status = maskSecrets(`${response.status} ${response.statusText}`.trim())
  const serverMessage = serverMessageOf(body)
  const message = `${request}: ${status}${serverMessage ? ` – ${serverMessage}` : ''}`
  return new ApiError(response.status, request, message, { serverMessage })
}

function serverMessageOf(body: unknown): string {
  const value = typeof body === 'string' ? (parseJson(body) ?? body) : body
  if (isRecord(value)) {
    const parts = [value['message'], value['error']].filter((part) => typeof part === 'string' && part !== '')
    return maskAndTruncate(parts.join(': '))
  }
  return typeof value === 'string' && !value.trimStart().startsWith('<') ? maskAndTruncate(value.trim()) : ''
}

/** Masks before truncating, because a truncated secret may not match. */
function maskAndTruncate(text: string): string {
  return maskSecrets(text).slice(0, 300)
}

export function malformedResponse(request: string, detail: string): ApiError {
  return new ApiError(200, request, `${request}: ${detail}`)
}

/**
 * True if a failed write may have been applied: no response, a gateway error, or a body that did not come
 * from the server.
 */
export function isOutcomeUnknown({ status, wasSent }: ApiError): boolean {
  if (!wasSent) return false
  return status < 300 || gatewayStatuses.has(status) || (status >= 520 && status < 530)
}

/** Timeouts, closed connections and unreachable upstreams. 52x: Cloudflare. */
const gatewayStatuses = new Set([408, 499, 502, 503, 504])

/** Copies the error without the server message, or with the text that `redact` returns. */
export function redactError(
  { status, request, message, serverMessage, wasSent }: ApiError,
  redact: Redact,
): ApiError {
  if (status < 300) return new ApiError(status, request, message, { wasSent })
  const redactedMessage = redact(serverMessage)
  return new ApiError(
    status,
    request,
    `${request}: ${status}${redactedMessage ? ` – ${redactedMessage}` : ''}`,
    {
      serverMessage: redactedMessage,
      wasSent,
    },
  )
}

/** Filters the server message of a request that carries secrets, because the server may echo them. */
export type Redact = (serverMessage: string) => string

export const noServerMessage: Redact = () => ''

/** Longer than any rendered message; a secret truncated here is still masked. */
const maxLength = 4000

// Each pattern also matches truncated, percent-encoded and escaped secrets.
const secretPatterns: readonly RegExp[] = [
  // PEM blocks.
  /-----BEGIN[\s\S]*?(?:-----END[^-]*-----|$)/g,
  // JSON Web Tokens.
  /eyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g,
  /\b(?:Bearer|Basic)(?:\s|%20|\+)+[^\s"'\\,;]+/gi,
  // AWS access keys.
  /\b(?:AKIA|ASIA)[A-Z0-9]{12,}/g,
]

/** `password=…`, `"privatekey":"…"`, `secret%3D…`, also inside escaped JSON. */
const namedSecret =
  /(pass(?:word|wd)?|pwd|secret|token|private[_-]?key|access[_-]?key|api[_-]?key|credentials?)([\w-]{0,40}\\*["']?\s{0,4}(?:[:=]|%3A|%3D)(?:\s|%20|\+){0,4})("(?:[^"\\]|\\[\s\S])*"?|\\+"[^"\\]*|'[^']*'?|[^\s"'\\,;&}\]]+)/gi

/** Keys and hashes: names and ids rarely mix upper case, lower case and digits over this length. */
const longToken = /(?:[\w+/=-]|%2[BbFf]|%3[Dd]){32,}/g

const mask = '•••'

/** Masks secrets that the server may echo. Reads only the first characters, so the time is bounded. */
export function maskSecrets(text: string): string {
  const start = text.slice(0, maxLength)
  return secretPatterns
    .reduce((rest, pattern) => rest.replaceAll(pattern, mask), start)
    .replaceAll(namedSecret, `$1$2${mask}`)
    .replaceAll(longToken, (match) => (isKey(match) ? mask : match))
}

function isKey(match: string): boolean {
  // The segments of a path are checked one by one.
  if (match.startsWith('/')) return match.split('/').some((part) => part.length >= 32 && isKey(part))
  return /[A-Z]/.test(match) && /[a-z]/.test(match) && /\d/.test(match)
}
