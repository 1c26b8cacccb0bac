import { clsx } from 'clsx'
import { useFormat, useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { ProgressBar } from './ProgressBar.tsx'

export interface WorkProgressProps {
  /** Task, such as "Exporting hosts". */
  label: string
  /** 0 to 1; absent for indeterminate. */
  value?: number
  /** Detail, such as "3 of 14 files". */
  note?: string
  /** Without it the task cannot be cancelled. */
  onCancel?: () => void
  className?: string
}

/** Inline progress of a long task. */
export function WorkProgress({ label, value, note, onCancel, className }: WorkProgressProps) {
  const t = useText('common')
  const format = useFormat()
  return (
    <div
      data-slot="work-progress"
      className={clsx('flex max-w-80 min-w-0 items-center gap-3 text-12', className)}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex min-w-0 justify-between gap-2">
          <span className="truncate" title={label}>
            {label}
          </span>
          <span className="shrink-0 text-text-muted tabular-nums">
            {value === undefined ? null : format.percent(Math.floor(value * 100))}
          </span>
        </div>
        <ProgressBar label={label} value={value} />
        {note ? <p className="wrap-anywhere text-text-muted">{note}</p> : null}
      </div>
      {onCancel ? (
        <Button size="small" variant="ghost" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
      ) : null}
    </div>
  )
}
