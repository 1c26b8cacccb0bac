import type { HostChanges, PdbChange } from '@inventory-console/api-mocks/contract'
import { Suspense } from 'react'
import type { LineSeries } from '../../../charts/line/LineChart.tsx'
import { growthSeries, pdbGrowth, type Period, type SizeField } from '../../../columns/oracleSeries.ts'
import { FailedBlock } from '../../../components/feedback/Block.tsx'
import { Section } from '../../../components/section/Section.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
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

/** Daily sizes: all sizes of one database, or each size of several databases. */
export function GrowthCharts(props: GrowthChartsProps) {
  const { hostname, changes, pdbs, initialSelection, onCompare, ...period } = props
  const t = useText('oracleCharts')
  const common = useText('common')
  const databases = valueOr(changes, [])
  const names = namesOf(databases)
  const selectedNames = (initialSelection ?? names.slice(0, 1)).filter((name) => names.includes(name))
  const [singleName] = selectedNames
  return (
    <HostSection
      hostname={hostname}
      state={changes}
      isEmpty={() => names.length === 0}
      controls={<ChartControls names={names} compared={selectedNames} onCompare={onCompare} {...period} />}
    >
      {() => (
        <div className="flex flex-col gap-6">
          {selectedNames.length === 0 ? <p className="text-13 text-text-muted">{t('noneCompared')}</p> : null}
          {selectedNames.length === 1 && singleName !== undefined ? (
            <Growth
              title={common('growthOf', { name: singleName })}
              series={growthSeries(changesOf(databases, singleName), period.days, (size) =>
                t(`sizes.${size}`),
              )}
              {...period}
            />
          ) : null}
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
          {selectedNames.map((name) => (
            <PdbCharts key={name} database={name} pdbs={pdbs} {...period} />
          ))}
        </div>
      )}
    </HostSection>
  )
}

interface GrowthProps extends PeriodProps {
  title: string
  series: readonly LineSeries[]
  level?: 3 | 4
}

function Growth({ title, series, days, onDaysChange, level = 3 }: GrowthProps) {
  const units = useText('table')
  return (
    <Suspense fallback={<Skeleton data-loading className="h-72" />}>
      <LineChart
        title={title}
        unit={units('units.gigabytes')}
        level={level}
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
