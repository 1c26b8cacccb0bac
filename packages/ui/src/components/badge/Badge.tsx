import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, Minus, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { Icon as IconType } from '../../lib/icon.ts'

export type BadgeProps = ComponentProps<'span'> & {
  tone?: Tone
  /** Overrides the icon of the tone. */
  icon?: IconType
}

/** Status with icon, text and color. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  const Icon = icon ?? toneIcon[tone]
  return (
    <span
      data-slot="badge"
      {...rest}
      className={clsx(
        'inline-flex h-5 max-w-full items-center gap-1 rounded-chip border px-1.5 text-12 font-medium whitespace-nowrap',
        toneBoxClass[tone],
        className,
      )}
    >
      <Icon size={12} className={clsx('shrink-0', toneIconClass[tone])} />
      <bdi translate="no" className="truncate">
        {children}
      </bdi>
    </span>
  )
}

/**
 * A state. Only an exception is a pill; the normal state, whose tone is `success`, is text, so that a column of equal states stays
 * quiet.
 */
export function StateText({ tone, children }: { tone: Tone | undefined; children: ReactNode }) {
  if (tone === undefined || tone === 'success') return <span>{children}</span>
  return (
    <Badge tone={tone} className="align-middle">
      {children}
    </Badge>
  )
}

export const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const
export type Tone = (typeof tones)[number]

/** One icon shape per tone, so that color is never the only signal. */
export const toneIcon: Record<Tone, IconType> = {
  neutral: Minus,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

export const toneIconClass: Record<Tone, string> = {
  neutral: 'text-text-muted',
  info: 'text-info-icon',
  success: 'text-success-icon',
  warning: 'text-warning-icon',
  danger: 'text-danger-icon',
}

export const toneBoxClass: Record<Tone, string> = {
  neutral: 'border-line bg-surface-hover text-text',
  info: 'border-info-border bg-info-subtle text-info-text',
  success: 'border-success-border bg-success-subtle text-success-text',
  warning: 'border-warning-border bg-warning-subtle text-warning-text',
  danger: 'border-danger-border bg-danger-subtle text-danger-text',
}
