import type { OracleDatabase } from '@inventory-console/api-mocks/contract'
import { Suspense, useState } from 'react'
import { growthSeries, pdbGrowth, type Period, type SizesOfDay } from '../../../../../columns/oracleSeries.ts'
import { Skeleton } from '../../../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../../../i18n/I18nProvider.tsx'
import { useFieldLabels } from '../../../../../i18n/useFieldLabels.ts'
import { lazy } from '../../../../../lib/lazy.ts'
import { LineChart } from '../../../../../lib/lazyCharts.ts'
import type { ListState } from '../../../../../lib/state.ts'
import type { OracleQueries } from '../oracleQueries.ts'
import { pdbNames } from '../pdbs/pdbColumns.ts'
import { closedPeriod, PeriodField, usePeriod } from './PeriodField.tsx'

// Loaded when the tab opens.
const Combobox = lazy(async () => (await import('../../../../../components/combobox/Combobox.tsx')).Combobox)

interface GrowthTabProps {
  database: OracleDatabase
  queries: Pick<OracleQueries, 'pdbChanges'>
}

/** Daily size of a database and of one of its PDBs. */
export function GrowthTab({ database, queries }: GrowthTabProps) {
  const t = useText('hostOracle')
  const common = useText('common')
  const period = usePeriod()
  const [pdb, setPdb] = useState<string | null>(null)
  const pdbs = pdbNames(database.pdbs)
  return (
    <div className="flex flex-col gap-6">
      <PeriodField {...period} />
      <GrowthChart
        title={common('growthOf', { name: database.name })}
        list={{ status: 'ready', value: database.changes }}
        period={period.period}
      />
      {pdbs.length > 0 ? (
        <Suspense fallback={<Skeleton data-loading className="h-14 max-w-80" />}>
          <Combobox
            label={t('growth.pdb')}
            choices={pdbs.map((name) => ({ value: name, label: name }))}
            value={pdb}
            onChange={setPdb}
            placeholder={t('growth.choose')}
            className="max-w-80"
          />
        </Suspense>
      ) : null}
      {pdb === null ? null : (
        <PdbGrowth database={database.name} pdb={pdb} queries={queries} period={period.period} />
      )}
    </div>
  )
}

interface PdbGrowthTabProps extends Pick<GrowthTabProps, 'queries'> {
  database: string
  pdb: string
}

/** Daily size of one PDB. */
export function PdbGrowthTab(props: PdbGrowthTabProps) {
  const period = usePeriod()
  return (
    <div className="flex flex-col gap-6">
      <PeriodField {...period} />
      <PdbGrowth {...props} period={period.period} />
    </div>
  )
}

function PdbGrowth({ database, pdb, queries, period }: PdbGrowthTabProps & { period: Period }) {
  const t = useText('hostOracle')
  const common = useText('common')
  return queries.pdbChanges({ database }, (list) => (
    <GrowthChart
      title={common('growthOf', { name: pdb })}
      list={list.status === 'ready' ? { ...list, value: pdbGrowth(list.value, database, pdb) } : list}
      period={period}
      emptyText={t('growth.noPdbSizes')}
    />
  ))
}

interface GrowthChartProps {
  title: string
  list: ListState<SizesOfDay>
  period: Period
  emptyText?: string
}

function GrowthChart({ title, list, period, emptyText }: GrowthChartProps) {
  const label = useFieldLabels('hostOracle')
  const units = useText('table')
  return (
    <Suspense fallback={<Skeleton data-loading className="h-69" />}>
      <LineChart
        title={title}
        unit={units('units.gigabytes')}
        list={
          list.status === 'ready'
            ? { ...list, value: growthSeries(list.value, period, (size) => label(size)) }
            : list
        }
        range={closedPeriod(period)}
        {...(emptyText === undefined ? {} : { emptyText })}
      />
    </Suspense>
  )
}
