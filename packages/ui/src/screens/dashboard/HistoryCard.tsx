import type { CoresPoint, LicenseHistoryItem } from '@inventory-console/api-mocks/contract'
import { Suspense, useState } from 'react'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { Tabs } from '../../components/tabs/Tabs.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazy } from '../../lib/lazy.ts'
import { LineChart } from '../../lib/lazyCharts.ts'
import type { ListState } from '../../lib/state.ts'
import { useOptimisticValue } from '../../lib/useOptimisticValue.ts'
import type { HistoryChoice } from './HistoryCharts.tsx'

// Lazy-loaded: their fields and charts are larger than the rest of the page.
const LicenseHistory = lazy(async () => {
  const [module] = await Promise.all([import('./HistoryCharts.tsx'), LineChart.preload()])
  return module.LicenseHistory
})
const CoreHistory = lazy(async () => (await import('./HistoryCharts.tsx')).CoreHistory)

export interface HistoryCardProps {
  licenses: ListState<LicenseHistoryItem>
  /** Loaded when its tab opens. */
  cores: ListState<CoresPoint>
  tab: 'licenses' | 'cores'
  onTabChange: (tab: 'licenses' | 'cores') => void
}

/** Licenses and cores over time. */
export function HistoryCard({ licenses, cores, tab, onTabChange }: HistoryCardProps) {
  const t = useText('dashboard')
  const [choice, setChoice] = useState<HistoryChoice>({})
  const common = useText('common')
  const [activeTab, setActiveTab] = useOptimisticValue(tab, onTabChange)
  return (
    <section
      aria-label={t('history.title')}
      className="min-w-0 rounded-panel border border-line bg-surface-raised px-4 pt-2 pb-4"
    >
      <Tabs
        label={t('history.title')}
        value={activeTab}
        onChange={(id) => setActiveTab(id === 'cores' ? 'cores' : 'licenses')}
        tabs={[
          {
            id: 'licenses',
            label: common('columns.licenses'),
            content: (
              <Suspense fallback={loadingFallback}>
                <LicenseHistory list={licenses} choice={choice} onChoose={setChoice} />
              </Suspense>
            ),
          },
          {
            id: 'cores',
            label: t('history.cores'),
            content: (
              <Suspense fallback={loadingFallback}>
                <CoreHistory list={cores} choice={choice} onChoose={setChoice} />
              </Suspense>
            ),
          },
        ]}
      />
    </section>
  )
}

/** Matches the height of the fields and the chart. */
const loadingFallback = (
  <div data-loading className="flex flex-col gap-4">
    <Skeleton className="h-41 md:h-14" />
    <Skeleton className="h-85 md:h-74" />
  </div>
)
