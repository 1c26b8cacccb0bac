import { type ReactNode, useDeferredValue, useMemo } from 'react'
import {
  type CountBar,
  CountBars,
  selectedBars,
  toggleBar,
} from '../../../components/count-bars/CountBars.tsx'
import { Figures } from '../../../components/figures/Figures.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { type ColumnTexts, useColumnTexts } from '../../../data-table/columns/useColumnTexts.ts'
import { isLabeled, readKey } from '../../../data-table/engine/keys.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { readMarked } from '../../../lib/unreadValues.ts'
import type { FilteredRows } from '../../../list-screen/listProps.ts'
import { SummaryPanel, SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import { type ListArea, useListTexts } from '../../../list-screen/useListTexts.ts'

/** A chart that counts databases by the values of one column. */
export interface Measure<Row> {
  /** Column id. */
  id: string
  color?: (row: Row) => string
}

/** A sum over the databases. */
export interface Sum<Row> {
  id: 'work' | 'memory' | 'segmentsSize' | 'datafileSize'
  valueOf: (row: Row) => number | null | undefined
  /** Total from the API in the same unit. The sum of the rows replaces one that is unknown or cannot be read. */
  total?: () => number | null | undefined
  /** `bytes` takes gigabytes from rows and bytes from the API. */
  kind: 'bytes' | 'number'
}

interface OverviewProps<Row> {
  area: ListArea
  columns: readonly Column<Row>[]
  /** `null` while loading. */
  filtered: FilteredRows<Row> | null
  /** All databases, ignoring search and filters. */
  rows: readonly Row[]
  measures: readonly Measure<Row>[]
  sums?: readonly Sum<Row>[]
  /** Additional cards. */
  children?: ReactNode
}

/** Sums and counts of the filtered databases, next to their list. */
export function Overview<Row>(props: OverviewProps<Row>) {
  const { area, columns, filtered, rows, measures, sums = [], children } = props
  const t = useText('databases')
  const listTexts = useListTexts(area)
  // Deferred, so that the list updates first.
  const deferredRows = useDeferredValue(filtered?.rows ?? rows)
  const narrowed = deferredRows.length !== rows.length
  if (filtered === null) return <SummarySkeleton />
  return (
    <SummaryPanel
      title={t(sums.length > 0 ? 'overview.title' : 'overview.breakdown')}
      note={
        narrowed
          ? t('overview.found', { count: deferredRows.length, all: listTexts.count(rows.length) })
          : listTexts.count(rows.length)
      }
    >
      {sums.length > 0 ? (
        <Sums sums={sums} filtered={deferredRows} rows={rows} isFiltered={narrowed} />
      ) : null}
      {measures.map((measure) => (
        <MeasureBars
          key={measure.id}
          area={area}
          columns={columns}
          filtered={{ ...filtered, rows: deferredRows }}
          measure={measure}
        />
      ))}
      {children}
    </SummaryPanel>
  )
}

interface MeasureBarsProps<Row> extends Pick<OverviewProps<Row>, 'area' | 'columns'> {
  filtered: FilteredRows<Row>
  measure: Measure<Row>
}

function MeasureBars<Row>({ area, columns, filtered, measure: { id, color } }: MeasureBarsProps<Row>) {
  const common = useText('common')
  const list = useText('list')
  const texts = useColumnTexts(area, columns)
  const { codeLabel } = texts
  const [yes, no, none] = [common('state.yes'), common('state.no'), list('filters.none')]
  const column = columns.find((column) => column.id === id)
  const bars = useMemo(
    () => (column ? breakdown(column, filtered.rows, { labels: { yes, no, none }, color, codeLabel }) : []),
    [column, filtered.rows, yes, no, none, color, codeLabel],
  )
  if (!column) return null
  return (
    <CountBars
      title={texts.header(id)}
      bars={bars}
      selectedIds={selectedBars(id, filtered.filters)}
      limit={3}
      onSelect={(bar) => filtered.setFilters(toggleBar(column, bar, filtered.filters))}
    />
  )
}

interface SumsProps<Row> {
  sums: readonly Sum<Row>[]
  filtered: readonly Row[]
  rows: readonly Row[]
  isFiltered: boolean
}

/** Sums filtered rows in the browser; without filters it shows the totals of the API. */
function Sums<Row>({ sums, filtered, rows, isFiltered }: SumsProps<Row>) {
  const t = useText('databases')
  const common = useText('common')
  const { number, bytes } = useFormat()
  const figures = sums.map(({ id, valueOf, total, kind }) => {
    const text = (value: number | null) => (kind === 'bytes' ? bytes(value) : number(value, 1))
    const { value: known, unread } = readMarked(() => total?.())
    const fullTotal = readMarked(() => (unread ? null : known) ?? sumOf(rows, valueOf, kind))
    const shown = isFiltered ? readMarked(() => sumOf(filtered, valueOf, kind)) : fullTotal
    return {
      id,
      label: common(`columns.${id}`),
      ...shown,
      value: text(shown.value),
      ...(isFiltered ? { note: t('overview.ofWhole', { whole: text(fullTotal.value) }) } : {}),
    }
  })
  return <Figures figures={figures} />
}

/** `null` if no row has a value. */
function sumOf<Row>(
  rows: readonly Row[],
  valueOf: Sum<Row>['valueOf'],
  kind: Sum<Row>['kind'],
): number | null {
  const values = rows.flatMap((row) => {
    const value = valueOf(row)
    return typeof value === 'number' && Number.isFinite(value) ? [value] : []
  })
  if (values.length === 0) return null
  const sum = values.reduce((sum, value) => sum + value, 0)
  return kind === 'bytes' ? sum * 1024 ** 3 : sum
}

interface BreakdownWords {
  yes: string
  no: string
  /** Label for rows without a value. */
  none: string
}

interface BreakdownOptions<Row> {
  labels: BreakdownWords
  /** Label of an API code. */
  codeLabel?: ColumnTexts['codeLabel']
  /** Color of the value, if it has one. */
  color?: ((row: Row) => string) | undefined
}

/** Number of rows per value: yes before no, all others by frequency. */
export function breakdown<Row>(
  column: Column<Row>,
  rows: readonly Row[],
  { labels, color, codeLabel = (_, code) => code }: BreakdownOptions<Row>,
): CountBar[] {
  const counts = new Map<string, { count: number; row: Row }>()
  for (const row of rows) {
    const key = readKey(column, row, 0)
    if (key === null && column.kind === 'boolean') continue
    const id = key === null ? '' : String(key)
    const counted = counts.get(id)
    if (counted) counted.count += 1
    else counts.set(id, { count: 1, row })
  }
  const isFlag = column.kind === 'boolean'
  const flagLabels = new Map([
    ['1', labels.yes],
    ['0', labels.no],
  ])
  const labelOf = (id: string) =>
    column.short?.(id) ?? (isLabeled(column.kind) || column.translated === true ? codeLabel(column, id) : id)
  const bars = [...counts].map(([id, { count, row }]) => ({
    id,
    count,
    label: isFlag ? (flagLabels.get(id) ?? id) : id === '' ? labels.none : labelOf(id),
    ...(color && id !== '' ? { color: color(row) } : {}),
  }))
  return isFlag
    ? bars.toSorted((a, b) => (a.id > b.id ? -1 : 1))
    : bars.toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
}
