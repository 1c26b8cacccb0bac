import { EmptyBlock } from '../../components/feedback/EmptyBlock.tsx'
import { FailedBlock } from '../../components/feedback/FailedBlock.tsx'
import { ForbiddenBlock } from '../../components/feedback/ForbiddenBlock.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ListState } from '../../lib/state.ts'

export interface ChartPlaceholderProps {
  list: ListState<unknown>
  height: number
  emptyTitle: string
  emptyText: string | undefined
}

/** Loading, empty and error states of a chart. */
export function ChartPlaceholder({ list, height, emptyTitle, emptyText }: ChartPlaceholderProps) {
  const t = useText('common')
  switch (list.status) {
    case 'loading':
      return (
        <div style={{ height }}>
          <span className="sr-only">{t('state.loading')}</span>
          <Skeleton className="h-full" />
        </div>
      )
    case 'failed':
      return <FailedBlock detail={list.error.message} onRetry={list.retry} />
    case 'forbidden':
      return <ForbiddenBlock />
    case 'ready':
      return <EmptyBlock title={emptyTitle} text={emptyText} />
  }
}
