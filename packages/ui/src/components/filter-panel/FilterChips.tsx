import type { RefObject } from 'react'
import type { ColumnTexts } from '../../data-table/columns/useColumnTexts.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { Button } from '../button/Button.tsx'
import { Chip } from '../chip/Chip.tsx'
import { wordsOf, type FilterSection } from './filterable.ts'
import type { FilterDrafts, Filters } from './useFilterDrafts.ts'
import { useFilterLabels } from './useFilterLabels.ts'

interface FilterChipsProps {
  applied: Filters
  sections: readonly FilterSection[]
  texts: Pick<ColumnTexts, 'header' | 'word'>
  drafts: Pick<FilterDrafts, 'remove' | 'reset'>
  /** A chip goes away with the focus that is in it: where it shall go instead. */
  focusAfter: RefObject<HTMLElement | null>
}

/** What hides rows is told even while the panel is closed. */
export function FilterChips({ applied, sections, texts, drafts, focusAfter }: FilterChipsProps) {
  const t = useText('list')
  const label = useFilterLabels()
  const filters = Object.entries(applied)
  const columns = sections.flatMap(({ columns }) => columns)
  if (filters.length === 0) return null

  const wordOf = (id: string) =>
    wordsOf(
      texts,
      columns.find((column) => column.id === id),
    )
  const thenFocus = (act: () => void) => () => {
    act()
    focusAfter.current?.focus()
  }

  return (
    // On a phone one line that is pushed sideways: the rows below matter more.
    <div className="-m-1 flex min-w-0 items-center gap-1 p-1 max-md:overflow-x-auto md:flex-wrap">
      <ul aria-label={t('filters.active')} className="flex min-w-0 gap-1 max-md:shrink-0 md:flex-wrap">
        {filters.map(([id, filter]) => (
          <li key={id} className="flex max-w-full min-w-0 max-md:max-w-64">
            <Chip
              label={t('chip.label', { name: texts.header(id), value: label(filter, wordOf(id)) })}
              onRemove={thenFocus(() => drafts.remove(id))}
            />
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="small" onClick={thenFocus(drafts.reset)}>
        {t('filters.clearAll')}
      </Button>
    </div>
  )
}
