/** The query that selects these locations: `location=Akron,San%20Jose`. */
export function at(...locations: readonly string[]): string {
  return `location=${locations.map(encodeURIComponent).join(',')}`
}
