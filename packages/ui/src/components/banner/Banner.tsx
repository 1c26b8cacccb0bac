import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { toneBoxClass, toneIcon, toneIconClass, type Tone } from '../badge/tones.tsx'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'

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
      className={cn(
        'flex min-h-10 flex-wrap items-center gap-x-2 rounded-panel border px-3 py-1 text-13',
        toneBoxClass[tone],
        className,
      )}
    >
      <Icon size={16} className={cn('shrink-0', toneIconClass[tone])} aria-label={t(`tone.${tone}`)} />
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
