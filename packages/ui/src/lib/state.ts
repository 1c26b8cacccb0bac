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
