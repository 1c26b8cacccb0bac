/**
 * Reads a string from a document that has no decoder. Drops numbers, because they would be sent back as
 * strings.
 */
export function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
