import { toneIcon, toneIconClass } from '../../components/badge/tones.tsx'
import { cn } from '../../lib/cn.ts'
import type { PeekMark } from './peek.ts'

/** A mark with its words, which the table only shows as an icon. */
export function MarkText({ mark, label }: PeekMark) {
  const Icon = toneIcon[mark.tone]
  return (
    <span className="flex items-start gap-1.5 text-12 font-normal">
      <Icon aria-hidden size={14} className={cn('mt-0.5 shrink-0', toneIconClass[mark.tone])} />
      {label}
    </span>
  )
}
