import { useText } from '../../i18n/I18nProvider.tsx'
import { hasMatch } from '../engine/fold.ts'
import { entrySeparator } from '../engine/read.ts'
import type { CellProps } from './cellProps.ts'
import { HighlightedText } from './HighlightedText.tsx'

const visibleEntries = 2

/** Shows the first entries. The button opens the full value with the others. */
export function ListCell({ value, needle }: CellProps) {
  const t = useText('table')
  const entries = String(value).split(entrySeparator)
  const rest = entries.slice(visibleEntries)
  const hasHiddenMatch = rest.some((entry) => hasMatch(entry, needle))
  return (
    <span data-flex className="flex min-w-0 items-center gap-1.5">
      <span className="truncate">
        <HighlightedText text={entries.slice(0, visibleEntries).join(', ')} needle={needle} />
      </span>
      {rest.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          data-full-value
          className={`min-h-6 shrink-0 rounded-chip px-1.5 text-12 ${hasHiddenMatch ? 'bg-mark text-text' : 'bg-surface-active text-text-muted'}`}
        >
          {t('list.more', { count: rest.length })}
          <span className="sr-only">{t('list.showAll', { count: entries.length })}</span>
        </button>
      )}
    </span>
  )
}
