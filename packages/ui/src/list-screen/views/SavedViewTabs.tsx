import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { ViewTools } from '../../lib/listTools.ts'

/** Saved views as tabs above the list. Renders nothing without any. */
export function SavedViewTabs({ views: { saved, onOpen } }: { views: Pick<ViewTools, 'saved' | 'onOpen'> }) {
  const t = useText('list')
  if (saved.length === 0) return null
  return (
    <nav
      data-slot="view-tabs"
      aria-label={t('views.saved')}
      className="shrink-0 overflow-x-auto border-b border-line px-3 md:px-4 print:hidden"
    >
      <ul className="flex gap-4">
        {saved.map(({ name, isShown, isDefault }) => (
          <li key={name} className="min-w-0 shrink-0">
            <button
              type="button"
              aria-current={isShown ? 'true' : undefined}
              title={isDefault ? t('views.isDefault') : undefined}
              onClick={() => onOpen(name)}
              className={cn(
                'inline-flex h-8 max-w-64 items-center border-b-2 text-13 font-medium -outline-offset-2',
                isShown ? 'border-accent text-text' : 'border-transparent text-text-muted hover:text-text',
              )}
            >
              <bdi translate="no" className="truncate">
                {name}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
