import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { toneIconClass } from '../badge/tones.tsx'

export interface BlockProps {
  icon: LucideIcon
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
      className={cn('flex flex-col items-center justify-center gap-1 px-4 py-12 text-center', className)}
    >
      <Icon size={24} className={cn('mb-2', toneIconClass[tone])} />
      <p className="text-14 font-medium wrap-anywhere">{title}</p>
      {text ? <p className="max-w-[72ch] text-13 wrap-anywhere text-text-muted">{text}</p> : null}
      {children ? (
        <div className="mt-3 flex max-w-full flex-col items-center gap-3 empty:hidden">{children}</div>
      ) : null}
    </div>
  )
}
