/** State of a list that the URL stores: search, filters, sort, page and column layout. */
export interface ListView {
  search: string
  sort: { id: string; desc: boolean } | null
  /** Counted from 1. */
  page: number
  pageSize: PageSize
  hidden: readonly string[]
  /** Ids in custom order. Columns that are missing here follow their default predecessor. */
  order: readonly string[]
  /** Ids of the columns pinned next to the first one, which is always pinned. */
  pinned: readonly string[]
  /** Shows columns without a value in any row. */
  showEmpty: boolean
  /** Custom widths in pixels by column id. */
  widths: Readonly<Record<string, number>>
  /** Active filters by column id. */
  filters: Readonly<Record<string, FilterValue>>
}

/**
 * Changes the newest view, which may not have rendered yet; the function form receives it. Every change
 * except page and column layout returns to the first page.
 */
export type SetView = (patch: Partial<ListView> | ((view: ListView) => Partial<ListView>)) => void

export const pageSizes = [25, 50, 100, 200, 'all'] as const
export type PageSize = (typeof pageSizes)[number]

/** One filter. Several filters are combined with "and". */
export type FilterValue =
  /** Case-insensitive substring of the text, or of any entry of a list. */
  | { kind: 'text'; text: string }
  /** Exact match of the text, or of any entry of a list. */
  | { kind: 'oneOf'; values: readonly string[] }
  /** Both ends inclusive. Rows without a number never match. */
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
