import { isExactNumber } from '../lib/http/exactJson.ts'
import { isRecord } from '../lib/records.ts'

/**
 * Paths of the non-null values in a JSON value, such as `hosts.0.info.os`. Of each list only the first two
 * items.
 */
export function pathsIn(value: unknown, path = '', depth = 6): string[] {
  if (depth === 0) return []
  return entriesOf(value)
    .slice(0, Array.isArray(value) ? 2 : undefined)
    .flatMap(([key, item]) => {
      const itemPath = path === '' ? key : `${path}.${key}`
      return item === null ? [] : [itemPath, ...pathsIn(item, itemPath, depth - 1)]
    })
}

export const REMOVED = Symbol('gone')

/** Copies the value with `change` applied at `path`; `*` matches each key or index, '' the value itself. */
export function replaceAt(value: unknown, path: string, change: (found: unknown) => unknown): unknown {
  if (path === '') return change(value)
  const [key = '', ...rest] = path.split('.')
  const entries = entriesOf(value)
    .map(
      ([name, item]) =>
        [name, key === '*' || key === name ? replaceAt(item, rest.join('.'), change) : item] as const,
    )
    .filter(([, item]) => item !== REMOVED)
  if (Array.isArray(value)) return entries.map(([, item]) => item)
  return isRecord(value) ? Object.fromEntries(entries) : value
}

/** Returns a value of another JSON type. */
export function otherType(value: unknown): unknown {
  if (isExactNumber(value)) return 'forty-two'
  if (typeof value === 'string') return 42
  if (typeof value === 'boolean') return 'yes'
  if (Array.isArray(value)) return { length: value.length }
  return value === null ? 0 : 'an object'
}

function entriesOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [String(index), item])
  return isRecord(value) ? Object.entries(value) : []
}
