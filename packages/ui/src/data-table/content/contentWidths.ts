import { decimalsOf, missingDecimals } from '../../lib/values/decimals.ts'
import type { Column, Kind } from '../columns/column.ts'
import { kinds, widthOf } from '../columns/kinds.tsx'
import { entrySeparator, readKey } from '../engine/read.ts'
import { textWidth } from './textWidth.ts'

/** Preferred and minimum width in pixels. */
interface ContentWidth {
  natural: number
  minWidth: number
  /** Maximum number of decimals. */
  decimals: number
}

export type ContentWidths = ReadonlyMap<string, ContentWidth>

interface Formatters<Row> {
  formatValue: (column: Column<Row>, key: string | number) => string
  /** Includes the unit. */
  header: (column: Column<Row>) => string
}

/** Number of rows measured, evenly spread so that the width does not depend on page or order. */
const sampleSize = 100
/** Widths are rounded up to this step in pixels, so that a refresh rarely moves a column. */
const step = 8
const padding = 24
/** Width of the sort icon with its gap. */
const sortIcon = 16
/** Width in pixels of the icon or button next to the text. */
const iconWidths: Partial<Record<Kind, number>> = {
  badge: 20,
  severity: 20,
  semaphore: 20,
  code: 32,
  list: 36,
}
const markWidth = 20
const listEntries = 2
/** Columns up to this width in pixels never shrink. Wider ones shrink to `shrinkShare` of their width. */
const noShrinkWidth = 144
const shrinkShare = 0.55
/** Minimum for the first column, because names truncated to the same prefix look identical. */
export const firstColumnMinWidth = 208
/** Its text is heavier, and its edge is aligned with the toolbar. */
const firstColumnPadding = 8

/** Column widths that fit the cells and headers. */
export function contentWidths<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  now: number,
  texts: Formatters<Row>,
): ContentWidths {
  const sampleInterval = Math.max(1, Math.ceil(rows.length / sampleSize))
  const sampledRows = rows.filter((_, index) => index % sampleInterval === 0)
  return new Map(
    columns.map((column, index) => {
      const extra = index === 0 ? firstColumnPadding : 0
      const header = textWidth(texts.header(column), 12) + sortIcon + extra
      const decimals = isMeasure(column) ? maxDecimals(column, sampledRows, now, texts) : 0
      const content = Math.max(0, ...sampledRows.map((row) => cellWidth(column, row, now, texts, decimals)))
      const { minWidth = Infinity } = kinds[column.kind]
      const maxWidth = minWidth === Infinity ? Infinity : widthOf(column)
      const fixed = kinds[column.kind].fixed === true ? widthOf(column) : 0
      const natural = roundToStep(
        Math.max(fixed, header + padding, Math.min(maxWidth, content + padding + extra)),
      )
      const shrunkWidth = Math.max(
        minWidth,
        header + padding,
        natural * shrinkShare,
        index === 0 ? firstColumnMinWidth : 0,
      )
      return [
        column.id,
        { natural, minWidth: natural <= noShrinkWidth ? natural : Math.min(natural, shrunkWidth), decimals },
      ]
    }),
  )
}

function roundToStep(width: number): number {
  return Math.ceil(width / step) * step
}

function isMeasure<Row>({ kind }: Column<Row>): boolean {
  return kind === 'number' || kind === 'gigabytes' || kind === 'percent'
}

function maxDecimals<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  now: number,
  { formatValue }: Formatters<Row>,
): number {
  const keys = rows.map((row) => readKey(column, row, now))
  return Math.max(0, ...keys.map((key) => (key === null ? 0 : decimalsOf(formatValue(column, key)))))
}

function cellWidth<Row>(
  column: Column<Row>,
  row: Row,
  now: number,
  texts: Formatters<Row>,
  decimals: number,
): number {
  const key = readKey(column, row, now)
  if (key === null) return 0
  const { kind } = column
  const text =
    kind === 'list'
      ? String(key).split(entrySeparator).slice(0, listEntries).join(', ')
      : texts.formatValue(column, key)
  return (
    textWidth(text + missingDecimals(text, decimals), 13) +
    (iconWidths[kind] ?? 0) +
    (column.mark ? markWidth : 0)
  )
}

interface Sized {
  width: number
  minWidth: number
}

/**
 * Shrinks columns in proportion to their spare width until they fit. At their minimum widths the table
 * scrolls.
 */
export function fitWidths(columns: readonly Sized[], availableWidth: number): readonly number[] {
  const overflow = columns.reduce((sum, { width }) => sum + width, 0) - availableWidth
  const spare = columns.reduce((sum, { width, minWidth }) => sum + Math.max(0, width - minWidth), 0)
  if (overflow <= 0 || spare <= 0) return columns.map(({ width }) => width)
  const shrinkShare = Math.min(1, overflow / spare)
  return columns.map(({ width, minWidth }) => Math.floor(width - shrinkShare * Math.max(0, width - minWidth)))
}

/** Ids of the columns without a value in any row, except the first, which is always shown. */
export function emptyColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  now: number,
): readonly string[] {
  if (rows.length === 0) return []
  const isEmpty = (column: Column<Row>) => !rows.some((row) => readKey(column, row, now) !== null)
  return columns.slice(1).flatMap((column) => (isEmpty(column) ? [column.id] : []))
}
