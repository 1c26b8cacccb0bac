import type { Cluster } from '@inventory-console/api-mocks/contract'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { UnreadText } from '../../data-table/cells/cells.tsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { readMarked } from '../../lib/unreadValues.ts'
import { coverage } from './clusterFacts.ts'

interface CoverageFigureProps {
  title: string
  /** `null` while loading. */
  vmCounts: Pick<Cluster, 'vmsCount' | 'vmsErcoleAgentCount'> | null
}

/** Share of virtual machines with an agent, and the numbers behind it. */
export function CoverageFigure({ title, vmCounts }: CoverageFigureProps) {
  const t = useText('clusters')
  const { number, percent } = useFormat()
  const { value: share, unread } = readMarked(() => vmCounts && coverage(vmCounts))
  const [covered, total] = [vmCounts?.vmsErcoleAgentCount ?? null, vmCounts?.vmsCount ?? null]
  return (
    <section aria-label={title}>
      <h2 className="text-14 font-semibold">{title}</h2>
      {vmCounts === null ? (
        <Skeleton className="mt-1 h-21" />
      ) : unread ? (
        <p className="mt-1 text-13">
          <UnreadText unread={unread} />
        </p>
      ) : (
        <>
          <p className="mt-1 text-28 font-semibold tabular-nums">{percent(share, 1)}</p>
          <div aria-hidden className="my-2 flex h-2 overflow-hidden rounded-chip bg-surface-active bar-track">
            <div className="bg-accent bar-fill" style={{ width: `${Math.min(100, share ?? 0)}%` }} />
          </div>
          <p className="text-12 text-text-muted tabular-nums">
            {t('figures.withOf', { covered: number(covered), all: number(total) })}
          </p>
        </>
      )}
    </section>
  )
}
