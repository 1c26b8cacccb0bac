import type { CoresPoint, LicenseHistoryItem } from '@inventory-console/api-mocks/contract'
import { Suspense, useMemo, useState } from 'react'
import type { LineSeries } from '../../charts/line/LineChart.tsx'
import { Combobox } from '../../components/combobox/Combobox.tsx'
import { DateRange, type DayRange } from '../../components/date-range/DateRange.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { lastDays } from '../../domain/alertWindow.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { dayOf, parseTime, useNow } from '../../lib/dates.ts'
import { LineChart } from '../../lib/lazyCharts.ts'
import { type ListState, mapState } from '../../lib/state.ts'

/** Initial period of the charts in days. */
const defaultDays = 31
const height = 260

/** What is chosen in the charts. */
export interface HistoryChoice {
  /** Key of a license type; `undefined` means no selection yet, `null` a cleared selection. */
  type?: string | null
  range?: DayRange
}

interface HistoryProps<Item> {
  list: ListState<Item>
  /** Outlives the chart, which unmounts with its tab. */
  choice: HistoryChoice
  onChoose: (choice: HistoryChoice) => void
}

export function LicenseHistory({ list, choice, onChoose }: HistoryProps<LicenseHistoryItem>) {
  const t = useText('dashboard')
  const common = useText('common')
  const [range, field] = useRange(choice, onChoose)
  const selectedKey = choice.type
  const types = useMemo(() => (list.status === 'ready' ? licenseTypes(list.value) : []), [list])
  const selectedType = selectedKey === undefined ? types[0] : types.find(({ key }) => key === selectedKey)
  const choices = useMemo(
    () =>
      types.map(({ key, item: { licenseTypeID, itemDescription, metric } }) => ({
        value: key,
        label: [licenseTypeID, itemDescription].filter(Boolean).join(' – '),
        detail: metric,
      })),
    [types],
  )
  const series = mapState(list, () =>
    selectedType ? licenseSeries(selectedType.item, (measure) => t(`history.${measure}`)) : [],
  )
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Combobox
          label={common('columns.licenseType')}
          choices={choices}
          value={selectedType?.key ?? null}
          onChange={(type) => onChoose({ ...choice, type })}
          loading={list.status === 'loading'}
        />
        {field}
      </div>
      <Chart
        title={
          selectedType
            ? selectedType.item.itemDescription || selectedType.item.licenseTypeID
            : common('columns.licenses')
        }
        list={series}
        range={range}
        emptyText={selectedType || types.length === 0 ? undefined : t('history.choose')}
      />
    </div>
  )
}

export function CoreHistory({ list, choice, onChoose }: HistoryProps<CoresPoint>) {
  const t = useText('dashboard')
  const [range, field] = useRange(choice, onChoose)
  const series = mapState(list, (rows) => [
    { id: 'cores', name: t('history.cores'), points: corePoints(rows) },
  ])
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">{field}</div>
      <Chart title={t('history.coresTitle')} list={series} range={range} />
    </div>
  )
}

function corePoints(rows: readonly CoresPoint[]) {
  return rows.flatMap(({ date, cores }) => {
    const time = dayInUtc(date)
    return time === null ? [] : [{ time, value: cores }]
  })
}

interface ChartProps {
  title: string
  list: React.ComponentProps<typeof LineChart>['list']
  range: DayRange
  emptyText?: string | undefined
}

function Chart({ title, list, range: { from, to }, emptyText }: ChartProps) {
  const range = { from: from ?? '0000-01-01', to: to ?? '9999-12-31' }
  return (
    <Suspense fallback={<Skeleton className="h-85 md:h-74" />}>
      <LineChart
        title={title}
        list={list}
        range={range}
        height={height}
        {...(emptyText === undefined ? {} : { emptyText })}
      />
    </Suspense>
  )
}

/** Defaults to the last month. Invalid dates keep the current range. */
function useRange(choice: HistoryChoice, onChoose: (choice: HistoryChoice) => void) {
  const common = useText('common')
  const now = useNow()
  const initial = lastDays(now, defaultDays)
  const range = choice.range ?? initial
  const [draftRange, setDraftRange] = useState<DayRange>(range)
  const field = (
    <DateRange
      label={common('period')}
      value={draftRange}
      initial={initial}
      max={dayOf(now)}
      onChange={(nextRange, problem) => {
        setDraftRange(nextRange)
        if (problem === null) onChoose({ ...choice, range: nextRange })
      }}
    />
  )
  return [range, field] as const
}

/** Oracle Database Enterprise Edition, Processor Perpetual: the type selected by default. */
export const firstLicenseType = 'A90611'

export interface LicenseTypeChoice {
  /** Id, description and metric, because the id alone is not unique. */
  key: string
  item: LicenseHistoryItem
}

/** Sorted by id with the default type first, without unnamed types. */
export function licenseTypes(items: readonly LicenseHistoryItem[]): readonly LicenseTypeChoice[] {
  const types = items
    .filter(({ licenseTypeID, itemDescription, metric }) =>
      [licenseTypeID, itemDescription, metric].some(Boolean),
    )
    .map((item) => ({
      key: JSON.stringify([item.licenseTypeID, item.itemDescription, item.metric]),
      item,
    }))
  const sortKey = ({ item }: LicenseTypeChoice) =>
    `${item.licenseTypeID === firstLicenseType ? 0 : 1}${item.licenseTypeID}`
  return types.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : Number(sortKey(a) > sortKey(b))))
}

/** The API sends UTC midnights, which fall on the previous day west of Greenwich. */
export function dayInUtc(date: string): string | null {
  const time = parseTime(date)
  return time === null ? null : new Date(time).toISOString().slice(0, 10)
}

const measures = ['purchased', 'covered', 'consumed'] as const
export type Measure = (typeof measures)[number]

export function licenseSeries(
  { history }: LicenseHistoryItem,
  name: (measure: Measure) => string,
): readonly LineSeries[] {
  return measures.map((id) => ({
    id,
    name: name(id),
    points: history.flatMap((point) => {
      const timestamp = dayInUtc(point.date)
      return timestamp === null ? [] : [{ time: timestamp, value: point[id] }]
    }),
  }))
}
