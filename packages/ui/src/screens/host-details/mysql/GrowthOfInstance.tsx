import type { MySqlChange } from '@inventory-console/api-mocks/contract'
import { Suspense } from 'react'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { LineChart } from '../../../lib/react/lazyCharts.ts'

export interface GrowthOfInstanceProps {
  name: string
  changes: readonly MySqlChange[]
}

/** Allocated size of an instance over time. */
export function GrowthOfInstance({ name, changes }: GrowthOfInstanceProps) {
  const t = useText('hostMysql')
  const points = changes.map(({ updated, allocation }) => ({
    time: updated,
    value: allocation,
  }))
  return (
    <Suspense fallback={<Skeleton data-loading className="h-69" />}>
      <LineChart
        title={t('growth.title')}
        unit={t('growth.unit')}
        level={3}
        list={{
          status: 'ready',
          value: points.length === 0 ? [] : [{ id: name, name: t('growth.allocation'), points }],
        }}
        emptyText={t('growth.empty')}
      />
    </Suspense>
  )
}
