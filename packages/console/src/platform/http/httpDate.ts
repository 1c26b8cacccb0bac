/**
 * Milliseconds, or NaN for any other text: `Date.parse` reads `in 3` as a year and moves 31 February to March. The two
 * obsolete formats of RFC 9110 are not read.
 */
export function httpDate(text: string | null): number {
  const time = Date.parse(text ?? '')
  return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : Number.NaN
}
