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

/** A list beside the same list of an earlier day, where somebody wants to know what is different. */
export type ComparedState<Row> = ListState<Row> & { before?: Before<Row> }

export interface Before<Row> {
  rows: readonly Row[]
  /** YYYY-MM-DD. */
  day: string
  /** The day of the later rows; null: they are of today. */
  until: string | null
  onClose: () => void
}

/** What a screen about one thing shows. */
export type OneState<Value> =
  | { status: 'loading' }
  | { status: 'forbidden' }
  /** There is no such thing. */
  | { status: 'notFound' }
  | { status: 'failed'; error: { message: string }; retry: () => void }
  | { status: 'ready'; value: Value; refreshing?: boolean }
