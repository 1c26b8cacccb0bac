import { isRecord } from '@inventory-console/ui/lib/records'
import { parseJson } from '../http/config.ts'

/**
 * Reads the JSON Web Token of a login response, plain or as a JSON string. Returns an empty string for any other text,
 * such as the page of a proxy, and for a truncated token.
 */
export function readToken(body: string): string {
  const text = body.trim()
  const value = text.startsWith('"') ? parseJson(text) : text
  const token = typeof value === 'string' ? value.trim() : ''
  return isToken(token) && isCompleteJwt(token) ? token : ''
}

/** For single sign-on. Opaque tokens may contain any header-safe character; a JSON Web Token must have three parts. */
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

export interface Claims {
  /** Username as the server stores it; null if the token has none. */
  username: string | null
  groups: readonly string[]
}

/** Unverified claims of a token; only the server can verify them. */
export function claimsOf(token: string): Claims {
  const body = decodeSegment(token.split('.')[1])
  if (!isRecord(body)) return { username: null, groups: [] }
  const { sub, groups } = body
  return {
    username: typeof sub === 'string' && sub !== '' ? sub : null,
    groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
  }
}

/** 32 random bytes, base64url. */
export function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** RFC 7636. `crypto.subtle` requires a secure context; without one only the plain method is possible. */
export async function createChallenge(
  verifier: string,
): Promise<{ challenge: string; method: 'S256' | 'plain' }> {
  if (!window.isSecureContext) return { challenge: verifier, method: 'plain' }
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { challenge: base64url(new Uint8Array(hash)), method: 'S256' }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
