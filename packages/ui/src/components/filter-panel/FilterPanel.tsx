import { ChevronRight } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import type { Facets } from '../../data-table/engine/facets.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ownValue } from '../../lib/records.ts'
import { Button } from '../button/Button.tsx'
import type { FilterSection } from './filterColumns.ts'
import type { FilterDrafts, Filters } from './filterDrafts.ts'
import { FilterField } from './FilterField.tsx'

export interface FilterPanelProps {
  sections: readonly FilterSection[]
  texts: Pick<ColumnTexts, 'fullHeader' | 'group' | 'codeLabel'>
  drafts: FilterDrafts
  applied: Filters
  /** By column id. Missing columns are still being counted. */
  facets: Facets | null
  /** Called after applying, for example to close a drawer. */
  onApplied?: (() => void) | undefined
}

/** Form of all filters. Changes take effect on Apply. */
export function FilterPanel({ sections, texts, drafts, applied, facets, onApplied }: FilterPanelProps) {
  const t = useText('list')
  const common = useText('common')
  const form = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)

  useEffect(() => {
    const field = failures > 0 ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }, [failures])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!drafts.apply()) return setFailures(failures + 1)
    setFailures(0)
    onApplied?.()
  }

  return (
    <form ref={form} aria-label={common('filters')} onSubmit={submit} className="flex min-h-full flex-col">
      <div className="flex-1">
        {sections.map(({ group, columns }) => {
          const active = columns.filter((column) => Object.hasOwn(applied, column.id)).length
          return (
            <FilterGroup
              key={group ?? ''}
              name={group === null ? t('filters.general') : texts.group(group)}
              active={active}
              defaultOpen={group === null}
            >
              {columns.map((column) => (
                <FilterField
                  key={`${column.id} ${drafts.generation(column.id)}`}
                  label={texts.fullHeader(column)}
                  column={column}
                  texts={texts}
                  draft={drafts.draft(column.id, column.filter)}
                  facets={ownValue(facets, column.id) ?? null}
                  onChange={(draft) => drafts.set(column.id, draft)}
                  isSubmitted={failures > 0}
                />
              ))}
            </FilterGroup>
          )
        })}
      </div>
      <div className="sticky bottom-0 z-10 flex justify-between gap-2 border-t border-line bg-surface px-4 py-3">
        <Button onClick={drafts.reset}>{common('actions.reset')}</Button>
        <p aria-live="polite" className="min-w-0 self-center text-12 text-text-muted">
          {drafts.changed ? t('filters.changed') : null}
        </p>
        <Button type="submit" variant="primary">
          {common('actions.apply')}
        </Button>
      </div>
    </form>
  )
}

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
