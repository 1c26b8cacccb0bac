export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value in a box, so that `null` differs from what is no JSON. */
export function parsedJson(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return undefined
  }
}

/** What stands at a place, an own key or an index at a time; undefined when there is nothing. */
export function valueAt(value: unknown, place: readonly string[]): unknown {
  let found = value
  for (const key of place) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = Reflect.get(found, key)
  }
  return found
}
