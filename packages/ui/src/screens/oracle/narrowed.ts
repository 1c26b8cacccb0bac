import type { ListView } from '../../lib/listView.ts'

type Filters = ListView['filters']

/** The values that a column is narrowed to. */
export function chosenIn(filters: Filters, id: string): readonly string[] {
  const filter = filters[id]
  return filter?.kind === 'oneOf' ? filter.values : []
}

/** A click on a bar narrows the rows to it, in place of the bar before; a second click takes that back. */
export function narrowed(filters: Filters, id: string, value: string): Filters {
  const { [id]: _before, ...others } = filters
  const chosen = chosenIn(filters, id)
  return chosen.length === 1 && chosen[0] === value
    ? others
    : { ...others, [id]: { kind: 'oneOf', values: [value] } }
}
