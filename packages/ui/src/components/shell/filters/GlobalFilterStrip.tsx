import { clsx } from 'clsx'
import { ChevronDown, Funnel, X } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { formatDay } from '../../../lib/format.ts'
import { useNarrow } from '../../../lib/layout.ts'
import { lazy } from '../../../lib/lazy.ts'
import { LazyDrawer } from '../../dialog/LazyDrawer.tsx'
import type { GlobalFilterFormProps } from './GlobalFilterForm.tsx'
import type { GlobalFilters } from './globalFilters.ts'

// Lazy-loaded, because it is closed by default.
const GlobalFilterPopover = lazy(async () => (await import('./GlobalFilterForm.tsx')).GlobalFilterPopover)
const GlobalFilterForm = lazy(async () => (await import('./GlobalFilterForm.tsx')).GlobalFilterForm)

export interface GlobalFilterStripProps extends Omit<GlobalFilterFormProps, 'dateOnly'> {
  dateOnly?: boolean
  /** State of the popover. On a phone the fields are a sheet with its own state, because it covers the page. */
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Days to choose from, below the form. */
  timeline?: ReactNode
}

type Field = keyof GlobalFilters

/** Global filters as chips in the top bar. Each opens the popover at its field. */
export function GlobalFilterStrip({ dateOnly = false, ...props }: GlobalFilterStripProps) {
  const { open: popoverOpen, onOpenChange, timeline, ...form } = props
  const { value, onApply, locationLabel } = form
  const t = useText('shell')
  const common = useText('common')
  const narrow = useNarrow()
  const [sheetOpen, setSheetOpen] = useState(false)
  // Null if reopened after a reload, which keeps focus in the page.
  const [pressedField, setPressedField] = useState<Field | null>(null)
  const chips = useRef<HTMLDivElement>(null)
  const open = narrow ? sheetOpen : popoverOpen
  const setOpen = narrow ? setSheetOpen : onOpenChange
  const fields: readonly Field[] = dateOnly ? ['date'] : ['location', 'environment', 'date']
  const active = fields.filter((field) => value[field] !== null && value[field] !== '')
  const close = () => setOpen(false)
  const onPress = (field: Field) => {
    setPressedField(field)
    setOpen(!open || (field !== pressedField && pressedField !== null))
  }
  const names: Record<Field, string> = {
    location: locationLabel || common('columns.location'),
    environment: common('columns.environment'),
    date: t('filters.asOf'),
  }
  const texts: Record<Field, string> = {
    location: value.location ?? common('all'),
    environment: value.environment ?? common('all'),
    date: value.date ? formatDay(value.date) : common('today'),
  }
  const [first = 'date'] = fields
  const disclosure = { 'aria-haspopup': 'dialog', 'aria-expanded': open } as const
  return (
    <div ref={chips} data-slot="global-filters" className="flex shrink-0 items-center gap-1.5 md:ml-3">
      {fields.map((field) => {
        const label = t('filters.chip', { field: names[field], value: texts[field] })
        const isActive = active.includes(field)
        return (
          <span
            key={field}
            className={clsx(
              'inline-flex h-7 max-w-56 min-w-0 items-stretch rounded-control border text-12 max-lg:hidden',
              isActive ? 'border-accent-border bg-accent-subtle' : 'border-line print:hidden',
            )}
          >
            <button
              type="button"
              data-field={field}
              {...disclosure}
              onClick={() => onPress(field)}
              className="inline-flex min-w-0 items-center gap-1 rounded-control px-2 whitespace-nowrap text-text-muted hover:bg-surface-hover"
            >
              <span className="max-w-28 shrink-0 truncate">{names[field]}</span>{' '}
              <bdi translate="no" className="min-w-0 truncate font-medium text-text">
                {texts[field]}
              </bdi>
              {isActive ? null : <ChevronDown aria-hidden size={14} className="shrink-0" />}
            </button>
            {isActive ? (
              <button
                type="button"
                aria-label={common('actions.remove', { name: label })}
                onClick={() => {
                  onApply({ ...value, [field]: null })
                  chips.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus()
                }}
                className="grid w-6 shrink-0 place-items-center rounded-control text-text-muted hover:bg-surface-active hover:text-text print:hidden"
              >
                <X aria-hidden size={14} />
              </button>
            ) : null}
          </span>
        )
      })}
      <button
        type="button"
        data-field="all"
        aria-label={t('filters.open', { count: active.length })}
        title={t('filters.label')}
        {...disclosure}
        onClick={() => onPress(first)}
        className={clsx(
          'inline-flex h-8 min-w-8 items-center justify-center gap-1 rounded-control px-1.5 text-12 font-medium hover:bg-surface-hover lg:hidden print:hidden',
          active.length > 0 ? 'bg-accent-subtle text-accent-text' : 'text-text-muted',
        )}
      >
        <Funnel aria-hidden size={16} className={active.length > 0 ? 'fill-current' : ''} />
        {active.length > 0 ? active.length : null}
      </button>
      {narrow ? (
        <LazyDrawer open={open} onClose={close} title={t('filters.label')} side="bottom">
          <div className="flex min-h-80 flex-col gap-4 p-4">
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
            {timeline}
          </div>
        </LazyDrawer>
      ) : open ? (
        <Suspense>
          <GlobalFilterPopover
            {...form}
            dateOnly={dateOnly}
            fields={fields}
            anchor={chips}
            initialField={pressedField}
            onClose={close}
            timeline={timeline}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
