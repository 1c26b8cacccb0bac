import { isRecord } from '@inventory-console/ui/lib/records'
import { parseJson } from '../http/config.ts'

/**
 * Reads the token of a login response, plain or as a JSON string. Returns an empty string if it is
 * malformed or truncated.
 */
export function readToken(body: string): string {
  const text = body.trim()
  const value = text.startsWith('"') ? parseJson(text) : text
  return typeof value === 'string' && isToken(value.trim()) ? value.trim() : ''
}

/** Opaque tokens may contain any header-safe character; a JSON Web Token must have three parts. */
export function isToken(text: string): boolean {
  return /^[\w.~+/=-]+$/.test(text) && (!text.startsWith('eyJ') || isCompleteJwt(text))
}

function isCompleteJwt(token: string): boolean {
  const [header, claims, signature, ...rest] = token.split('.')
  return (
    isRecord(decodeSegment(header)) &&
    isRecord(decodeSegment(claims)) &&
    Boolean(signature) &&
    rest.length === 0
  )
}

/** Parses one base64url part of a token as JSON; undefined if it is malformed. */
export function decodeSegment(base64url = ''): unknown {
  try {
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    return parseJson(new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))))
  } catch {
    return undefined
  }
}
