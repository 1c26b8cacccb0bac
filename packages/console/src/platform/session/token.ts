import { parsed } from '../environment/config.ts'
import { isRecord } from '../storage/storage.ts'

/** The token of a login response, plain or as a JSON string; empty if it is neither or was cut. */
export function readToken(body: string): string {
  const text = body.trim()
  const value = text.startsWith('"') ? parsed(text) : text
  return typeof value === 'string' && isToken(value.trim()) ? value.trim() : ''
}

/** Opaque tokens may be anything that fits into a header; a JSON Web Token must have its three parts. */
export function isToken(text: string): boolean {
  return /^[\w.~+/=-]+$/.test(text) && (!text.startsWith('eyJ') || isWhole(text))
}

function isWhole(token: string): boolean {
  const [header, claims, signature, ...rest] = token.split('.')
  return isRecord(decoded(header)) && isRecord(decoded(claims)) && Boolean(signature) && rest.length === 0
}

/** The JSON of one part of a token. */
export function decoded(base64url = ''): unknown {
  try {
    const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    return parsed(new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))))
  } catch {
    return undefined
  }
}
