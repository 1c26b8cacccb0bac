import { clsx } from 'clsx'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '../../components/button/Button.tsx'
import { handlesEscape } from '../../components/dialog/modal.tsx'
import { controlClass } from '../../components/field/Field.tsx'
import { Select } from '../../components/select/Select.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { pageSizes } from '../../lib/listView.ts'
import type { Counts, DataTableModel } from '../useDataTable.tsx'

export function TablePager<Row>({ table, className }: { table: DataTableModel<Row>; className?: string }) {
  const t = useText('table')
  const { counts, view } = table
  const { page, pages } = counts
  const clampPage = (requestedPage: number) => Math.min(Math.max(1, requestedPage), pages)
  const targetPage = clampPage(view.page)
  const rangeText = ({ from, to: targetOf, matched, total }: Counts) => {
    if (total === 0) return t('pager.none')
    if (matched === 0) return t('pager.noneFiltered', { total })
    return matched === total
      ? t('pager.range', { from, to: targetOf, matched })
      : t('pager.rangeFiltered', { from, to: targetOf, matched, total })
  }
  const steps = [
    { label: t('pager.first'), Icon: ChevronFirst, to: () => 1, disabled: targetPage === 1 },
    {
      label: t('pager.previous'),
      Icon: ChevronLeft,
      to: (from: number) => from - 1,
      disabled: targetPage === 1,
    },
    {
      label: t('pager.next'),
      Icon: ChevronRight,
      to: (from: number) => from + 1,
      disabled: targetPage === pages,
    },
    { label: t('pager.last'), Icon: ChevronLast, to: () => pages, disabled: targetPage === pages },
  ]
  const [first, previous, next, last] = steps.map(({ label, Icon, to: targetOf, disabled }) => (
    <IconButton
      key={label}
      label={label}
      size="small"
      disabled={disabled}
      // Fast clicks continue from the page requested last, which may not be rendered yet.
      onClick={() => table.setView((view) => ({ page: clampPage(targetOf(clampPage(view.page))) }))}
    >
      <Icon aria-hidden size={16} />
    </IconButton>
  ))
  return (
    <div
      data-slot="table-pager"
      className={clsx(
        'flex min-h-8 flex-wrap items-center justify-end gap-x-4 gap-y-1 text-13 text-text-muted',
        className,
      )}
    >
      <output className="tabular-nums">{rangeText(counts)}</output>
      {pages > 1 && (
        <nav aria-label={t('pager.label')} className="flex items-center gap-1">
          {first}
          {previous}
          <PageInput
            page={page}
            pages={pages}
            onPageChange={(requestedPage) => table.setView({ page: requestedPage })}
          />
          {next}
          {last}
        </nav>
      )}
    </div>
  )
}

interface PageInputProps {
  page: number
  pages: number
  onPageChange: (page: number) => void
}

/** Input with the current page. Enter navigates to the typed page, clamped to the valid range. */
export function PageInput({ page, pages, onPageChange }: PageInputProps) {
  const t = useText('table')
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)

  function commit() {
    setDraft(null)
    if (draft !== null && /^\d{1,9}$/.test(draft.trim()))
      onPageChange(Math.min(Math.max(1, Number(draft)), pages))
  }

  return (
    <span data-slot="page-input" className="flex items-center gap-1.5 px-2 tabular-nums">
      <label htmlFor={id}>{t('pager.page')}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-describedby={`${id}-of`}
        value={draft ?? String(page)}
        {...(draft === null ? {} : handlesEscape)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null)
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Prevents submitting a form around the list.
          event.preventDefault()
          commit()
        }}
        className={controlClass({ size: 'small' })}
        style={{ width: `calc(${String(pages).length}ch + 1.25rem)` }}
      />
      <span id={`${id}-of`}>{t('pager.of', { pages })}</span>
    </span>
  )
}

/** Hidden if all rows fit the smallest page size. */
export function PageSizeSelect<Row>({ table }: { table: DataTableModel<Row> }) {
  const t = useText('table')
  if (table.counts.total <= pageSizes[0]) return null
  const sizes = pageSizes.filter((size) => size !== 'all' || !table.paginated)
  const choices = sizes.map((size) => ({
    value: String(size),
    label: size === 'all' ? t('pager.all') : t('pager.sizeCount', { count: size }),
  }))
  return (
    <Select
      fixed
      hideLabel
      size="small"
      label={t('pager.size')}
      choices={choices}
      value={String(table.view.pageSize)}
      onChange={(value) => {
        const pageSize = pageSizes.find((size) => String(size) === value)
        if (pageSize !== undefined) table.setView({ pageSize })
      }}
    />
  )
}
