/** What narrows every page that takes it. */
export interface GlobalFilters {
  location: string | null
  environment: string | null
  /** A local calendar day, YYYY-MM-DD: the state at the end of that day. */
  date: string | null
}

export const noFilters: GlobalFilters = { location: null, environment: null, date: null }

export type FilterOptions =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; values: readonly string[] }
