import type { HostChanges, PdbChange } from '@inventory-console/api-mocks/contract'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import type { LineSeries } from '../../../charts/line/LineChart.tsx'
import { Sparkline } from '../../../charts/line/Sparkline.tsx'
import {
  forecastGrowth,
  type GrowthForecast,
  growthSeries,
  pdbGrowth,
  type Period,
  type SizeField,
} from '../../../columns/oracleSeries.ts'
import { FailedBlock } from '../../../components/feedback/Block.tsx'
import { Section } from '../../../components/section/Section.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { useNow } from '../../../lib/dates.ts'
import { missingValue } from '../../../lib/format.ts'
import { LineChart } from '../../../lib/lazyCharts.ts'
import { Link } from '../../../lib/links.ts'
import { type ListState, type OneState, valueOr } from '../../../lib/state.ts'
import { paths } from '../../paths.ts'
import { ChartControls, type CompareProps, type PeriodProps } from './ChartControls.tsx'
import { HostSection } from './HostCharts.tsx'

export interface GrowthChartsProps extends PeriodProps, Pick<CompareProps, 'onCompare'> {
  hostname: string
  changes: OneState<HostChanges['oracleChangesDBs']>
  pdbs: ListState<PdbChange>
  /** `null` without a selection. */
  initialSelection: readonly string[] | null
}

const sizes = ['datafileSize', 'segmentsSize', 'allocable'] as const

/** When the databases are full: one row each, the first one ahead. An open row has its sizes; several are compared. */
export function GrowthCharts(props: GrowthChartsProps) {
  const { hostname, changes, pdbs, initialSelection, onCompare, ...period } = props
  const t = useText('oracleCharts')
  const databases = valueOr(changes, [])
  const names = namesOf(databases)
  const selectedNames = (initialSelection ?? []).filter((name) => names.includes(name))
  return (
    <HostSection
      hostname={hostname}
      state={changes}
      isEmpty={() => names.length === 0}
      controls={<ChartControls names={names} compared={selectedNames} onCompare={onCompare} {...period} />}
    >
      {() => (
        <div className="flex flex-col gap-6">
          {selectedNames.length > 1
            ? sizes.map((size) => (
                <Growth
                  key={size}
                  title={t(`sizes.${size}`)}
                  series={growthOf(databases, selectedNames, size, period.days)}
                  {...period}
                />
              ))
            : null}
          <DatabaseRows
            databases={databases}
            open={selectedNames.length === 1 ? selectedNames[0] : undefined}
            onOpen={(name) => onCompare(name === null ? [] : [name])}
            {...period}
          />
          {selectedNames.map((name) => (
            <PdbCharts key={name} database={name} pdbs={pdbs} {...period} />
          ))}
        </div>
      )}
    </HostSection>
  )
}

interface DatabaseRowsProps extends PeriodProps {
  databases: readonly DatabaseChanges[]
  open: string | undefined
  onOpen: (name: string | null) => void
}

function fullTime(forecast: GrowthForecast | null): number {
  return typeof forecast?.fullAt === 'number' ? forecast.fullAt : Number.MAX_SAFE_INTEGER
}

