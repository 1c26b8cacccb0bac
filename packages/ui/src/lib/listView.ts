/** The state of a list that an address carries: what is searched, filtered, sorted, paged, and how its columns stand. */
export interface ListView {
  search: string
  sort: { id: string; desc: boolean } | null
  /** Counted from 1. */
  page: number
  pageSize: PageSize
  /** Ids of the columns that are not shown. */
  hidden: readonly string[]
  /** Ids in the order wanted. Columns it does not name follow the one they come after by themselves. */
  order: readonly string[]
  /** Ids of the columns that stay at the left beside the first one, which always does. */
  pinned: readonly string[]
  /** Columns without a value in any row show too. */
  showEmpty: boolean
  /** Pixels by column id, where they are not the column's own. */
  widths: Readonly<Record<string, number>>
  /** By column id. A column that is not named here does not filter. */
  filters: Readonly<Record<string, FilterValue>>
}

export const pageSizes = [25, 50, 100, 200, 'all'] as const
export type PageSize = (typeof pageSizes)[number]

/** One filter: every row it keeps matches it; several filters are joined by "and". */
export type FilterValue =
  /** Case-insensitive substring of the cell's text; of any entry where the cell is a list. */
  | { kind: 'text'; text: string }
  /** The cell's text equals one of these; of any entry where the cell is a list. */
  | { kind: 'oneOf'; values: readonly string[] }
  /** Both ends inclusive; rows without a number never match a set range. */
  | { kind: 'range'; min?: number; max?: number }
  | { kind: 'yesNo'; value: boolean }
  /** Local calendar days, YYYY-MM-DD, both inclusive. */
  | { kind: 'days'; from?: string; to?: string }

export const emptyView: ListView = {
  search: '',
  sort: null,
  page: 1,
  pageSize: 25,
  hidden: [],
  order: [],
  pinned: [],
  showEmpty: false,
  widths: {},
  filters: {},
}
