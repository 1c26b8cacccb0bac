import { isRecord, parsedJson } from '../lib/records.ts'
import type { Change } from './journal.ts'

/** The changes made to an inventory; `key` and `start` say which one it was. */
export interface SavedChanges {
  key: string
  start: number
  changes: readonly Change[]
}

/** More is not kept: repeating it would hold up the start of the page. */
const limits = { changes: 500, characters: 1_000_000 }

export interface SavedText {
  /** Undefined without changes. */
  text: string | undefined
  /** How many changes are in it. */
  count: number
}

/** Keeps the first changes, because later ones may depend on them. */
export function savedText(saved: SavedChanges): SavedText {
  let changes = saved.changes.slice(0, limits.changes)
  let text = JSON.stringify({ ...saved, changes })
  while (text.length > limits.characters) {
    changes = changes.slice(0, Math.floor(changes.length / 2))
    text = JSON.stringify({ ...saved, changes })
  }
  return { text: changes.length === 0 ? undefined : text, count: changes.length }
}

/** Undefined for what this version did not write. */
export function readSaved(text: string): SavedChanges | undefined {
  const value = parsedJson(text)?.value
  if (!isRecord(value)) return undefined
  const { key, start, changes } = value
  if (typeof key !== 'string' || typeof start !== 'number' || !Array.isArray(changes)) return undefined
  return changes.every(isChange) ? { key, start, changes } : undefined
}

function isChange(value: unknown): value is Change {
  if (!isRecord(value) || typeof value['at'] !== 'number') return false
  if (value['kind'] === 'restart') return true
  const { kind, method, url, headers, body } = value
  return (
    kind === 'request' &&
    typeof method === 'string' &&
    typeof url === 'string' &&
    URL.canParse(url) &&
    Array.isArray(headers) &&
    (body === null || typeof body === 'string')
  )
}
