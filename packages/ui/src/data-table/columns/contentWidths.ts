import { useEffect, useMemo, useState } from 'react'
import { decimalsOf, missingDecimals } from '../../lib/format.ts'
import { deepEqual } from '../../lib/records.ts'
import { entrySeparator, readKey, unreadIn, withShortEntries } from '../engine/keys.ts'
import type { Column, Kind } from './column.ts'
import { kinds, minWidthOf, widthOf } from './kinds.tsx'
import { textScale, useTextScale } from './textScale.ts'
import { cellText, type ColumnTexts, useValueFormatter, type ValueFormatter } from './useColumnTexts.ts'

/** Widths in pixels. */
interface ContentWidth extends FittedWidth {
  /** Maximum number of decimals. */
  decimals: number
}

export type ContentWidths = ReadonlyMap<string, ContentWidth>

interface Formatters<Row> extends Pick<ColumnTexts, 'codeLabel'> {
  formatValue: ValueFormatter
  /** Includes the unit. */
  header: (column: Column<Row>) => string
}

/** Number of rows measured, evenly spread so that the width does not depend on page or order. */
const sampleSize = 100
/** Widths are rounded up to this step in pixels, so that a refresh rarely moves a column. */
const step = 8
/** Shares of the rows whose text fits. */
const mostShare = 0.95
const typicalShare = 0.85
/** Columns grow up to this width in pixels if there is room. */
const longestLine = 640
/** Columns grow up to this multiple of the width that shows everything. */
const maxGrowth = 1.5
const padding = 24
/** Width of the sort icon with its gap. */
const sortIcon = 16
/** Width in pixels of the icon or button next to the text. */
const iconWidths: Partial<Record<Kind, number>> = {
  // With the padding of the pill.
  badge: 28,
  status: 28,
  severity: 20,
  semaphore: 20,
  code: 32,
  list: 36,
}
const markWidth = 20
/** Of one level of a tree. */
export const indentWidth = 20
const listEntries = 2
/** Columns up to this width in pixels never shrink. Wider ones shrink to `shrinkShare` of their width. */
const noShrinkWidth = 144
const shrinkShare = 0.55
/** Minimum for the first column, because names truncated to the same prefix look identical. */
const firstColumnMinWidth = 208
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
      const extra = padding + (index === 0 ? firstColumnPadding : 0)
      // Headers are heavier than the estimate.
      const headerWidth = (text: string) => textWidth(text, 13) + sortIcon + extra
      const header = texts.header(column)
      const minHeader = Math.min(...linePairs(header).map((lines) => Math.max(...lines.map(headerWidth))))
      const decimals = isMeasure(column) ? maxDecimals(column, sampledRows, now, texts) : 0
      const cells = sampledRows
        .map((row) => cellWidth(column, row, now, texts, decimals))
        .toSorted((a, b) => a - b)
      const isAwaited =
        column.later === true && sampledRows.every((row) => readKey(column, row, now) === null)
      const contentAt = (share: number) =>
        isAwaited ? widthOf(column) : roundToStep((cells[Math.ceil(cells.length * share) - 1] ?? 0) + extra)
      const content = contentAt(1)
      const { minWidth: kindMinWidth, fixed } = kinds[column.kind]
      const canShrink = kindMinWidth !== undefined
      const maxWidth = canShrink ? widthOf(column) : Infinity
      const minContent =
        !canShrink || content <= noShrinkWidth
          ? content
          : Math.max(minWidthOf(column), Math.min(content, maxWidth) * shrinkShare)
      const minWidth = Math.max(
        fixed || column.ago ? Math.ceil(widthOf(column) * textScale()) : 0,
        minHeader,
        index === 0
          ? Math.min(content, Math.max(minContent, Math.min(widthOf(column), firstColumnMinWidth)))
          : minContent,
      )
      const full = Math.max(minWidth, Math.min(content, longestLine))
      const natural = Math.max(full, headerWidth(header))
      const fitted = (share: number) => {
        const width =
          index === 0
            ? Math.min(contentAt(mostShare), kinds.link.width)
            : Math.min(maxWidth, contentAt(share))
        return clamp(width, minWidth, full)
      }
      const [most, typical] = [fitted(mostShare), fitted(typicalShare)]
      return [column.id, { natural, full, most, typical, minWidth, decimals }]
    }),
  )
}

