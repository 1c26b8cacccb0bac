import type { ListState } from '../lib/state.ts'

export interface ChartProps<Row> {
  title: string
  /** Unit of all values, shown next to the title. */
  unit?: string
  list: ListState<Row>
  /** Height of the drawing in pixels, equal in every state. */
  height?: number
  /** Heading level of the title. */
  level?: 2 | 3 | 4
  /** Hint for the empty state. */
  emptyText?: string | undefined
  className?: string
}

export interface LegendEntry {
  name: string
  color: string
  /** Swatch shape. `dashed` is for lines after the eighth. */
  shape?: 'box' | 'line' | 'dashed' | undefined
  value?: string
}

export interface ChartTableData {
  head: readonly string[]
  rows: readonly { cells: readonly string[] }[]
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Such as the number of cores. */
export interface ValueLimit {
  value: number
  label: string
}
