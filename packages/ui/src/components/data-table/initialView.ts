import { emptyView, type ListView } from '../../lib/listView.ts'
import type { Column } from './column.ts'

/** What a list shows before anybody changed anything. */
export function initialView<Row>(columns: readonly Column<Row>[]): ListView {
  return { ...emptyView, hidden: columns.flatMap(({ id, hidden }) => (hidden === true ? [id] : [])) }
}
