import type { HttpHandler } from 'msw'
import type { World } from '../../world/world.ts'
import type { RequestOptions } from '../client.ts'

/** A successful request. Default: as admin, without query string and body. */
export interface SampleRequest {
  params?: Readonly<Record<string, string>>
  query?: string
  options?: RequestOptions
  /** Prepares the world before the request. */
  prepare?: (world: World) => void
  /** For writes: GET requests whose responses change, with the same path parameters. Default: as admin. */
  changedReads?: readonly (string | readonly [path: string, options: RequestOptions])[]
}

/** A documented error response. `prepare` changes a world used only for this request. */
export type SampleError = readonly [
  status: number,
  path: string,
  options: RequestOptions,
  arrange?: (world: World) => void,
]

/** Sample requests of one part of the contract, for the contract tests and the request script. */
export interface RequestSamples {
  /** Keyed by `method service/path` of the contract: `get api/hosts/{hostname}`. */
  valid: Readonly<Record<string, SampleRequest>>
  errors: readonly SampleError[]
  /** Errors that need a scenario, such as a database that fails during the request. */
  faultErrors?: readonly (readonly [
    status: number,
    path: string,
    options: RequestOptions,
    scenario: HttpHandler[],
  ])[]
  /**
   * Sent as admin and operator, and by the directory user below /ldap. Written as `/api/…`, `/chart/…`,
   * `/thunder/…`.
   */
  reads: readonly string[]
}
