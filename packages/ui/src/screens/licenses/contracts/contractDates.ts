/** Converts a calendar day to the format of the API. */
export function wireDay(day: string | null): string | null {
  return day === null ? null : `${day}T00:00:00Z`
}
