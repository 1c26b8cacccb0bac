import { clsx } from 'clsx'

export interface ProgressBarProps {
  label: string
  /** 0 to 1; absent for indeterminate. */
  value?: number | undefined
  className?: string
}

/** Thin progress bar, such as the one above a list while it revalidates. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const percent = value === undefined ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      data-slot="progress-bar"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native element cannot animate an indeterminate value
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent === null ? {} : { 'aria-valuenow': percent })}
      className={clsx('h-0.5 w-full overflow-hidden rounded-chip bg-surface-active bar-track', className)}
    >
      <div
        className={clsx('h-full rounded-chip bg-accent bar-fill', percent === null && 'w-1/4 animate-sweep')}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </div>
  )
}
