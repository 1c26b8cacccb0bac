import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { FailedBlock, ForbiddenBlock } from '../../components/feedback/Block.tsx'
import { ProgressBar } from '../../components/progress/ProgressBar.tsx'
import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { Icon as IconType } from '../../lib/icon.ts'
import type { OneState } from '../../lib/state.ts'

interface StateCardProps<Value> {
  title: string
  icon?: IconType
  state: OneState<Value>
  failed: string
  /** Classes of the skeleton, so that the card keeps its height. */
  skeleton: string
  actions?: ReactNode
  className?: string
  children: (value: Value) => ReactNode
}

/** A dashboard card with its own loading, error and refresh state. */
export function StateCard<Value>(props: StateCardProps<Value>) {
  const { title, icon: Icon, state, failed, skeleton, actions, className, children } = props
  const t = useText('common')
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-busy={state.status === 'loading' || (state.status === 'ready' && state.refreshing === true)}
      className={clsx(
        'relative min-w-0 rounded-panel border border-line bg-surface-raised px-4 pt-2 pb-4',
        className,
      )}
    >
      {state.status === 'ready' && state.refreshing ? (
        <ProgressBar label={t('state.loading')} className="absolute inset-x-0 top-0" />
      ) : null}
      <div className="mb-2 flex min-h-7 items-center gap-2">
        {Icon ? <Icon size={16} className="shrink-0 text-text-muted" /> : null}
        <h2 id={id} className="min-w-0 text-14 font-semibold wrap-anywhere">
          {title}
        </h2>
        {actions ? <div className="ml-auto">{actions}</div> : null}
      </div>
      {state.status === 'loading' ? (
        <div>
          <span className="sr-only">{t('state.loading')}</span>
          <Skeleton className={skeleton} />
        </div>
      ) : state.status === 'ready' ? (
        children(state.value)
      ) : state.status === 'failed' ? (
        <FailedBlock title={failed} detail={state.error.message} onRetry={state.retry} className="py-4" />
      ) : (
        <ForbiddenBlock className="py-4" />
      )}
    </section>
  )
}
