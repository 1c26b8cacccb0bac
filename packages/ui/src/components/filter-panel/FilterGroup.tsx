import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'

interface FilterGroupProps {
  name: string
  /** Number of active filters in the group. */
  active: number
  defaultOpen: boolean
  children: ReactNode
}

/** Also initially open if it has active filters. */
export function FilterGroup({ name, active, defaultOpen, children }: FilterGroupProps) {
  const t = useText('list')
  const [open, setOpen] = useState(defaultOpen || active > 0)
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-b border-line last:border-b-0"
    >
      <summary className="flex h-9 list-none items-center gap-1 px-3 text-13 font-semibold hover:bg-surface-hover">
        <ChevronRight
          size={16}
          className="shrink-0 text-text-muted transition-transform group-open:rotate-90"
        />
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {active > 0 ? (
          <span className="text-12 font-medium text-accent-text">
            {t('filters.activeIn', { count: active })}
          </span>
        ) : null}
      </summary>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-4">{children}</div>
    </details>
  )
}
