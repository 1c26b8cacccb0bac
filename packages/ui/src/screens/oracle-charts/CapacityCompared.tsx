import type { CpuDiskConsumption, OracleDatabase } from '@inventory-console/api-mocks/contract'
import { Suspense, useMemo } from 'react'
import { ofDatabase } from '../../columns/capacityMeasures.ts'
import { useDayTitle, usePeriodNames } from '../../components/capacity-charts/capacityWords.ts'
import type { Measured } from '../../components/capacity-charts/measures.ts'
import { Section } from '../../components/section/Section.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { BarChart, LineChart } from '../../lib/react/lazyCharts.ts'
import { comparedBy } from './compareCapacity.ts'

/** Resource use of several databases: one chart per measure, and periods on a common scale. */
export function CapacityCompared({ databases }: { databases: readonly OracleDatabase[] }) {
  const t = useText('charts')
  return (
    <div className="flex flex-col gap-4">
      {ofDatabase.map((measured, place) => (
        <Section
          key={measured.id}
          title={t(`capacity.measures.${measured.id}`)}
          level={3}
          defaultOpen={place === 0}
        >
          <Measure measured={measured} databases={databases} />
        </Section>
      ))}
    </div>
  )
}

interface MeasureProps {
  measured: Measured<CpuDiskConsumption>
  databases: readonly OracleDatabase[]
}

function Measure({ measured, databases }: MeasureProps) {
  const t = useText('oracleCharts')
  const words = useText('charts')
  const names = usePeriodNames()
  const { id } = measured
  const compared = useMemo(() => comparedBy(measured, databases, names), [measured, databases, names])
  const measure = t('capacity.averageOf', { measure: words(`capacity.measures.${id}`) })
  const title = useDayTitle(measure, compared.day)
  const unit = words(`capacity.units.${id}`)
  return (
    <Suspense fallback={<Skeleton data-arriving className="h-96" />}>
      <div className="flex flex-col gap-4">
        <LineChart
          title={title}
          unit={unit}
          level={4}
          step="moment"
          height={280}
          list={{ status: 'ready', rows: compared.lines }}
          {...(compared.longestStep === undefined ? {} : { longestStep: compared.longestStep })}
          emptyText={words('capacity.noDay')}
        />
        <div className="grid gap-x-8 gap-y-4 xl:grid-cols-2">
          {compared.periods.map(({ name, bars }) => (
            <BarChart
              key={name}
              title={t('capacity.periodsOf', { name })}
              unit={unit}
              level={4}
              height={200}
              list={{ status: 'ready', rows: bars }}
              valueName={words('capacity.average')}
              markerName={words('capacity.maximum')}
              atLeast={compared.highest}
              emptyText={words('capacity.noPeriods')}
            />
          ))}
        </div>
      </div>
    </Suspense>
  )
}
