import type { HttpHandler } from 'msw'
import type { World } from '../../world/world.ts'
import type { Ask } from '../client.ts'

/** A call that a good caller would make; as the admin, without query and body, unless told. */
export interface GoodCall {
  params?: Readonly<Record<string, string>>
  query?: string
  options?: Ask
  /** Changes the world before the call. */
  arrange?: (world: World) => void
  /** Of a write: reads that answer otherwise from then on, with the same params as the call; as the admin unless told. */
  seen?: readonly (string | readonly [path: string, options: Ask])[]
}

/** An error that the contract documents and the handlers answer; `arrange` changes a world made for this call alone. */
export type RefusedCall = readonly [
  status: number,
  path: string,
  options: Ask,
  arrange?: (world: World) => void,
]

/** What one part of the contract has to say for itself in the facts test and in the script of requests. */
export interface PartCalls {
  /** By `method service/path` of the contract: `get api/hosts/{hostname}`. */
  good: Readonly<Record<string, GoodCall>>
  errors: readonly RefusedCall[]
  /** Errors that only a departure can bring about: a store that fails in the middle of a call. */
  departs?: readonly (readonly [status: number, path: string, options: Ask, departure: HttpHandler[]])[]
  /** Read as admin and as operator, and by the directory user below /ldap; as `/api/…`, `/chart/…`, `/thunder/…`. */
  reads: readonly string[]
}
