/**
 * The services promise these types; what is of another counts as nothing, so that no row breaks a list. Stricter than
 * `lib/wire`, where a number is a text as well: some of it is edited and sent back.
 */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function flag(value: unknown): boolean {
  return value === true
}

export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string' && entry !== '') : none
}
const none: readonly string[] = []