/** First the database that is full first, then by growth. */
function DatabaseRows({ databases, open, onOpen, ...period }: DatabaseRowsProps) {
  const t = useText('oracleCharts')
  const common = useText('common')
  const { fixed, date } = useFormat()
  const now = useNow()
  const rows = namesOf(databases)
    .map((name) => ({ name, forecast: forecastGrowth(changesOf(databases, name), period.days) }))
    .toSorted(
      (one, other) =>
        fullTime(one.forecast) - fullTime(other.forecast) ||
        (other.forecast?.perMonth ?? 0) - (one.forecast?.perMonth ?? 0),
    )
  return (
    <ul
      aria-label={common('columns.databases')}
      className="divide-y divide-line rounded-panel border border-line"
    >
      {rows.map(({ name, forecast }) => (
        <li key={name} className="break-inside-avoid px-4 py-3 print:py-1">
          <button
            type="button"
            aria-expanded={name === open}
            onClick={() => onOpen(name === open ? null : name)}
            className="grid min-h-16 w-full grid-cols-[minmax(6rem,14rem)_minmax(0,20rem)_repeat(3,minmax(0,9rem))] items-center gap-x-6 gap-y-1 rounded-control text-left text-13 hover:bg-surface-hover not-print:max-lg:grid-cols-3 print:min-h-9 print:gap-x-3"
          >
            <bdi translate="no" className="font-medium wrap-anywhere not-print:max-lg:col-span-3">
              {name}
            </bdi>
            {forecast === null ? (
              <span className="text-text-muted">{t('growth.unknown')}</span>
            ) : (
              <>
                <span className="not-print:max-lg:hidden">
                  <Sparkline values={forecast.sizes} width={320} height={40} />
                </span>
                <Figure label={t('growth.size')}>{fixed(forecast.size, 1)}</Figure>
                <Figure label={t('growth.perMonth')}>
                  {forecast.perMonth === null
                    ? missingValue
                    : `${forecast.perMonth >= 0.05 ? '+' : ''}${fixed(forecast.perMonth, 1)}`}
                </Figure>
                <Figure label={t('growth.full')} isUrgent={fullTime(forecast) < now + urgentPeriod}>
                  {forecast.fullAt === null
                    ? t('growth.never')
                    : forecast.fullAt === 'unknown'
                      ? missingValue
                      : forecast.fullAt <= now
                        ? t('growth.now')
                        : date(forecast.fullAt)}
                </Figure>
              </>
            )}
          </button>
          {name === open ? (
            <div className="pt-3">
              <Growth
                title={common('growthOf', { name })}
                series={growthSeries(changesOf(databases, name), period.days, (size) => t(`sizes.${size}`))}
                height={320}
                {...period}
              />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** A database that is full within 90 days needs storage now. */
const urgentPeriod = 90 * 86_400_000

function Figure({
  label,
  isUrgent = false,
  children,
}: {
  label: string
  isUrgent?: boolean
  children: string
}) {
  return (
    <span className="min-w-0">
      <span className="block text-12 text-text-muted">{label}</span>
      <span className={clsx('tabular-nums', isUrgent && 'font-medium text-danger-text')}>{children}</span>
    </span>
  )
}

interface GrowthProps extends PeriodProps {
  title: string
  series: readonly LineSeries[]
  level?: 3 | 4
  height?: number
}

function Growth({ title, series, days, onDaysChange, level = 3, height = 240 }: GrowthProps) {
  const units = useText('table')
  return (
    <Suspense fallback={<Skeleton data-loading className="h-72" />}>
      <LineChart
        title={title}
        unit={units('units.gigabytes')}
        level={level}
        height={height}
        list={{ status: 'ready', value: series }}
        range={days}
        onRangeChange={onDaysChange}
      />
    </Suspense>
  )
}

interface PdbChartsProps extends PeriodProps {
  database: string
  pdbs: ListState<PdbChange>
}

/** One chart per PDB of a database. */
function PdbCharts({ database, pdbs, ...period }: PdbChartsProps) {
  const t = useText('oracleCharts')
  const common = useText('common')
  const title = t('growth.pdbs', { name: database })
  if (pdbs.status === 'failed')
    return (
      <Section title={title} level={3}>
        <FailedBlock detail={pdbs.error.message} onRetry={pdbs.retry} />
      </Section>
    )
  const names = pdbs.status === 'ready' ? pdbsOf(pdbs.value, database) : []
  if (pdbs.status !== 'ready' || names.length === 0) return null
  const sizeOf = (size: SizeField) => t(`sizes.${size}`)
  const charts = names.flatMap((name) => {
    const changes = pdbGrowth(pdbs.value, database, name)
    return changes.length === 0 ? [] : [{ name, series: growthSeries(changes, period.days, sizeOf) }]
  })
  return (
    <Section title={title} count={names.length} defaultOpen={false} level={3}>
      {charts.length < names.length ? (
        <p className="mb-3 max-w-prose text-13 text-text-muted">
          {t('growth.noPdbSizes', { count: names.length - charts.length })}{' '}
          <Link to={paths.pdbs} className="text-accent-text underline">
            {t('growth.toPdbs')}
          </Link>
        </p>
      ) : null}
      <div className="flex flex-col gap-6">
        {charts.map(({ name, series }) => (
          <Growth key={name} title={common('growthOf', { name })} series={series} level={4} {...period} />
        ))}
      </div>
    </Section>
  )
}

export type DatabaseChanges = HostChanges['oracleChangesDBs'][number]

/** Unique names in the order of the response. */
export function namesOf(databases: readonly DatabaseChanges[]): string[] {
  return unique(databases.map(({ databasename }) => databasename))
}

/** Empty for an unknown database. */
export function changesOf(databases: readonly DatabaseChanges[], name: string) {
  return databases.find(({ databasename }) => databasename === name)?.oracleChanges ?? []
}

/** One size of several databases, one line each. */
export function growthOf(
  databases: readonly DatabaseChanges[],
  compared: readonly string[],
  size: SizeField,
  period: Period,
): LineSeries[] {
  return compared.map((name) => {
    const changes = changesOf(databases, name)
    const seriesOfSize = growthSeries(changes, period, () => name).find(({ id }) => id === size)
    return { id: name, name, points: seriesOfSize?.points ?? [] }
  })
}

/** PDB names of one database. Other databases of the host can have PDBs with the same names. */
export function pdbsOf(changes: readonly PdbChange[], database: string): string[] {
  const databaseChanges = changes.filter(({ dbname }) => dbname === database)
  return unique(databaseChanges.map(({ pdbname }) => pdbname))
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => name !== '')
}
