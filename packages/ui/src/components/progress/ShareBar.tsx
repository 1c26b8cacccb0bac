import { clsx } from 'clsx'

export interface ShareBarProps {
  /** 0 to 100. The caller shows the number next to the bar. */
  percent: number
  /** Background class of the filled part. */
  className: string
}

/** Decorative bar for a percentage. */
export function ShareBar({ percent, className }: ShareBarProps) {
  return (
    <span aria-hidden className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-chip bg-line bar-track">
      <span
        className={clsx('block h-full rounded-chip bar-fill', className)}
        style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
      />
    </span>
  )
}
