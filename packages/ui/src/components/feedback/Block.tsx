import { clsx } from 'clsx'
import { CircleAlert, Inbox, Lock, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { Icon as IconType } from '../../lib/icon.ts'
import { toneIconClass } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { Disclosure } from '../disclosure/Disclosure.tsx'

export interface BlockProps {
  icon: IconType
  tone?: 'neutral' | 'danger'
  title: string
  text?: string | undefined
  children?: ReactNode
  /** Announces the message assertively. */
  urgent?: boolean
  className?: string | undefined
}

/** Common layout of messages in place of data. */
export function Block({
  icon: Icon,
  tone = 'neutral',
  title,
  text,
  children,
  urgent = false,
  className,
}: BlockProps) {
  return (
    <div
      data-slot="block"
      role={urgent ? 'alert' : 'status'}
      className={clsx('flex flex-col items-center justify-center gap-1 px-4 py-12 text-center', className)}
    >
      <Icon size={24} className={clsx('mb-2', toneIconClass[tone])} />
      <p className="text-14 font-medium wrap-anywhere">{title}</p>
      {text ? <p className="max-w-[72ch] text-13 wrap-anywhere text-text-muted">{text}</p> : null}
      {children ? (
        <div className="mt-3 flex max-w-full flex-col items-center gap-3 empty:hidden">{children}</div>
      ) : null}
    </div>
  )
}

export interface EmptyBlockProps {
  icon?: IconType
  title: string
  /** One sentence with the reason. */
  text?: string | undefined
  /** One button or link. */
  action?: ReactNode
}

export function EmptyBlock({ icon = Inbox, title, text, action }: EmptyBlockProps) {
  return (
    <Block icon={icon} title={title} text={text}>
      {action}
    </Block>
  )
}

export interface FailedBlockProps {
  title?: string
  text?: string
  /** Technical detail, collapsed. */
  detail?: string
  onRetry?: () => void
  className?: string
}

export function FailedBlock({ title, text, detail, onRetry, className }: FailedBlockProps) {
  const t = useText('common')
  return (
    <Block
      icon={CircleAlert}
      tone="danger"
      title={title ?? t('state.failedTitle')}
      text={text}
      urgent
      className={className}
    >
      {onRetry ? (
        <Button onClick={onRetry}>
          <RefreshCw size={16} />
          {t('actions.retry')}
        </Button>
      ) : null}
      {detail ? (
        <Disclosure label={t('state.technicalDetails')} className="text-12">
          <code className="mt-1 block max-h-40 max-w-[72ch] overflow-y-auto rounded-control bg-surface-hover p-2 text-left font-mono wrap-anywhere whitespace-pre-wrap text-text">
            {detail}
          </code>
        </Disclosure>
      ) : null}
    </Block>
  )
}

export function ForbiddenBlock({ text, className }: { text?: string; className?: string }) {
  const t = useText('common')
  return (
    <Block
      icon={Lock}
      title={t('state.forbiddenTitle')}
      text={text ?? t('state.forbiddenText')}
      className={className}
    />
  )
}
