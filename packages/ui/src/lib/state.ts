/** State of a list between request and screen. */
export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'forbidden' }
  | { status: 'failed'; error: { message: string }; retry: () => void }
  | {
      status: 'ready'
      rows: readonly Row[]
      total?: number
      refreshing?: boolean
      /** Epoch milliseconds of the request. */
      asOf?: number
    }

/** State of a single entity. */
export type OneState<Value> =
  | { status: 'loading' }
  | { status: 'forbidden' }
  | { status: 'notFound' }
  | { status: 'failed'; error: { message: string }; retry: () => void }
  | { status: 'ready'; value: Value; refreshing?: boolean }

/** The first state that is not ready, with a retry of the failed lists; `null` if all are ready. */
export function pendingState(
  lists: readonly ListState<unknown>[],
): Exclude<ListState<never>, { status: 'ready' }> | null {
  if (lists.some(({ status }) => status === 'forbidden')) return { status: 'forbidden' }
  const failures = lists.flatMap((list) => (list.status === 'failed' ? [list] : []))
  const [failure] = failures
  if (failure) return { ...failure, retry: () => failures.forEach(({ retry }) => retry()) }
  return lists.some(({ status }) => status === 'loading') ? { status: 'loading' } : null
}
