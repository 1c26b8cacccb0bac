/** FNV-1a, 32 bits: distinguishes the users of one browser without storing their names. */
export function hashName(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
