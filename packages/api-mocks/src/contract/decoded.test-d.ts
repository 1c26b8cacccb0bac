import type { components as Wire } from './generated/api.d.ts'
import type { components as Api } from './generated/api.decoded.d.ts'
import type { components as Chart } from './generated/chart.decoded.d.ts'
import type { components as Cloud } from './generated/cloud.decoded.d.ts'
import type { components as Console } from './generated/console.decoded.d.ts'
import type { components as Repository } from './generated/repository.decoded.d.ts'

/** Names of the lists that may be null, at any depth. */
type NullLists<Value> = Value extends readonly (infer Item)[]
  ? NullLists<Item>
  : Value extends object
    ? { [Name in keyof Value]-?: NullList<Value[Name], Name> | NullLists<Value[Name]> }[keyof Value]
    : never

type NullList<Value, Name> = null extends Value
  ? [Extract<Value, readonly unknown[]>] extends [never]
    ? never
    : Name
  : never

type None<Names extends never> = Names

export interface Decoded {
  api: None<NullLists<Api['schemas']>>
  chart: None<NullLists<Chart['schemas']>>
  cloud: None<NullLists<Cloud['schemas']>>
  console: None<NullLists<Console['schemas']>>
  repository: None<NullLists<Repository['schemas']>>
}

// @ts-expect-error -- the server sends null for some empty lists
export type Sent = None<NullLists<Wire['schemas']>>
