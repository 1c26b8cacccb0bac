import type { Column, Kind } from '../columns/column.ts'
import { kinds, widthOf } from '../columns/kinds.tsx'
import { entrySeparator, readKey } from '../engine/read.ts'
import { decimalsOf, missingDecimals } from './decimals.ts'
import { textWidth } from './textWidth.ts'

/** Preferred and minimum width in pixels. */
interface ContentWidth {
  natural: number
  least: number
  /** Maximum number of decimals. */
  decimals: number
}

export type ContentWidths = ReadonlyMap<string, ContentWidth>

interface Texts<Row> {
  write: (column: Column<Row>, key: string | number) => string
  /** Includes the unit. */
  header: (column: Column<Row>) => string
}

/** Number of rows measured, evenly spread so that the width does not depend on page or order. */
const sample = 100
/** Widths are rounded up to this step in pixels, so that a refresh rarely moves a column. */
const step = 8
const padding = 24
/** Width of the sort icon with its gap. */
const sortIcon = 16
/** Width in pixels of the icon or button next to the text. */
const beside: Partial<Record<Kind, number>> = { badge: 20, severity: 20, semaphore: 20, code: 32, list: 36 }
const markWidth = 20
const listEntries = 2
/** Columns up to `short` pixels never shrink. Wider ones shrink to this share of their width. */
const short = 144
const share = 0.55
/** Minimum for the first column, because names truncated to the same prefix look identical. */
const identity = 208

/** Column widths that fit the cells and headers. */
export function contentWidths<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  now: number,
  texts: Texts<Row>,
): ContentWidths {
  const every = Math.max(1, Math.ceil(rows.length / sample))
  const measured = rows.filter((_, index) => index % every === 0)
  return new Map(
    columns.map((column, index) => {
      const header = textWidth(texts.header(column), 12) + sortIcon
      const decimals = isMeasure(column) ? mostDecimals(column, measured, now, texts) : 0
      const content = Math.max(0, ...measured.map((row) => cellWidth(column, row, now, texts, decimals)))
      const { least = Infinity } = kinds[column.kind]
      const most = least === Infinity ? Infinity : widthOf(column)
      const fixed = kinds[column.kind].fixed === true ? widthOf(column) : 0
      const natural = inSteps(Math.max(fixed, header + padding, Math.min(most, content + padding)))
      const narrowed = Math.max(least, header + padding, natural * share, index === 0 ? identity : 0)
      return [
        column.id,
        { natural, least: natural <= short ? natural : Math.min(natural, narrowed), decimals },
      ]
    }),
  )
}

function inSteps(width: number): number {
  return Math.ceil(width / step) * step
}

function isMeasure<Row>({ kind }: Column<Row>): boolean {
  return kind === 'number' || kind === 'gigabytes' || kind === 'percent'
}

function mostDecimals<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  now: number,
  { write }: Texts<Row>,
): number {
  const keys = rows.map((row) => readKey(column, row, now))
  return Math.max(0, ...keys.map((key) => (key === null ? 0 : decimalsOf(write(column, key)))))
}

function cellWidth<Row>(
  column: Column<Row>,
  row: Row,
  now: number,
  texts: Texts<Row>,
  decimals: number,
): number {
  const key = readKey(column, row, now)
  if (key === null) return 0
  const { kind } = column
  const text =
    kind === 'list'
      ? String(key).split(entrySeparator).slice(0, listEntries).join(', ')
      : texts.write(column, key)
  return (
    textWidth(text + missingDecimals(text, decimals), 13) +
    (beside[kind] ?? 0) +
    (column.mark ? markWidth : 0)
  )
}

interface Sized {
  width: number
  least: number
}

/**
 * Shrinks columns in proportion to their spare width until they fit. At their minimum widths the table
 * scrolls.
 */
export function fitWidths(columns: readonly Sized[], room: number): readonly number[] {
  const missing = columns.reduce((sum, { width }) => sum + width, 0) - room
  const spare = columns.reduce((sum, { width, least }) => sum + Math.max(0, width - least), 0)
  if (missing <= 0 || spare <= 0) return columns.map(({ width }) => width)
  const share = Math.min(1, missing / spare)
  return columns.map(({ width, least }) => Math.floor(width - share * Math.max(0, width - least)))
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
