import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { CountBars } from '../../../components/count-bars/CountBars.tsx'
import { pickedBars, withBar } from '../../../components/count-bars/picked.ts'
import { Figures } from '../../../components/figures/Figures.tsx'
import type { Column } from '../../../data-table/columns/column.ts'
import { useColumnTexts } from '../../../data-table/columns/useColumnTexts.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import type { ListArea } from '../../../list-screen/listArea.ts'
import type { Found } from '../../../list-screen/listProps.ts'
import { SummaryPanel, SummarySkeleton } from '../../../list-screen/summary/SummaryPanel.tsx'
import { breakdown } from './breakdown.ts'

/** One measure a chart: how many databases have which value in a column. */
export interface Measure<Row> {
  /** Of the column. */
  id: string
  colour?: (row: Row) => string
}

/** A sum over the databases. */
export interface Sum<Row> {
  id: 'work' | 'memory' | 'segments' | 'datafiles'
  of: (row: Row) => number | null | undefined
  /** What the services say of all of them, in the same unit; null: not known. */
  total?: number | null | undefined
  /** Gigabytes of the rows, bytes of the services. */
  kind: 'bytes' | 'number'
}

interface OverviewProps<Row> {
  area: ListArea
  columns: readonly Column<Row>[]
  /** Null while the databases load. */
  found: Found<Row> | null
  /** Of all databases, found or not. */
  rows: readonly Row[]
  measures: readonly Measure<Row>[]
  sums?: readonly Sum<Row>[]
  /** Further cards. */
  children?: ReactNode
}

/** Beside a list of databases: sums and counts of those that the search and the filters keep. */
export function Overview<Row>(props: OverviewProps<Row>) {
  const { area, columns, found, rows, measures, sums = [], children } = props
  const t = useText('databases')
  // Counting can wait for the list.
  const shown = useDeferredValue(found?.rows ?? rows)
  const narrowed = shown.length !== rows.length
  if (found === null) return <SummarySkeleton />
  return (
    <SummaryPanel
      title={t('overview.title')}
      note={
        narrowed
          ? t('overview.found', { count: shown.length, total: rows.length })
          : t('overview.all', { count: rows.length })
      }
    >
      {sums.length > 0 ? <Sums sums={sums} found={shown} rows={rows} narrowed={narrowed} /> : null}
      {measures.map((measure) => (
        <MeasureBars
          key={measure.id}
          area={area}
          columns={columns}
          found={{ ...found, rows: shown }}
          measure={measure}
        />
      ))}
      {children}
    </SummaryPanel>
  )
}

interface MeasureBarsProps<Row> extends Pick<OverviewProps<Row>, 'area' | 'columns'> {
  found: Found<Row>
  measure: Measure<Row>
}

function MeasureBars<Row>({ area, columns, found, measure: { id, colour } }: MeasureBarsProps<Row>) {
  const common = useText('common')
  const list = useText('list')
  const texts = useColumnTexts(area)
  const [yes, no, none] = [common('state.yes'), common('state.no'), list('filters.none')]
  const column = columns.find((column) => column.id === id)
  const bars = useMemo(
    () => (column ? breakdown(column, found.rows, { words: { yes, no, none }, colour }) : []),
    [column, found.rows, yes, no, none, colour],
  )
  if (!column) return null
  return (
    <CountBars
      title={texts.header(id)}
      bars={bars}
      chosen={pickedBars(id, found.filters)}
      limit={3}
      onPick={(bar) => found.setFilters(withBar(column, bar, found.filters))}
    />
  )
}

interface SumsProps<Row> {
  sums: readonly Sum<Row>[]
  found: readonly Row[]
  rows: readonly Row[]
  narrowed: boolean
}

/** Of rows that are narrowed the console adds up itself; of all of them the services' own figure stands. */
function Sums<Row>({ sums, found, rows, narrowed }: SumsProps<Row>) {
  const t = useText('databases')
  const { number, bytes } = useFormat()
  const figures = sums.map(({ id, of, total, kind }) => {
    const text = (value: number | null) => (kind === 'bytes' ? bytes(value) : number(value, 1))
    const whole = total ?? sumOf(rows, of, kind)
    return {
      id,
      label: t(`sums.${id}`),
      value: text(narrowed ? sumOf(found, of, kind) : whole),
      ...(narrowed ? { note: t('overview.ofWhole', { whole: text(whole) }) } : {}),
    }
  })
  return <Figures figures={figures} />
}

/** Null where none of the rows was measured. */
function sumOf<Row>(rows: readonly Row[], of: Sum<Row>['of'], kind: Sum<Row>['kind']): number | null {
  const values = rows.flatMap((row) => {
    const value = of(row)
    return typeof value === 'number' && Number.isFinite(value) ? [value] : []
  })
  if (values.length === 0) return null
  const sum = values.reduce((sum, value) => sum + value, 0)
  return kind === 'bytes' ? sum * 1024 ** 3 : sum
}
