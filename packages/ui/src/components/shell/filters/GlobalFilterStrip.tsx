import { ChevronDown, Funnel } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { cn } from '../../../lib/cn.ts'
import { lazyPart } from '../../../lib/react/lazyPart.ts'
import { useNarrow } from '../../../lib/values/narrow.ts'
import { LazyDrawer } from '../../dialog/LazyDrawer.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import type { GlobalFilterFormProps } from './GlobalFilterForm.tsx'
import type { GlobalFilters } from './globalFilters.ts'

export { noFilters, type FilterOptions, type GlobalFilters } from './globalFilters.ts'

// Closed at first, so that a page does not wait for its fields.
const GlobalFilterForm = lazyPart(async () => (await import('./GlobalFilterForm.tsx')).GlobalFilterForm)

export interface GlobalFilterStripProps extends Omit<GlobalFilterFormProps, 'dateOnly'> {
  dateOnly?: boolean
  /** Whether the fields stand under the strip. A phone's sheet opens by hand alone: it would cover the page. */
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What is active stands as chips even with the fields closed. On a phone the fields come up as a sheet. */
export function GlobalFilterStrip({ dateOnly = false, ...props }: GlobalFilterStripProps) {
  const { open: unfolded, onOpenChange, ...form } = props
  const { value, onApply, locationLabel } = form
  const t = useText('shell')
  const narrow = useNarrow()
  const id = useId()
  const [sheet, setSheet] = useState(false)
  const open = narrow ? sheet : unfolded
  const change = narrow ? setSheet : onOpenChange
  const fields: (keyof GlobalFilters)[] = dateOnly ? ['date'] : ['location', 'environment', 'date']
  const active = fields.some((field) => value[field] !== null && value[field] !== '')
  const close = () => change(false)
  return (
    <div
      data-slot="global-filters"
      className={cn('shrink-0 border-b border-line bg-surface', !active && 'print:hidden')}
    >
      <div className="flex min-h-9 flex-wrap items-center gap-2 px-2 py-1 md:px-4">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => change(!open)}
          className="-ml-2 inline-flex h-7 items-center gap-2 rounded-control px-2 text-12 font-medium hover:bg-surface-hover print:hidden"
        >
          <Funnel
            size={14}
            className={active ? 'fill-current text-accent-text' : 'text-text-muted'}
            aria-label={active ? t('filters.active') : t('filters.inactive')}
          />
          {open ? t('filters.hide') : t('filters.show')}
          <ChevronDown
            size={14}
            className={cn('text-text-muted transition-transform', open && 'rotate-180')}
          />
        </button>
        <ActiveFilters {...{ value, fields, locationLabel }} onChange={onApply} />
      </div>
      {narrow ? (
        <LazyDrawer open={open} onClose={close} title={t('filters.label')} side="bottom">
          <div className="min-h-80 p-4">
            <Suspense>
              <GlobalFilterForm
                {...form}
                dateOnly={dateOnly}
                onApply={(filters) => {
                  onApply(filters)
                  close()
                }}
              />
            </Suspense>
          </div>
        </LazyDrawer>
      ) : (
        <div id={id} hidden={!open} className="px-4 pb-3 print:hidden">
          {open ? (
            <Suspense fallback={<div className="h-14" />}>
              <GlobalFilterForm {...form} dateOnly={dateOnly} />
            </Suspense>
          ) : null}
        </div>
      )}
    </div>
  )
}
