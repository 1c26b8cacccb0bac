import { X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { Tone } from '../../components/badge/Badge.tsx'
import { Button } from '../../components/button/Button.tsx'
import { Switch } from '../../components/switch/Switch.tsx'
import type { Column } from '../../data-table/columns/column.ts'
import { useColumnTexts, useValueFormatter } from '../../data-table/columns/useColumnTexts.ts'
import { runSliced } from '../../data-table/engine/slices.ts'
import { type ChangeKind, changeKinds, type ComparedWith, type Comparison } from '../../domain/comparison.ts'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { useNow } from '../../lib/dates.ts'
import { formatDay, missingValue } from '../../lib/format.ts'
import type { ListState } from '../../lib/state.ts'
import { PlainList } from '../PlainList.tsx'
import type { ListCount } from '../toolbar/QuickFilters.tsx'
import { type ListArea, useListTexts } from '../useListTexts.ts'
import {
  type ChangeRow,
  changeRows,
  type ChangeSources,
  type FieldChange,
  isMeasurementOnly,
} from './changeRows.ts'

export interface CompareScreenProps<Row> {
  area: ListArea
  columns: readonly Column<Row>[]
  /** The list of the later date. */
  list: ListState<Row>
  compared: ComparedWith<Row>
  onRefresh: (() => void) | undefined
}

const tones: Record<ChangeKind, Tone> = { added: 'success', removed: 'warning', changed: 'info' }

const kindCounts: readonly ListCount[] = changeKinds.map((kind) => ({
  id: kind,
  column: 'change',
  filter: { kind: 'oneOf', values: [kind] },
  tone: tones[kind],
}))
const countsWithMoved: readonly ListCount[] = [
  ...kindCounts,
  { id: 'moved', column: 'moved', filter: { kind: 'yesNo', value: true }, tone: 'info' },
]

export function CompareScreen<Row>({ area, columns, list, compared, onRefresh }: CompareScreenProps<Row>) {
  const t = useText('list')
  const common = useText('common')
  const { title: listTitle } = useListTexts(area)
  const dateText = useDateText()
  const { comparison, from, until } = compared
  const lists = useListPair(list, compared)
  const allChanges = useChanges(lists, { area, columns, compared })
  const [ownMeasurements, setOwnMeasurements] = useState(false)
  const withMeasurements = compared.measurements ?? ownMeasurements
  const hasPlaces = comparison.places !== undefined
  const measurementOnlyCount = useMemo(
    () => (allChanges ?? []).filter(isMeasurementOnly).length,
    [allChanges],
  )
  const hasMeasurements = useMemo(
    () => (allChanges ?? []).some(({ changes }) => changes.some(({ isMeasurement }) => isMeasurement)),
    [allChanges],
  )
  const rows = useMemo(
    () => (allChanges === null || withMeasurements ? allChanges : withoutMeasurements(allChanges)),
    [allChanges, withMeasurements],
  )
  const changes = changesState(lists, rows)
  const isNamed = rows?.some(({ name }) => name !== '') ?? false
  const changeColumns = useMemo(
    () =>
      columnsOf(comparison.groupedBy, { isNamed, hasPlaces }, ({ label, from, to }) =>
        t('compare.line', { field: label, from: from || missingValue, to: to || missingValue }),
      ),
    [comparison.groupedBy, isNamed, hasPlaces, t],
  )
  const title = t('compare.titleOf', { title: listTitle, from: dateText(from), to: dateText(until) })
  return (
    <PlainList
      area="list.compare"
      title={title}
      columns={changeColumns}
      list={changes}
      rowId={({ id }) => id}
      rowTo={({ to }) => to}
      detail={detailOf(dateText(from), dateText(until))}
      onRefresh={onRefresh}
      counts={hasPlaces ? countsWithMoved : kindCounts}
      view={compared.view}
      onViewChange={compared.onViewChange}
      withoutSavedViews
      primaryAction={
        <>
          <Switch
            label={t('compare.measurements', { count: measurementOnlyCount })}
            checked={withMeasurements}
            disabled={!hasMeasurements}
            onCheckedChange={compared.onMeasurementsChange ?? setOwnMeasurements}
          />
          <Button onClick={compared.onClose}>
            <X size={16} />
            {common('backToList')}
          </Button>
        </>
      }
    />
  )
}

function detailOf(from: string, to: string) {
  return (row: ChangeRow) => <ChangeDetail row={row} from={from} to={to} />
}

function changesState<Row>(lists: ListPair<Row>, rows: readonly ChangeRow[] | null): ListState<ChangeRow> {
  if (lists.status !== 'ready') return lists
  return rows === null
    ? { status: 'loading' }
    : { status: 'ready', value: rows, refreshing: lists.refreshing }
}

function columnsOf(
  groupedBy: Comparison<unknown>['groupedBy'],
  { isNamed, hasPlaces }: { isNamed: boolean; hasPlaces: boolean },
  line: (change: FieldChange) => string,
): readonly Column<ChangeRow>[] {
  const fields = ({ changes }: ChangeRow) => [...new Set(changes.map(({ field }) => field))]
  const lines = ({ changes }: ChangeRow) => changes.map(line)
  return [
    {
      id: groupedBy,
      kind: 'link',
      value: ({ group }) => group,
      to: ({ groupTo }) => groupTo,
      grouped: true,
      width: 240,
      filter: 'text',
    },
    ...(isNamed ? [{ id: 'name', kind: 'text', width: 280, filter: 'text' } as const] : []),
    { id: 'change', kind: 'badge', tone: ({ change }) => tones[change], width: 128, filter: 'oneOf' },
    { id: 'changes', kind: 'list', value: lines, width: 560, filter: 'text' },
    { id: 'field', kind: 'list', value: fields, width: 200, hidden: true, filter: 'oneOf' },
    ...(hasPlaces ? [movedColumn] : []),
  ]
}

const movedColumn: Column<ChangeRow> = {
  id: 'moved',
  kind: 'boolean',
  value: ({ isMoved }) => isMoved,
  hidden: true,
  filter: 'yesNo',
}

export function withoutMeasurements(rows: readonly ChangeRow[]): readonly ChangeRow[] {
  return rows
    .filter((row) => !isMeasurementOnly(row))
    .map((row) => ({ ...row, changes: row.changes.filter(({ isMeasurement }) => !isMeasurement) }))
}

/** Formats a day or a date-time; `null` is today. */
function useDateText() {
  const common = useText('common')
  const { dateTime } = useFormat()
  return (date: string | null) => {
    if (date === null) return common('today')
    return date.includes('T') ? dateTime(date) : formatDay(date)
  }
}

type ListPair<Row> =
  | Exclude<ListState<never>, { status: 'ready' }>
  | { status: 'ready'; before: readonly Row[]; after: readonly Row[]; refreshing: boolean }

/** Both lists, or the state of the one that is not ready. The error message names its date. */
export function useListPair<Row>(
  list: ListState<Row>,
  { earlier, from, until }: ComparedWith<Row>,
): ListPair<Row> {
  const dateText = useDateText()
  if (list.status === 'forbidden' || earlier.status === 'forbidden') return { status: 'forbidden' }
  const failed = [
    { state: earlier, date: from },
    { state: list, date: until },
  ].flatMap(({ state, date }) => (state.status === 'failed' ? [{ ...state, date }] : []))
  if (failed.length > 0) {
    const message = failed.map(({ date, error }) => `${dateText(date)}: ${error.message}`).join('\n')
    return { status: 'failed', error: { message }, retry: () => failed.forEach(({ retry }) => retry()) }
  }
  if (list.status !== 'ready' || earlier.status !== 'ready') return { status: 'loading' }
  const refreshing = list.refreshing === true || earlier.refreshing === true
  return { status: 'ready', before: earlier.value, after: list.value, refreshing }
}

type ChangesOptions<Row> = Pick<CompareScreenProps<Row>, 'area' | 'columns' | 'compared'>

/** Beyond it, numbers differ only by floating-point errors. */
const exactDigits = 9

/** `null` while the differences are computed. */
export function useChanges<Row>(lists: ListPair<Row>, { area, columns, compared }: ChangesOptions<Row>) {
  const texts = useColumnTexts(area, columns)
  const formatValue = useValueFormatter(texts)
  const { number } = useFormat()
  const [now] = useState(useNow())
  const { comparison, from, until } = compared
  const before = lists.status === 'ready' ? lists.before : null
  const after = lists.status === 'ready' ? lists.after : null
  const [computed, setComputed] = useState<ComputedChanges | null>(null)
  const { header, fullHeader } = texts
  useEffect(() => {
    if (before === null || after === null) return undefined
    const sources: ChangeSources<Row> = {
      comparison,
      columns,
      before,
      after,
      formatValue,
      formatExact: (value) => number(value, exactDigits),
      header,
      fullHeader,
      beforeAt: timeOf(from),
      afterAt: until === null ? now : timeOf(until),
    }
    return runSliced(changeRows(sources), (changes) => setComputed({ before, after, changes }))
    // oxlint-disable-next-line react/exhaustive-deps -- `formatValue` changes with the language, as `header` does
  }, [comparison, columns, before, after, from, until, now, header, fullHeader])
  return computed?.before === before && computed.after === after ? computed.changes : null
}

interface ComputedChanges {
  before: unknown
  after: unknown
  changes: readonly ChangeRow[]
}

/** Epoch milliseconds of a date-time, or of the end of a day. */
function timeOf(date: string): number {
  return new Date(date.includes('T') ? date : `${date}T23:59:59`).getTime()
}

interface ChangeDetailProps {
  row: ChangeRow
  /** Formatted dates. */
  from: string
  to: string
}

const cell = 'py-1 pr-6 text-left align-top font-normal whitespace-pre-line wrap-anywhere'

/** Changed fields, or all values of an added or removed row. */
export function ChangeDetail({ row, from, to }: ChangeDetailProps) {
  const t = useText('list')
  return (
    <table className="max-w-[96ch] text-13">
      <thead className="text-12 text-text-muted">
        <tr>
          <th scope="col" className={cell}>
            {t('compare.columns.field')}
          </th>
          {row.change === 'added' ? null : (
            <th scope="col" className={cell}>
              {from}
            </th>
          )}
          {row.change === 'removed' ? null : (
            <th scope="col" className={cell}>
              {to}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {row.fields().map((change, index) => (
          <tr key={index}>
            <th scope="row" className={cell}>
              {change.label}
            </th>
            {row.change === 'added' ? null : <td className={cell}>{change.from || missingValue}</td>}
            {row.change === 'removed' ? null : <td className={cell}>{change.to || missingValue}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
