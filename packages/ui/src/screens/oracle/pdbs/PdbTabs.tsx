import type { PdbChange, PdbRow, PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import { Suspense, useState } from 'react'
import type { LineSeries } from '../../../charts/line/LineChart.tsx'
import { pdbMeasures } from '../../../columns/capacityMeasures.ts'
import { rowKey } from '../../../columns/databaseColumns.ts'
import { metricColumns, objectColumns, splitMigrability } from '../../../columns/migrability.ts'
import { pdbParts } from '../../../columns/oracleDatabaseLists.ts'
import { growthSeries, pdbGrowth } from '../../../columns/oracleSeries.ts'
import { measuresOf } from '../../../components/capacity-charts/capacity.ts'
import { CapacityCharts } from '../../../components/capacity-charts/CapacityCharts.tsx'
import { DateRange, type DayRange } from '../../../components/date-range/DateRange.tsx'
import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { Section } from '../../../components/section/Section.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { type Tab, Tabs } from '../../../components/tabs/Tabs.tsx'
import { lastDays } from '../../../domain/alertWindow.ts'
import { useText } from '../../../i18n/I18nProvider.tsx'
import type { Messages } from '../../../i18n/messages.ts'
import { useFieldLabels } from '../../../i18n/useFieldLabels.ts'
import { dayOf, useNow } from '../../../lib/dates.ts'
import { LineChart } from '../../../lib/lazyCharts.ts'
import type { ListState } from '../../../lib/state.ts'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'

export interface PdbTabsProps {
  row: PdbRow
  tab: string | undefined
  onTabChange: (tab: string) => void
  growth: ListState<PdbChange>
}

/** In the column order of the list, followed by the tabs without a column. */
export function PdbTabs({ row: { dbname, pdb }, tab, onTabChange, growth }: PdbTabsProps) {
  const t = useText('oraclePdbs.pdb')
  const common = useText('common')
  const label = useFieldLabels('oraclePdbs.pdb')
  const { metrics, objects } = splitMigrability(pdb.pgsqlMigrability)
  function listTab(id: (typeof pdbParts)[number]['id']): UnnamedTab {
    const part = pdbParts.find((candidate) => candidate.id === id)
    const count = part?.count(pdb) ?? 0
    const content =
      part && count > 0 ? (
        part.render(pdb, (list) => <ListBlock {...list} />)
      ) : (
        <EmptyBlock title={t('none.title')} text={t('none.text')} />
      )
    return { id, count, content }
  }
  const tabs: readonly UnnamedTab[] = [
    listTab('schemas'),
    listTab('tablespaces'),
    listTab('grants'),
    listTab('segmentAdvisors'),
    listTab('partitionings'),
    { id: 'growth', content: <PdbGrowth dbname={dbname} name={pdb.name} growth={growth} /> },
    listTab('services'),
    { id: 'migrability', content: <PdbMigrability metrics={metrics} objects={objects} /> },
    {
      id: 'capacity',
      content: <CapacityCharts measures={measuresOf(pdbMeasures, pdb.cpuDiskConsumptionPdbs)} />,
    },
    {
      id: 'audit',
      count: (pdb.policiesAudit ?? []).length,
      content: <PdbPolicies policies={pdb.policiesAudit ?? []} />,
    },
  ]
  return (
    <Tabs
      label={common('detailsOf', { name: pdb.name })}
      tabs={tabs.map((tabWithoutLabel) => ({ ...tabWithoutLabel, label: label(tabWithoutLabel.id) }))}
      {...(tab === undefined ? {} : { value: tab })}
      onChange={onTabChange}
    />
  )
}

type UnnamedTab = Omit<Tab, 'label'> & { id: keyof Messages['common']['columns'] }

export interface PdbGrowthProps {
  dbname: string
  name: string
  growth: ListState<PdbChange>
}

/** Initial period in days. */
const span = 31

/** Daily sizes of a PDB. */
export function PdbGrowth({ dbname, name, growth }: PdbGrowthProps) {
  const t = useText('oraclePdbs.pdb')
  const common = useText('common')
  const units = useText('table')
  const now = useNow()
  const initial = lastDays(now, span)
  const [range, setRange] = useState<DayRange>(initial)
  const [draftRange, setDraftRange] = useState<DayRange>(initial)
  const measured = growth.status === 'ready' ? pdbGrowth(growth.value, dbname, name) : []
  if (growth.status === 'ready' && growth.value.length > 0 && measured.length === 0)
    return <EmptyBlock title={t('noSizes.title')} text={t('noSizes.text')} />
  const list: ListState<LineSeries> =
    growth.status === 'ready'
      ? { ...growth, value: growthSeries(measured, draftRange, (size) => common(`columns.${size}`)) }
      : growth
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-md">
        <DateRange
          label={common('period')}
          value={range}
          initial={initial}
          max={dayOf(now)}
          onChange={(next, problem) => {
            setRange(next)
            // Invalid or reversed dates keep the current chart.
            if (problem === null) setDraftRange(next)
          }}
        />
      </div>
      <Suspense fallback={<Skeleton data-loading className="h-69" />}>
        <LineChart title={common('growthOf', { name })} unit={units('units.gigabytes')} list={list} />
      </Suspense>
    </div>
  )
}

export interface PdbMigrabilityProps {
  metrics: readonly PgsqlMigrability[]
  objects: readonly PgsqlMigrability[]
}

/** Metrics of the PDB in general and by schema. */
export function PdbMigrability({ metrics, objects }: PdbMigrabilityProps) {
  const t = useText('oraclePdbs')
  if (metrics.length + objects.length === 0)
    return <EmptyBlock title={t('metrics.empty.title')} text={t('metrics.empty.text')} />
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Section title={t('metrics.title')} count={metrics.length}>
        <ListBlock
          area="oraclePdbs.metrics"
          columns={metricColumns}
          list={{ status: 'ready', value: metrics }}
          rowId={({ metric }) => metric ?? ''}
        />
      </Section>
      <Section title={t('objects.title')} count={objects.length}>
        <ListBlock
          area="oraclePdbs.objects"
          columns={objectColumns}
          list={{ status: 'ready', value: objects }}
          rowId={({ schema, objectType }) => rowKey(schema, objectType)}
        />
      </Section>
    </div>
  )
}

export function PdbPolicies({ policies }: { policies: readonly string[] }) {
  const t = useText('oraclePdbs.pdb')
  if (policies.length === 0) return <EmptyBlock title={t('noPolicies.title')} text={t('noPolicies.text')} />
  return (
    <ul className="columns-[16rem] gap-6 text-13">
      {policies.map((policy, index) => (
        <li key={index} className="py-1 wrap-anywhere">
          <bdi translate="no">{policy}</bdi>
        </li>
      ))}
    </ul>
  )
}
