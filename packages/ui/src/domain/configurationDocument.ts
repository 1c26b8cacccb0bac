import { deepEqual, ownValue } from '../lib/records.ts'

/**
 * The whole configuration as read from the API. It is sent back whole, so keys that no field edits are
 * preserved.
 */
export type ConfigurationDocument = object

/** New values by field path, such as `AlertService.Emailer.From`. */
export type Edits = Readonly<Record<string, unknown>>

export function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((branch, key) => (isBranch(branch) ? ownValue(branch, key) : undefined), document)
}

/** A copy of the document with the edits applied. */
export function applyEdits(document: ConfigurationDocument, edits: Edits): ConfigurationDocument {
  return Object.entries(edits).reduce<ConfigurationDocument>(
    (edited, [path, value]) => withValue(edited, path.split('.'), value),
    document,
  )
}

function withValue(branch: unknown, [key = '', ...rest]: readonly string[], value: unknown): object {
  const parent = isBranch(branch) ? branch : {}
  const nested = rest.length === 0 ? value : withValue(ownValue(parent, key), rest, value)
  // Keeps the position of the key, so that the order of keys does not change.
  return { ...parent, [key]: nested }
}

/** Edits whose value differs from the document. */
export function effectiveEdits(document: ConfigurationDocument, edits: Edits): Edits {
  return Object.fromEntries(
    Object.entries(edits).filter(([path, value]) => !deepEqual(valueAt(document, path), value)),
  )
}

/** Paths of edited fields that were changed on the server to a different value. */
export function findConflicts(
  base: ConfigurationDocument,
  current: ConfigurationDocument,
  edits: Edits,
): readonly string[] {
  return Object.keys(edits).filter((path) => {
    const serverValue = valueAt(current, path)
    return !deepEqual(serverValue, valueAt(base, path)) && !deepEqual(serverValue, ownValue(edits, path))
  })
}

/** The edited fields were changed on the server. `now` is the current document, for a second confirmation. */
export class SettingsConflict extends Error {
  readonly now: ConfigurationDocument
  readonly paths: readonly string[]

  constructor(current: ConfigurationDocument, paths: readonly string[]) {
    super(paths.join(', '))
    this.name = 'SettingsConflict'
    this.now = current
    this.paths = paths
  }
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
