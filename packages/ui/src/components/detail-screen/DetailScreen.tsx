import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { OneState } from '../../lib/state.ts'
import { EmptyBlock, FailedBlock, ForbiddenBlock } from '../feedback/Block.tsx'
import { KeyValueCards } from '../key-value/KeyValueCard.tsx'
import { PageHead } from '../page-head/PageHead.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { RefreshButton } from './RefreshButton.tsx'

export interface DetailScreenProps<Value> {
  /** Name for messages. The page title is in the top bar. */
  name: string
  state: OneState<Value>
  /** User-facing error title. */
  failed: string
  /** Replaces the general text for a user without access. */
  forbidden?: ReactNode
  /** Not-found state with a link back to the list. */
  notFound: { title: string; text: string; action: ReactNode }
  /** Next to the name: status and data age. What does not depend on the value is there from the start. */
  aside?: ReactNode | ((value: Value) => ReactNode)
  /** On the right, with the primary action last. */
  actions?: (value: Value) => ReactNode
  notices?: (value: Value) => ReactNode
  onRefresh?: (() => void) | undefined
  /** Status and actions are in the top bar instead of a line of their own. */
  headInTopBar?: boolean
  /** Loading state. Defaults to cards above tabs. */
  skeleton?: ReactNode
  children: (value: Value) => ReactNode
}

/** Base of every detail page: status line, states and content. */
export function DetailScreen<Value>(props: DetailScreenProps<Value>) {
  const { name, state, failed, notFound, aside, actions, notices, onRefresh, children } = props
  const t = useText('details')
  const value = state.status === 'ready' ? state : null
  // Rendered while loading as well, so that the content does not move.
  const hasRefresh = onRefresh !== undefined && (value !== null || state.status === 'loading')
  const refreshing = value?.refreshing === true
  return (
    <div data-slot="detail-screen" className="relative min-h-full bg-surface">
      {refreshing ? (
        <ProgressBar label={t('loading', { name })} className="absolute inset-x-0 top-0" />
      ) : null}
      <PageHead
        inTopBar={props.headInTopBar === true}
        aside={typeof aside === 'function' ? value && aside(value.value) : aside}
        actions={
          hasRefresh || (value && actions) ? (
            <>
              {hasRefresh ? <RefreshButton onRefresh={onRefresh} refreshing={refreshing} /> : null}
              {value && actions ? actions(value.value) : null}
            </>
          ) : null
        }
      />
      <div className="flex w-full max-w-[2400px] flex-col gap-4 p-3 md:p-4">
        {value ? (
          <>
            {notices?.(value.value)}
            {children(value.value)}
          </>
        ) : state.status === 'forbidden' ? (
          (props.forbidden ?? <ForbiddenBlock />)
        ) : state.status === 'failed' ? (
          <FailedBlock title={failed} detail={state.error.message} onRetry={state.retry} />
        ) : state.status === 'notFound' ? (
          <EmptyBlock icon={SearchX} {...notFound} />
        ) : (
          <div aria-busy aria-live="polite">
            <p className="sr-only">{t('loading', { name })}</p>
            {props.skeleton ?? <DetailSkeleton />}
          </div>
        )}
      </div>
    </div>
  )
}

/** Default skeleton: cards above tabs. */
export function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <KeyValueCards>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-44 rounded-panel" />
        ))}
      </KeyValueCards>
      <Skeleton className="h-9" />
      <Skeleton className="h-72" />
    </div>
  )
}

/** Not-found text for names with a slash, which the API treats as a path separator and cannot find. */
export function useSlashInName(name: string): { title: string; text: string } | null {
  const t = useText('details')
  return name.includes('/') ? { title: t('slash.title', { name }), text: t('slash.text') } : null
}
