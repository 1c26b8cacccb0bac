import type { ListView } from '../lib/listView.ts'

export interface Counts {
  /** All rows. */
  total: number
  /** Rows that match search and filters. */
  matched: number
  /** First and last row of the page, counted from 1; both 0 if there are none. */
  from: number
  to: number
  page: number
  pages: number
}

/** `loadedRows` is the number of rows of the page under server-side pagination. */
export function countRows(
  total: number,
  matched: number,
  view: Pick<ListView, 'page' | 'pageSize'>,
  loadedRows?: number,
): Counts {
  const size = view.pageSize === 'all' ? Math.max(matched, 1) : view.pageSize
  const pages = Math.max(1, Math.ceil(matched / size))
  const page = Math.min(Math.max(1, view.page), pages)
  const from = matched === 0 || loadedRows === 0 ? 0 : (page - 1) * size + 1
  const to = from === 0 ? 0 : Math.min(page * size, matched)
  return {
    total,
    matched,
    from,
    to: loadedRows === undefined || from === 0 ? to : from + loadedRows - 1,
    page,
    pages,
  }
}
