/**
 * The contract promises types, the wire may bring anything: what is not what was promised counts as nothing, so that one
 * bad field never takes its page along.
 */
export function text(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

export function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export function flag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null
}

/** The services write null for an empty list. Rows that are no objects are left out. */
export function rows<Row extends object>(list: readonly Row[] | null | undefined): readonly Row[] {
  if (!Array.isArray(list)) return none
  return list.every(isRow) ? list : list.filter(isRow)
}

export function texts(list: readonly string[] | null | undefined): readonly string[] {
  return Array.isArray(list) ? list.map(text).filter((item) => item !== '') : none
}

/** Both parts, or the one there is: no lonely dash. */
export function joined(...parts: readonly unknown[]): string {
  return parts
    .map(text)
    .filter((part) => part !== '')
    .join(' - ')
}

const none: readonly never[] = []

function isRow(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

/** Of an object that should be there: whatever of it is. */
export function part<Whole extends object>(value: Whole | null | undefined): Partial<Whole> {
  return isRow(value) ? (value ?? {}) : {}
}
