import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { MutationFailure } from '../../lib/mutationErrors.ts'
import { type Tone, toneBoxClass, toneIcon, toneIconClass } from '../badge/Badge.tsx'
import { Button, IconButton } from '../button/Button.tsx'

export interface BannerProps {
  tone: Exclude<Tone, 'neutral'>
  children: ReactNode
  action?: ReactNode
  onRetry?: (() => void) | undefined
  onClose?: () => void
  className?: string
}

/** Persistent message about the whole page or block. */
export function Banner({ tone, children, action, onRetry, onClose, className }: BannerProps) {
  const t = useText('common')
  const Icon = toneIcon[tone]
  return (
    <div
      data-slot="banner"
      role={tone === 'danger' ? 'alert' : 'status'}
      className={clsx(
        'flex min-h-10 flex-wrap items-center gap-x-2 rounded-panel border px-3 py-1 text-13',
        toneBoxClass[tone],
        className,
      )}
    >
      <Icon size={16} className={clsx('shrink-0', toneIconClass[tone])} aria-label={t(`tone.${tone}`)} />
      {/* Its basis moves the actions to a new line before they squeeze the text. */}
      <div className="min-w-0 grow basis-40 py-1 wrap-anywhere">{children}</div>
      {action}
      {onRetry ? <Button onClick={onRetry}>{t('actions.retry')}</Button> : null}
      {onClose ? (
        <IconButton label={t('actions.close')} size="small" onClick={onClose}>
          <X size={16} />
        </IconButton>
      ) : null}
    </div>
  )
}

interface FailureBannerProps {
  failure: MutationFailure | null | undefined
  /** Heading above the message of a rejected mutation. */
  title?: ReactNode
}

/** Error of a mutation: an error if rejected, a warning if the outcome is unknown. */
export function FailureBanner({ failure, title }: FailureBannerProps) {
  if (!failure) return null
  if (failure.unconfirmed) return <Banner tone="warning">{failure.message}</Banner>
  return (
    <Banner tone="danger">
      {title ? <p className="font-medium">{title}</p> : null}
      {title ? <p>{failure.message}</p> : failure.message}
    </Banner>
  )
}

/** Warns that the options of some fields failed to load. */
export function ChoicesFailed({ onRetry }: { onRetry: (() => void) | undefined }) {
  const t = useText('common')
  if (!onRetry) return null
  return (
    <Banner tone="warning" onRetry={onRetry}>
      {t('optionsFailed')}
    </Banner>
  )
}
