import { defaultSource } from '../../lib/locales.ts'
import { fakeNamed } from '../../lib/random.ts'

export interface Claims {
  groups: string[]
  exp: number
  iat: number
  nbf: number
  iss: string
  sub: string
}

const header = base64url('{"alg":"RS256","typ":"JWT"}')

/** A token in the server's format. Any world accepts it: the signature only marks it as issued by the mocks. */
export function issueToken(sub: string, groups: string[], now: number, lifetime: number): string {
  const iat = Math.floor(now / 1000)
  const claims: Claims = { groups, exp: iat + lifetime, iat, nbf: iat, iss: 'ercole', sub }
  const signed = `${header}.${base64url(JSON.stringify(claims))}`
  return `${signed}.${signature(signed)}`
}

/** Claims of a mock token that is valid at `now`, otherwise `undefined`. */
export function readToken(token: string, now: number): Claims | undefined {
  const [head, payload, mark, ...rest] = token.split('.')
  if (head !== header || payload === undefined || rest.length > 0) return undefined
  if (mark !== signature(`${head}.${payload}`)) return undefined
  // The signature shows that the payload has this shape.
  const claims: Claims = JSON.parse(fromBase64url(payload))
  const second = Math.floor(now / 1000)
  return claims.nbf <= second && second < claims.exp ? claims : undefined
}

/** 256 bytes, like the signature of a 2048-bit RSA key. */
function signature(text: string): string {
  const { number } = fakeNamed(defaultSource, text)(0)
  return toBase64url(Uint8Array.from({ length: 256 }, () => number.int(255)))
}

function base64url(text: string): string {
  return toBase64url(new TextEncoder().encode(text))
}

export function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

function fromBase64url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)))
}
