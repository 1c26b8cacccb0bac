import { Section } from '../../../components/section/Section.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useNarrow } from '../../../lib/values/narrow.ts'
import { cardClass, measuresClass } from './overviewClass.ts'

interface OverviewSkeletonProps {
  sums: number
  measures: number
  cards: number
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** As high as the overview that follows. */
export function OverviewSkeleton({ sums, measures, cards }: OverviewSkeletonProps) {
  const t = useText('databases')
  const narrow = useNarrow()
  return (
    <Section title={t('overview.title')} aside={<Skeleton className="h-5 w-56" />} defaultOpen={!narrow}>
      <div aria-busy className="flex flex-col gap-2">
        {sums > 0 ? (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-3">
            {places(sums).map((place) => (
              <Skeleton key={place} className="h-[82px] rounded-panel" />
            ))}
          </div>
        ) : null}
        <div className={measuresClass}>
          {places(measures).map((place) => (
            <Skeleton key={place} className="h-30 rounded-panel" />
          ))}
          {places(cards).map((place) => (
            <Skeleton key={`card ${place}`} className={`h-30 rounded-panel ${cardClass}`} />
          ))}
        </div>
      </div>
    </Section>
  )
}
