/** Value of the API for all locations. The server's dashboard ignores contracts without a location. */
const ALL = 'All'

/** Forms represent "all locations" as ''. */
export function shownLocation(stored: string): string {
  return stored === ALL ? '' : stored
}

export function storedLocation(shown: string): string {
  return shown === '' ? ALL : shown
}
