/** Distinct values with their row counts. */
export type Options = readonly { text: string; count: number }[]

/** Facets of a column. */
export interface FilterFacts {
  options: Options
  blanks: number
  min: number | null
  max: number | null
}
