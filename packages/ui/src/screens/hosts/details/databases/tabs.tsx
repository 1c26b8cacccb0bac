import type { Tab } from '../../../../components/tabs/Tabs.tsx'
import type { Column } from '../../../../data-table/columns/column.ts'
import { ListBlock } from '../../../../list-screen/ListBlock.tsx'
import type { ListArea } from '../../../../list-screen/listProps.ts'
import { FactCards, type FactCardsProps } from '../facts.tsx'

/** Tab with facts. Labels come from the technology's catalogue, so their ids are typed by the caller. */
export function factsTab<Item, Block extends string, Id extends string>(
  id: string,
  label: string,
  cards: FactCardsProps<Item, Block, Id>,
): Tab {
  return { id, label, content: <FactCards {...cards} /> }
}

interface ListTabOptions<Row extends object> extends Pick<Tab, 'id' | 'label'> {
  area: ListArea
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
}

/** Tab with a list that is part of the host response. */
export function listTab<Row extends object>(options: ListTabOptions<Row>): Tab {
  const { id, label, area, columns, rows, rowId } = options
  return {
    id,
    label,
    count: rows.length,
    content: (
      <ListBlock area={area} columns={columns} list={{ status: 'ready', value: rows }} rowId={rowId} />
    ),
  }
}
