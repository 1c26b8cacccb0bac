/** Distinct values with their row counts. */
export type Options = readonly { text: string; count: number }[]

export interface FilterFacets {
  options: Options
  blanks: number
  min: number | null
  max: number | null
}
