/** Read a configuration value as the type of its input; another type counts as empty. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
export const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)
export const asTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

export function asMap<Value>(
  value: unknown,
  readValue: (inner: unknown) => Value,
): readonly (readonly [string, Value])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).map(([key, inner]) => [key, readValue(inner)] as const)
}

export interface AggregationRule {
  Regex: string
  Group: string
  Product: string
}

export function asRules(value: unknown): readonly AggregationRule[] {
  if (!Array.isArray(value)) return []
  return value.map((entry: unknown) => ({
    Regex: asText(propertyOf(entry, 'Regex')),
    Group: asText(propertyOf(entry, 'Group')),
    Product: asText(propertyOf(entry, 'Product')),
  }))
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
