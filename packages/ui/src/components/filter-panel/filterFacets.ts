/** Distinct values with their row counts. */
export type Options = readonly { text: string; count: number }[]

export interface FilterFacets {
  options: Options
  blankCount: number
  min: number | null
  max: number | null
}
