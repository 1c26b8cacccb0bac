import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { toneBoxClass, toneIcon, toneIconClass, type Tone } from './tones.tsx'

export type BadgeProps = ComponentProps<'span'> & {
  tone?: Tone
  /** Overrides the icon of the tone. */
  icon?: LucideIcon
}

/** Status with icon, text and color. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  const Icon = icon ?? toneIcon[tone]
  return (
    <span
      data-slot="badge"
      {...rest}
      className={cn(
        'inline-flex h-5 max-w-full items-center gap-1 rounded-chip border px-1.5 text-12 font-medium whitespace-nowrap',
        toneBoxClass[tone],
        className,
      )}
    >
      <Icon size={12} className={cn('shrink-0', toneIconClass[tone])} />
      <bdi translate="no" className="truncate">
        {children}
      </bdi>
    </span>
  )
}
