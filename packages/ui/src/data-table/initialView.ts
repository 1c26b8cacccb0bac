import { emptyView, type ListView } from '../lib/listView.ts'
import type { Column } from './columns/column.ts'

export function initialView<Row>(columns: readonly Column<Row>[]): ListView {
  const first = columns.find(({ sorted }) => sorted !== undefined)
  return {
    ...emptyView,
    sort: first ? { id: first.id, desc: first.sorted === 'descending' } : null,
    hidden: columns.flatMap(({ id, hidden }) => (hidden === true ? [id] : [])),
  }
}
