import { equal } from '../lib/values/equal.ts'
import { ownValue } from '../lib/values/ownValue.ts'

/** The configuration as it was read. It goes back whole: what no field shows goes back as it came. */
export type ConfigurationDocument = object

/** New values by the path of their field, such as `AlertService.Emailer.From`. */
export type Edits = Readonly<Record<string, unknown>>

export function valueAt(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((branch, key) => (isBranch(branch) ? ownValue(branch, key) : undefined), document)
}

/** The same document but for the edited fields. */
export function applied(document: ConfigurationDocument, edits: Edits): ConfigurationDocument {
  return Object.entries(edits).reduce<ConfigurationDocument>(
    (whole, [path, value]) => withValue(whole, path.split('.'), value),
    document,
  )
}

function withValue(branch: unknown, [key = '', ...rest]: readonly string[], value: unknown): object {
  const whole = isBranch(branch) ? branch : {}
  const inner = rest.length === 0 ? value : withValue(ownValue(whole, key), rest, value)
  // In its old place, so that the document keeps the order of its keys.
  return { ...whole, [key]: inner }
}

/** Without those that say what the document says already. */
export function realEdits(document: ConfigurationDocument, edits: Edits): Edits {
  return Object.fromEntries(
    Object.entries(edits).filter(([path, value]) => !equal(valueAt(document, path), value)),
  )
}

/** Edited fields whose value was changed by somebody else in the meantime, to something other than what is wanted. */
export function conflicts(
  before: ConfigurationDocument,
  now: ConfigurationDocument,
  edits: Edits,
): readonly string[] {
  return Object.keys(edits).filter((path) => {
    const theirs = valueAt(now, path)
    return !equal(theirs, valueAt(before, path)) && !equal(theirs, ownValue(edits, path))
  })
}

/** Somebody else changed the same fields: what stands there now, for a second decision. */
export class SettingsConflict extends Error {
  readonly now: ConfigurationDocument
  readonly paths: readonly string[]

  constructor(now: ConfigurationDocument, paths: readonly string[]) {
    super(paths.join(', '))
    this.name = 'SettingsConflict'
    this.now = now
    this.paths = paths
  }
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
