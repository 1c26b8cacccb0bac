import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'

export interface ChipProps {
  /** Name and value, such as "Location: Milan". */
  label: string
  onRemove?: (() => void) | undefined
  className?: string
}

export function Chip({ label, onRemove, className }: ChipProps) {
  const t = useText('common')
  return (
    <span
      data-slot="chip"
      className={clsx(
        'inline-flex h-6 max-w-full min-w-0 items-center gap-1 rounded-control border border-accent-border bg-accent-subtle pl-2 text-12 text-text',
        onRemove ? 'pr-0' : 'pr-2',
        className,
      )}
    >
      <bdi translate="no" className="truncate" title={label}>
        {label}
      </bdi>
      {onRemove ? (
        <button
          type="button"
          aria-label={t('actions.remove', { name: label })}
          onClick={onRemove}
          className="-my-px grid size-6 shrink-0 place-items-center rounded-control text-text-muted hover:bg-surface-active hover:text-text"
        >
          <X size={14} />
        </button>
      ) : null}
    </span>
  )
}
