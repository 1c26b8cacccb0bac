import type { DecodeProblems } from '@inventory-console/api-mocks/contract/decode'

/** A rendered response with values that violate the OpenAPI contract. */
interface InvalidResponse {
  /** Cache key: components that share a query report the same response. */
  key: string
  /** `GET /hosts` */
  request: string
  problems: DecodeProblems
}

/** Keyed by the reporting component. */
export type InvalidResponses = Readonly<Record<string, InvalidResponse>>
