import { Copy, X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Button } from '../../components/button/Button.tsx'
import { IconButton } from '../../components/button/IconButton.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'

/** Focuses the table if the bar had the focus, or a dialog that it opened. */
function returnFocus() {
  // After a closing dialog has tried to focus its button.
  setTimeout(() => {
    const { activeElement, body } = document
    if (activeElement !== null && activeElement !== body) return
    const cell = document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')
    const target = cell ?? document.getElementById('content')
    target?.focus()
  })
}

interface BulkBarProps {
  count: number
  onClear: () => void
  onCopy: () => void
  /** Bulk action buttons. */
  children: ReactNode
}

/** Floats over the bottom of the table, so that the first selection causes no layout shift. */
export function BulkBar({ count, onClear, onCopy, children }: BulkBarProps) {
  const t = useText('list')
  useEffect(() => returnFocus, [])
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-20 flex justify-center p-3">
      <section
        data-slot="bulk-bar"
        aria-label={t('bulk.label')}
        className="pointer-events-auto flex max-w-full animate-appear flex-wrap items-center gap-2 rounded-panel border border-line bg-surface-raised py-2 pr-2 pl-4 text-13 shadow-float"
      >
        <span aria-live="polite" className="mr-2 font-medium tabular-nums">
          {t('bulk.count', { count })}
        </span>
        {children}
        <Button variant="ghost" onClick={onCopy}>
          <Copy size={16} />
          {t('bulk.copy')}
        </Button>
        <IconButton label={t('bulk.clear')} onClick={onClear}>
          <X size={16} />
        </IconButton>
      </section>
    </div>
  )
}