/** Widths of a table without rows: those of the kinds, and no header is cut. */
function headerWidths<Row>(
  columns: readonly Column<Row>[],
  header: Formatters<Row>['header'],
): ContentWidths {
  return new Map(
    columns.map((column, index) => {
      const extra = padding + sortIcon + (index === 0 ? firstColumnPadding : 0)
      const lines = linePairs(header(column)).map((pair) =>
        Math.max(...pair.map((line) => textWidth(line, 13))),
      )
      const minHeader = Math.min(...lines) + extra
      const width = Math.max(widthOf(column), minHeader)
      const least = index === 0 ? Math.min(widthOf(column), firstColumnMinWidth) : 0
      const minWidth = Math.max(minWidthOf(column), minHeader, least)
      return [column.id, { natural: width, full: width, most: width, typical: width, minWidth, decimals: 0 }]
    }),
  )
}

/** Ways to wrap a header between words, to at most the two lines that it shows. */
function linePairs(header: string): readonly (readonly [string, string])[] {
  const words = header.split(' ')
  return words.map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
}

function clamp(width: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, width))
}

function roundToStep(width: number): number {
  return Math.ceil(width / step) * step
}

export function isMeasure<Row>({ kind }: Column<Row>): boolean {
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
  const { kind } = column
  const indent = (column.indent?.(row) ?? 0) * indentWidth
  if (key === null || kind === 'week' || column.ago) return 0
  const text =
    kind === 'list'
      ? String(withShortEntries(column, key)).split(entrySeparator).slice(0, listEntries).join(', ')
      : cellText(column, key, texts)
  return (
    textWidth(text + missingDecimals(text, decimals), 13) +
    (iconWidths[kind] ?? 0) +
    (column.mark ? markWidth : 0) +
    indent
  )
}

export interface FittedWidth {
  /** Shows everything, with the header on one line. */
  natural: number
  /** Shows everything and wraps the header. */
  full: number
  /** Cuts at most a twentieth of the rows, and wraps the header. */
  most: number
  /** Cuts at most a seventh of the rows, and wraps the header. Never less than `minWidth`. */
  typical: number
  minWidth: number
}

/**
 * Shrinks the columns until they fit, from one width of `FittedWidth` to the next, each in proportion to the difference.
 * The table scrolls if even the minimum widths do not fit. If there is room the columns grow, but not so far that the eye
 * loses the row.
 */
export function fitWidths(columns: readonly FittedWidth[], availableWidth: number): readonly number[] {
  const widthsOf = (size: keyof FittedWidth) => columns.map((column) => column[size])
  const natural = widthsOf('natural')
  const growth = Math.min(maxGrowth, availableWidth / sumOf(natural))
  if (growth >= 1) return natural.map((width) => Math.floor(width * growth))
  return (['full', 'most', 'typical', 'minWidth'] as const).reduce<readonly number[]>(
    (widths, size) => shrink(widths, widthsOf(size), availableWidth),
    natural,
  )
}

function shrink(
  widths: readonly number[],
  least: readonly number[],
  availableWidth: number,
): readonly number[] {
  const spare = widths.map((width, index) => width - (least[index] ?? width))
  const share = Math.min(1, Math.max(0, sumOf(widths) - availableWidth) / Math.max(1, sumOf(spare)))
  return widths.map((width, index) => Math.floor(width - share * (spare[index] ?? 0)))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/**
 * Ids of the columns without a value in any row, except the first, which is always shown, and those whose values come
 * later. An unreadable value is one: its cell is marked.
 */
export function emptyColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  now: number,
): readonly string[] {
  if (rows.length === 0) return []
  const isEmpty = (column: Column<Row>) =>
    column.later !== true &&
    !rows.some((row) => readKey(column, row, now) !== null || unreadIn(column, row, now) !== null)
  return columns.slice(1).flatMap((column) => (isEmpty(column) ? [column.id] : []))
}

const narrow = new Set("ijlI .,:;!'`")
const slim = new Set('frt()[]|')
const broad = new Set('mwMW@%')

/** Average advance width of a character in the UI font, in em. */
function advance(letter: string): number {
  if (narrow.has(letter)) return 0.28
  if (slim.has(letter)) return 0.37
  if (broad.has(letter)) return 0.9
  // As wide as in tabular figures, for dates.
  if (letter === '/') return 0.44
  if (letter >= '0' && letter <= '9') return 0.63
  // Chinese, Japanese and Korean.
  if (letter >= '\u2e80') return 1
  return letter >= 'A' && letter <= 'Z' ? 0.7 : 0.58
}

