import { Section } from '../../../components/section/Section.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { useNarrow } from '../../../lib/values/narrow.ts'

/** Of a card of bars: what stands over them, and one of them. */
const pixels = { card: 46, bar: 24 } as const

/** As high as the two cards that FoundBars will show, each with so many bars. */
export function FoundBarsLoading({ bars }: { bars: number }) {
  const t = useText('oracleAdvice')
  const narrow = useNarrow()
  const height = pixels.card + bars * pixels.bar
  return (
    <Section title={t('overview.title')} aside={<Skeleton className="h-5 w-40" />} defaultOpen={!narrow}>
      <div className="grid gap-3 md:grid-cols-2">
        <Skeleton className="rounded-panel" style={{ height }} />
        <Skeleton className="rounded-panel" style={{ height }} />
      </div>
    </Section>
  )
}
