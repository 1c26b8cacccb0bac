import { parseDay } from '../../lib/dates.ts'

export type DayProblem = 'notADate' | 'tooLate' | 'tooEarly'

/** Parses typed text as a calendar day. Blank text is valid. */
export function readDay(
  text: string,
  min?: string,
  max?: string,
): { day: string | null; problem: DayProblem | null } {
  if (text.trim() === '') return { day: null, problem: null }
  const day = parseDay(text)
  if (day === null) return { day: null, problem: 'notADate' }
  if (max !== undefined && day > max) return { day: null, problem: 'tooLate' }
  if (min !== undefined && day < min) return { day: null, problem: 'tooEarly' }
  return { day, problem: null }
}
