import type { DatabaseUsedLicense } from '@inventory-console/api-mocks/contract'

export interface UsedInputs {
  used: readonly DatabaseUsedLicense[]
}

/** A database and its consumption. */
export interface Term {
  name: string
  hostname: string
  value: number
}

/**
 * `exact`: the largest term equals the figure. `rounded`: it does after rounding up, which is an option of
 * the server.
 */
export type Verdict = 'exact' | 'rounded' | 'unknown'

export interface Explanation {
  figure: number
  terms: readonly Term[]
  /** The largest term; null without any. */
  result: number | null
  verdict: Verdict
}
