import { HttpResponse } from 'msw'

/** Streams a list as JSON row by row, so that a large one is never in memory as rows or as one string. */
export function jsonList<Item>(items: readonly Item[], rowOf: (item: Item) => object): Response {
  const encoder = new TextEncoder()
  const rows = items.map((item, index) =>
    encoder.encode((index === 0 ? '' : ',') + JSON.stringify(rowOf(item))),
  )
  const body = new Blob([encoder.encode('['), ...rows, encoder.encode(']')])
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}
