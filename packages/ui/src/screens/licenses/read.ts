/** The services promise these types; what is of another counts as nothing, so that no row breaks a list. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export function flag(value: unknown): boolean {
  return value === true
}

export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string' && entry !== '') : none
}
const none: readonly string[] = []

/** A list of rows, `null` where the services write it for none, or anything else. */
export function rows<Row>(value: readonly Row[] | null | undefined): readonly Row[] {
  return Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []
}
