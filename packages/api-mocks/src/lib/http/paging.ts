import type { PagingMetadata } from '../../contract/wire.ts'
import type { Query } from './query.ts'

export interface Page<Row> {
  content: Row[]
  metadata: PagingMetadata
}

/** Zero-based paging. Returns the plain rows unless `page` and `size` are both given. */
export function pageOrRows<Row>(rows: Row[], query: Query): Row[] | Page<Row> {
  return isPaged(query) ? pageOf(rows, query) : rows
}

/** Returns metadata in any case, and all rows if `page` or `size` is missing. */
export function pageOf<Row>(rows: Row[], query: Query): Page<Row> {
  const number = query.integer('page') ?? -1
  const size = query.integer('size') ?? -1
  if (!isPaged(query)) return { content: rows, metadata: unpaged(rows.length) }
  const content = rows.slice(number * size, (number + 1) * size)
  return { content, metadata: metadataOf(rows.length, number, size, content.length) }
}

function isPaged(query: Query): boolean {
  const page = query.integer('page') ?? -1
  const size = query.integer('size') ?? -1
  return page >= 0 && size > 0
}

function unpaged(totalElements: number): PagingMetadata {
  return {
    empty: totalElements === 0,
    first: true,
    last: true,
    number: 0,
    size: totalElements,
    totalElements,
    totalPages: 0,
  }
}

/** As in the contract: `size` is the number of rows on this page and `totalPages` is rounded down. */
function metadataOf(totalElements: number, number: number, size: number, rowCount: number): PagingMetadata {
  const totalPages = Math.floor(totalElements / size)
  return {
    empty: rowCount === 0,
    first: number === 0,
    last: number >= totalPages - 1,
    number,
    size: rowCount,
    totalElements,
    totalPages,
  }
}
