/**
 * `null` for nothing typed, NaN for what is no number. A comma is a decimal point to half of our readers; what may as well be
 * thousands, `12,345`, is not guessed at. With a point it is a fraction: so the console writes numbers into its fields itself.
 */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(trimmed)) return Number.NaN
  return /^-?\d*[.,]?\d+$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN
}

export type NumberProblem = 'notANumber' | 'notWhole' | 'tooSmall' | 'tooBig'

export interface NumberBounds {
  min?: number | undefined
  max?: number | undefined
  /** No fractions. */
  whole?: boolean | undefined
}

/** What a typed text means as a number. Nothing typed is no problem. */
export function readNumber(
  text: string,
  { min, max, whole = false }: NumberBounds = {},
): { value: number | null; problem: NumberProblem | null } {
  const value = parseNumber(text)
  if (value === null) return { value, problem: null }
  if (Number.isNaN(value)) return { value: null, problem: 'notANumber' }
  if (whole && !Number.isInteger(value)) return { value: null, problem: 'notWhole' }
  if (min !== undefined && value < min) return { value: null, problem: 'tooSmall' }
  if (max !== undefined && value > max) return { value: null, problem: 'tooBig' }
  return { value, problem: null }
}
