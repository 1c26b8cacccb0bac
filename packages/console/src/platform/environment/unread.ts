import type { DecodeProblems } from '@inventory-console/api-mocks/contract/decode'

/** The values of a response on screen that violate the contract. */
interface UnreadResponse {
  /** The cache key: components that share a query report the same response. */
  key: string
  /** `GET /hosts` */
  request: string
  problems: DecodeProblems
}

/** By reporting component. */
export type UnreadResponses = Readonly<Record<string, UnreadResponse>>
