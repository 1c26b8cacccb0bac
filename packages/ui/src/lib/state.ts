/** State of a request, from its start to the value that a screen shows. */
export type State<Value> =
  | { status: 'loading' }
  | { status: 'forbidden' }
  | { status: 'failed'; error: { message: string }; retry: () => void }
  | {
      status: 'ready'
      value: Value
      /** Number of rows on the server, if the value is one page of them. */
      total?: number
      refreshing?: boolean
      /** Epoch milliseconds of the request. */
      asOf?: number
    }

export type ListState<Row> = State<readonly Row[]>

/** State of a single entity, which may not exist. */
export type OneState<Value> = State<Value> | { status: 'notFound' }

type Ready<AnyState> = Extract<AnyState, { status: 'ready' }>
type ValueOf<AnyState> = Ready<AnyState> extends { value: infer Value } ? Value : never
type WithValue<AnyState, Value> =
  | Exclude<AnyState, { status: 'ready' }>
  | (Omit<Ready<AnyState>, 'value'> & { status: 'ready'; value: Value })

/** Replaces the value of a state that is ready. */
export function mapState<AnyState extends OneState<unknown>, Value>(
  state: AnyState,
  map: (value: ValueOf<AnyState>) => Value,
): WithValue<AnyState, Value>
export function mapState(state: OneState<never>, map: (value: never) => unknown): unknown {
  return state.status === 'ready' ? { ...state, value: map(state.value) } : state
}

/** The value of a state that is ready, otherwise the fallback. */
export function valueOr<Value, Fallback>(state: OneState<Value>, fallback: Fallback): Value | Fallback {
  return state.status === 'ready' ? state.value : fallback
}

/** The first state that is not ready, with a retry of the failed ones; `null` if all are ready. */
export function pendingState(
  states: readonly State<unknown>[],
): Exclude<State<never>, { status: 'ready' }> | null {
  if (states.some(({ status }) => status === 'forbidden')) return { status: 'forbidden' }
  const failures = states.flatMap((state) => (state.status === 'failed' ? [state] : []))
  const [failure] = failures
  if (failure) return { ...failure, retry: () => failures.forEach(({ retry }) => retry()) }
  return states.some(({ status }) => status === 'loading') ? { status: 'loading' } : null
}

/** Retries the failed states; undefined if none failed. */
export function retryFailed(...states: readonly State<unknown>[]): (() => void) | undefined {
  const failures = states.flatMap((state) => (state.status === 'failed' ? [state] : []))
  return failures.length === 0 ? undefined : () => failures.forEach(({ retry }) => retry())
}
