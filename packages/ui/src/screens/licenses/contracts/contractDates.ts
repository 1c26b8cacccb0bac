/** As the services take it. */
export function wireDay(day: string | null): string | null {
  return day === null ? null : `${day}T00:00:00Z`
}
