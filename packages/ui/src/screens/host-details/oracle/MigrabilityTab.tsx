import type { PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import { rowKey } from '../../../columns/databaseColumns.ts'
import { metricColumns, objectColumns, splitMigrability } from '../../../columns/migrability.ts'
import { Section } from '../../../components/section/Section.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { type ListState, valueOr } from '../../../lib/state.ts'
import { PartList } from '../PartList.tsx'
import { migrabilityOf } from './migrability.ts'
import type { OracleQueries } from './oracleQueries.ts'
import { SemaphoreFact } from './SemaphoreFact.tsx'
import { TodayNote } from './TodayNote.tsx'

interface MigrabilityTabProps extends Pick<OracleQueries, 'isPastDay'> {
  list: ListState<PgsqlMigrability>
}

/** Objects that a migration to PostgreSQL must deal with. */
export function MigrabilityTab({ list, isPastDay }: MigrabilityTabProps) {
  const t = useText('hostOracle')
  const { metrics, objects } = splitMigrability(valueOr(list, []))
  return (
    <div className="flex flex-col gap-4">
      <TodayNote isPastDay={isPastDay} />
      {list.status === 'ready' ? (
        <div className="text-13">
          <SemaphoreFact semaphore={migrabilityOf(metrics)} kind="migrability" />
        </div>
      ) : null}
      <PartList
        area={metricArea}
        columns={metricColumns}
        list={list.status === 'ready' ? { ...list, value: metrics } : list}
        rowId={({ metric }) => rowKey(metric)}
      />
      {objects.length > 0 ? (
        <Section title={t('migrability.objects')} count={objects.length} level={3}>
          <PartList
            area={objectArea}
            columns={objectColumns}
            list={{ status: 'ready', value: objects }}
            rowId={({ schema, objectType }) => rowKey(schema, objectType)}
          />
        </Section>
      ) : null}
    </div>
  )
}
const metricArea = 'oraclePdbs.metrics'
const objectArea = 'oraclePdbs.objects'
