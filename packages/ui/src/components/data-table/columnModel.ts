import {
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from './column.ts'
import { widthOf } from './kinds.tsx'

// The library keeps columns: which show, how wide, under which group. Rows are the row engine's: the library's own
// row models take seconds for a hundred thousand rows (docs/decisions, "row engine").
const features = tableFeatures({ columnVisibilityFeature, columnSizingFeature })
type Features = typeof features
type NoRow = Record<string, never>
const noRows: NoRow[] = []
const helper = createColumnHelper<Features, NoRow>()

export interface ShownColumn<Row> {
  column: Column<Row>
  width: number
}

/** A cell of the row above the headers: a group's name over its columns, or nothing over a column without one. */
interface GroupCell {
  key: string
  group: string | null
  span: number
}

export interface ColumnModel<Row> {
  shown: readonly ShownColumn<Row>[]
  /** Empty where no shown column has a group. */
  groupCells: readonly GroupCell[]
  width: number
}

export function useColumnModel<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
): ColumnModel<Row> {
  const definitions = useMemo(() => define(columns), [columns])
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden])
  const state = useMemo(() => ({ columnVisibility }), [columnVisibility])
  const table = useTable({ features, columns: definitions, data: noRows, state })

  return useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    // Read here, from the state the memo depends on, because the table is the same object throughout.
    const visible = table.getVisibleLeafColumns().filter(({ id }) => columnVisibility[id] !== false)
    const shown = visible.flatMap((leaf) => {
      const column = byId.get(leaf.id)
      return column ? [{ column, width: leaf.getSize() }] : []
    })
    const [top, ...rest] = table.getHeaderGroups()
    const groupCells = (rest.length > 0 ? (top?.headers ?? []) : []).map((header) => ({
      key: header.id,
      group: header.isPlaceholder
        ? null
        : (byId.get(header.getLeafHeaders().at(0)?.column.id ?? '')?.group ?? null),
      span: header.colSpan,
    }))
    return { shown, groupCells, width: table.getTotalSize() }
  }, [columns, columnVisibility, table])
}

type Definition = ColumnDef<Features, NoRow>

function define<Row>(columns: readonly Column<Row>[]): Definition[] {
  const definitions: Definition[] = []
  for (let from = 0; from < columns.length;) {
    const group = columns[from]?.group
    const beyond = columns.findIndex(
      (column, at) => at > from && (group === undefined || column.group !== group),
    )
    const to = beyond === -1 ? columns.length : beyond
    const leaves = columns
      .slice(from, to)
      .map((column) => helper.display({ id: column.id, size: widthOf(column) }))
    if (group === undefined) definitions.push(...leaves)
    else definitions.push(helper.group({ id: `group ${group} ${from}`, columns: leaves }))
    from = to
  }
  return definitions
}
