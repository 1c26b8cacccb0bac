/** Both parts with a dash between them, or the one that is not empty. */
export function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' - ')
}
