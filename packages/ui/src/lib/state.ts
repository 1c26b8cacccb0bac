/** What a list shows: the one value between a request and a screen. */
export type ListState<Row> =
  | { status: 'loading' }
  | { status: 'forbidden' }
  | { status: 'failed'; error: { message: string }; retry: () => void }
  | {
      status: 'ready'
      rows: readonly Row[]
      total?: number
      refreshing?: boolean
      /** When they were asked, milliseconds since the epoch. */
      asOf?: number
    }

/** What a screen about one thing shows. */
export type OneState<Value> =
  | { status: 'loading' }
  | { status: 'forbidden' }
  /** There is no such thing. */
  | { status: 'notFound' }
  | { status: 'failed'; error: { message: string }; retry: () => void }
  | { status: 'ready'; value: Value; refreshing?: boolean }
