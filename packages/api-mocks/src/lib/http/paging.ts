import type { PagingMetadata } from '../../contract/index.ts'
import type { Query } from './query.ts'

export interface Page<Row> {
  content: Row[]
  metadata: PagingMetadata
}

/** The zero-based paging of the lists: bare rows unless page and size are both given. */
export function pageOrRows<Row>(rows: Row[], query: Query): Row[] | Page<Row> {
  return isPaged(query) ? pageOf(rows, query) : rows
}

/** Always with metadata; everything when page or size is missing. */
export function pageOf<Row>(rows: Row[], query: Query): Page<Row> {
  const number = query.integer('page') ?? -1
  const size = query.integer('size') ?? -1
  if (!isPaged(query)) return { content: rows, metadata: metadataOf(rows.length, 0, rows.length, 1) }
  const content = rows.slice(number * size, (number + 1) * size)
  return { content, metadata: metadataOf(rows.length, number, size, content.length) }
}

function isPaged(query: Query): boolean {
  const page = query.integer('page') ?? -1
  const size = query.integer('size') ?? -1
  return page >= 0 && size > 0
}

function metadataOf(totalElements: number, number: number, size: number, shown: number): PagingMetadata {
  // Rounded down, as the server does: the last, shorter page is not counted.
  const totalPages = size === 0 ? 0 : Math.floor(totalElements / size)
  return {
    empty: shown === 0 || totalElements === 0,
    first: number === 0,
    last: (number + 1) * size >= totalElements,
    number,
    size,
    totalElements,
    totalPages,
  }
}
