/** Joins the non-empty parts with a dash. */
export function joinNonEmpty(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' - ')
}
