/** Distinct values with the number of rows that have them. */
export type Options = readonly { text: string; count: number }[]

/** What the rows hold in one column. */
export interface FilterFacts {
  options: Options
  blanks: number
  min: number | null
  max: number | null
}
