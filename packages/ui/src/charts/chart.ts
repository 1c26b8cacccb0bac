import type { ListState } from '../lib/state.ts'

/** What every chart with a frame takes. */
export interface ChartProps<Row> {
  title: string
  /** Of all values; it stands beside the title. */
  unit?: string
  list: ListState<Row>
  /** Of the drawing, in pixels; kept in every state. */
  height?: number
  /** Level of the title among the headings of the page. */
  level?: 2 | 3 | 4
  /** Why there may be nothing, and what to do. */
  emptyText?: string
  className?: string
}

/** One name in a legend, with its value where it has one. */
export interface LegendEntry {
  name: string
  color: string
  /** How it is drawn; `dashed` for lines beyond the eighth. */
  shape?: 'box' | 'line' | 'dashed'
  value?: string
}

/** The same figures as text. */
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
