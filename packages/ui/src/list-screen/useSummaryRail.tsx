import { ChevronDown, PanelRight } from 'lucide-react'
import { use, useId, useState, type ReactNode } from 'react'
import { buttonClass } from '../components/button/buttonClass.ts'
import { useText } from '../i18n/I18nProvider.tsx'
import { cn } from '../lib/cn.ts'
import { useMediaQuery, wideQuery } from '../lib/layout.ts'
import { ListToolsContext } from '../lib/listTools.ts'

/**
 * Summary rail on the right, open by default. In a narrow viewport it is a collapsed section below the
 * rows.
 */
export function useSummaryRail(content: ReactNode): { button: ReactNode; rail: ReactNode } {
  const t = useText('list')
  const id = useId()
  const tools = use(ListToolsContext)
  const beside = useMediaQuery(wideQuery)
  const [localOpen, setLocalOpen] = useState(true)
  const [sectionOpen, setSectionOpen] = useState(false)
  if (content === undefined || content === null) return { button: null, rail: null }
  const railOpen = tools?.summary?.open ?? localOpen
  const open = beside ? railOpen : sectionOpen
  const toggle = () => {
    if (!beside) setSectionOpen(!open)
    else if (tools?.summary) tools.summary.onOpenChange(!open)
    else setLocalOpen(!open)
  }
  const control = { 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: toggle }
  if (!beside)
    return {
      button: null,
      rail: (
        <aside aria-label={t('summary')} className="flex max-h-[60%] shrink-0 flex-col border-t border-line">
          <button
            type="button"
            {...control}
            className="flex h-9 shrink-0 items-center justify-between px-3 text-13 font-medium -outline-offset-2 hover:bg-surface-hover md:px-4"
          >
            {t('summary')}
            <ChevronDown aria-hidden size={16} className={cn('text-text-muted', !open && 'rotate-180')} />
          </button>
          {open ? (
            <div id={id} className="min-h-0 overflow-y-auto border-t border-line">
              {content}
            </div>
          ) : null}
        </aside>
      ),
    }
  return {
    button: (
      <button
        type="button"
        {...control}
        className={cn(buttonClass({ size: 'toolbar' }), 'aria-expanded:bg-surface-active')}
      >
        <PanelRight aria-hidden size={16} />
        {t('summary')}
      </button>
    ),
    rail: open ? (
      <aside id={id} aria-label={t('summary')} className="w-70 shrink-0 overflow-y-auto border-l border-line">
        {content}
      </aside>
    ) : null,
  }
}
