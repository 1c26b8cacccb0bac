/**
 * Returns milliseconds, or NaN for any other format: `Date.parse` reads `in 3` as a year and 31 February as
 * March. The two obsolete formats of RFC 9110 are not supported.
 */
export function httpDate(text: string | null): number {
  const time = Date.parse(text ?? '')
  return !Number.isNaN(time) && new Date(time).toUTCString() === text ? time : Number.NaN
}
