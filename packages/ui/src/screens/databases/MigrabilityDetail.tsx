import type { PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import { splitMigrability } from '../../columns/migrability.ts'
import { KeyValueCard, KeyValueCards } from '../../components/key-value/KeyValueCard.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

/** Metrics of the whole database, then of each schema. */
export function MigrabilityDetail({ metrics: counts }: { metrics: readonly PgsqlMigrability[] }) {
  const t = useText('oracleAudits')
  const { metrics, objects } = splitMigrability(counts)
  const schemas = [...new Set(objects.map(({ schema }) => schema ?? ''))]
  if (metrics.length + objects.length === 0)
    return <p className="p-4 text-13 text-text-muted">{t('migrability.nothing')}</p>
  return (
    <div className="p-4">
      <KeyValueCards>
        {metrics.length > 0 ? (
          <KeyValueCard
            title={t('migrability.whole')}
            facts={metrics.map(({ metric, Count }, index) => ({
              id: String(index),
              label: metric ?? '',
              value: Count,
            }))}
          />
        ) : null}
        {schemas.map((schema) => (
          <KeyValueCard
            key={schema}
            title={schema}
            facts={objects
              .filter((object) => (object.schema ?? '') === schema)
              .map(({ objectType, Count }, index) => ({
                id: String(index),
                label: objectType ?? '',
                value: Count,
              }))}
          />
        ))}
      </KeyValueCards>
    </div>
  )
}
