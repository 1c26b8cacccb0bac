/** Filters shared by all pages. */
export interface GlobalFilters {
  location: string | null
  environment: string | null
  /** Local calendar day, YYYY-MM-DD: the state at the end of that day. */
  date: string | null
}

export const noFilters: GlobalFilters = { location: null, environment: null, date: null }

export type FilterOptions =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; values: readonly string[] }
