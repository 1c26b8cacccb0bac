import type { Format } from '../../lib/format.ts'

export type NumberProblem = 'notANumber' | 'notWhole' | 'tooSmall' | 'tooBig'

export interface NumberBounds {
  min?: number | undefined
  max?: number | undefined
  /** Integers only. */
  integer?: boolean | undefined
}

/** Parses and validates a typed number. Blank text is valid. */
export function readNumber(
  text: string,
  { parse }: Pick<Format, 'parse'>,
  { min, max, integer = false }: NumberBounds = {},
): { value: number | null; problem: NumberProblem | null } {
  const value = parse(text)
  if (value === null) return { value, problem: null }
  if (Number.isNaN(value)) return { value: null, problem: 'notANumber' }
  if (integer && !Number.isInteger(value)) return { value: null, problem: 'notWhole' }
  if (min !== undefined && value < min) return { value: null, problem: 'tooSmall' }
  if (max !== undefined && value > max) return { value: null, problem: 'tooBig' }
  return { value, problem: null }
}
