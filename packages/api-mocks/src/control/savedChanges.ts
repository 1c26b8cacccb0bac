import { isRecord, parsedJson } from '../lib/records.ts'
import type { Change } from './journal.ts'

/** Changes to replay after a reload. `key` and `start` identify the world they belong to. */
export interface SavedChanges {
  key: string
  start: number
  changes: readonly Change[]
}

/** Bounded because replaying delays the start of the page. */
const limits = { changes: 500, characters: 1_000_000 }

export interface SerializedChanges {
  /** Undefined if there are no changes. */
  text: string | undefined
  /** Number of changes in `text`. */
  count: number
}

/** Drops the newest changes when over the limits, because later ones may depend on earlier ones. */
export function serializeChanges(saved: SavedChanges): SerializedChanges {
  let changes = saved.changes.slice(0, limits.changes)
  let text = JSON.stringify({ ...saved, changes })
  while (text.length > limits.characters) {
    changes = changes.slice(0, Math.floor(changes.length / 2))
    text = JSON.stringify({ ...saved, changes })
  }
  return { text: changes.length === 0 ? undefined : text, count: changes.length }
}

/** Returns undefined for text in another format. */
export function parseSavedChanges(text: string): SavedChanges | undefined {
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
