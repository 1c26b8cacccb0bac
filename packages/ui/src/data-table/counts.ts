import type { ListView } from '../lib/listView.ts'

export interface Counts {
  /** Rows there are. */
  total: number
  /** Rows that search and filters keep. */
  matched: number
  /** First and last row of this page, counted from 1; both 0 where there is none. */
  from: number
  to: number
  page: number
  pages: number
}

/** `shown`: how many rows of the page are at hand, where they come page by page. */
export function countRows(
  total: number,
  matched: number,
  view: Pick<ListView, 'page' | 'pageSize'>,
  shown?: number,
): Counts {
  const size = view.pageSize === 'all' ? Math.max(matched, 1) : view.pageSize
  const pages = Math.max(1, Math.ceil(matched / size))
  const page = Math.min(Math.max(1, view.page), pages)
  const from = matched === 0 || shown === 0 ? 0 : (page - 1) * size + 1
  const to = from === 0 ? 0 : Math.min(page * size, matched)
  return { total, matched, from, to: shown === undefined || from === 0 ? to : from + shown - 1, page, pages }
}
