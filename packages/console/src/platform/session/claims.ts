import { isRecord } from '../storage/storage.ts'
import { decoded } from './token.ts'

export interface Claims {
  /** The user name as the server stores it; null where the token does not say. */
  username: string | null
  groups: readonly string[]
}

/** What a token says of its bearer. Only the server can tell whether that is true. */
export function claimsOf(token: string): Claims {
  const body = decoded(token.split('.')[1])
  if (!isRecord(body)) return { username: null, groups: [] }
  const { sub, groups } = body
  return {
    username: typeof sub === 'string' && sub !== '' ? sub : null,
    groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
  }
}
