import { isRecord } from '@inventory-console/ui/lib/records'
import { decodeSegment } from './token.ts'

export interface Claims {
  /** User name as the server stores it; null if the token has none. */
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
