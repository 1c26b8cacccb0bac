import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../components/button/IconButton.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { Counts, DataTableModel } from '../useDataTable.tsx'
import { PageInput } from './PageInput.tsx'

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
      className={cn(
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
