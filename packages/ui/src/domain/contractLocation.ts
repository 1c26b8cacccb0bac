/** The server's word. Its dashboard counts no contract without a location. */
const ALL = 'All'

/** Forms keep a contract for all locations as the empty text, whatever is stored. */
export function shownLocation(stored: string): string {
  return stored === ALL ? '' : stored
}

export function storedLocation(shown: string): string {
  return shown === '' ? ALL : shown
}