/** Estimated width in pixels of a single line. Measuring in the DOM would wait for fonts and force layout. */
function textWidth(text: string, fontSize: number): number {
  let width = 0
  for (const letter of text) width += advance(letter)
  return Math.ceil(width * fontSize * textScale())
}

/** One or two words, such as the name of a host. Its end tells it from others, while prose is read from its start. */
const namePattern = /^\S+(?: \S+)?$/
/** The estimate may be this much too wide. */
const tolerance = 1.06
/** Wider than the widest letter, for texts that need no estimate. */
const widestLetter = 12

/** A name that does not fit into its cell, without its middle; null if it fits or is prose. */
export function cutMiddle(text: string, columnWidth: number): string | null {
  const available = columnWidth - padding
  if (text.length * widestLetter <= available || !namePattern.test(text)) return null
  if (textWidth(text, 13) <= available * tolerance) return null
  // The first label tells hosts apart, and the domain does not.
  const [label = '', ...domain] = text.split('.')
  if (domain.length > 1 && label.length > 3 && textWidth(`${label}.…`, 13) <= available) return `${label}.…`
  const letters = Array.from(text)
  let kept = Math.floor((letters.length * (available - textWidth('…', 13))) / textWidth(text, 13))
  const cut = () => {
    const end = Math.floor(kept / 2)
    return `${letters.slice(0, kept - end).join('')}…${end === 0 ? '' : letters.slice(-end).join('')}`
  }
  while (kept > 2 && textWidth(cut(), 13) > available) kept -= 1
  return kept < 4 ? null : cut()
}

interface ContentOptions<Row> {
  area: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  now: number
  texts: ColumnTexts
  /** `rows` is one page, so its content does not represent the other pages. */
  paginated: boolean
  /** False while the skeleton is shown. */
  hasRows: boolean
}

const noIds: readonly string[] = []

interface Content {
  widths: ContentWidths
  /** Ids of the columns without a value in any row. */
  empty: readonly string[]
}

/** Of the last rows of each list, for its skeleton on the next visit. */
const lastContents = new Map<string, Content>()

/**
 * Column widths fitted to the content, and the columns without a value in any row. Before the first rows, those that the
 * list had last, so that its columns do not move when the rows arrive.
 */
export function useContent<Row>({
  area,
  columns,
  rows,
  now,
  texts,
  paginated,
  hasRows,
}: ContentOptions<Row>) {
  const formatValue = useValueFormatter(texts)
  const scale = useTextScale()
  const list = useMemo(() => `${area} ${columns.map(({ id }) => id).join(' ')}`, [area, columns])
  const withoutRows = useMemo(
    (): Content => ({ widths: headerWidths(columns, texts.fullHeader), empty: noIds }),
    // oxlint-disable-next-line react/exhaustive-deps -- the widths follow `scale`
    [columns, texts, scale],
  )
  const isFitted = !paginated && rows.length > 0
  const empty = useMemo(
    () => (isFitted ? emptyColumns(columns, rows, now) : noIds),
    [columns, rows, now, isFitted],
  )
  const fitted = useMemo(
    () =>
      isFitted
        ? contentWidths(columns, rows, now, {
            formatValue,
            codeLabel: texts.codeLabel,
            header: texts.fullHeader,
          })
        : withoutRows.widths,
    // oxlint-disable-next-line react/exhaustive-deps -- `texts` changes with the language, like the results of `formatValue`
    [columns, rows, now, isFitted, texts, withoutRows, scale],
  )
  const stableEmpty = useStable(empty, sameIds)
  const widths = useStable(fitted, sameWidths)
  const content = useMemo((): Content => ({ empty: stableEmpty, widths }), [stableEmpty, widths])
  useEffect(() => {
    if (hasRows && isFitted) lastContents.set(list, content)
  }, [list, content, hasRows, isFitted])
  return hasRows ? content : (lastContents.get(list) ?? withoutRows)
}

/** Keeps the previous reference while the value is equal, so that rows do not re-render. */
function useStable<Value>(value: Value, isSame: (a: Value, b: Value) => boolean): Value {
  const [stable, setStable] = useState(value)
  if (stable === value || isSame(stable, value)) return stable
  setStable(value)
  return value
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}

function sameWidths(a: ContentWidths, b: ContentWidths): boolean {
  return a.size === b.size && [...a].every(([id, width]) => deepEqual(b.get(id), width))
}
