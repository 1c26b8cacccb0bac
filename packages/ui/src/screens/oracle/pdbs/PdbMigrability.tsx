import type { PgsqlMigrability } from '@inventory-console/api-mocks/contract'
import { rowKey } from '../../../columns/databaseColumns.ts'
import { metricColumns, objectColumns } from '../../../columns/migrability.ts'
import { EmptyBlock } from '../../../components/feedback/Block.tsx'
import { Section } from '../../../components/section/Section.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { ListBlock } from '../../../list-screen/ListBlock.tsx'

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
