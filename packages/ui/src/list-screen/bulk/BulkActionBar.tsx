import { Check, Copy, X } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button, IconButton } from '../../components/button/Button.tsx'
import { useCopy } from '../../components/copyable/useCopy.ts'
import { idOf } from '../../data-table/body/rows.ts'
import { useRowText } from '../../data-table/body/TableRow.tsx'
import type { DataTableModel, RowSelection } from '../../data-table/useDataTable.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { focusPage, isFocusLost } from '../../lib/focus.ts'

/** Rows are selectable only if there are bulk actions. */
export function useBulkSelection(enabled: boolean): RowSelection | undefined {
  const [selected, onChange] = useState<ReadonlySet<string>>(() => new Set())
  return useMemo(() => (enabled ? { selected, onChange } : undefined), [enabled, selected])
}

/**
 * Renders the bulk action buttons for the selected rows. `clear` resets the selection. `hidden`: how many of the rows the
 * search or the filters hide, under server-side pagination also those on other pages; the dialog of the action says it.
 */
export type BulkActions<Row> = (rows: readonly Row[], clear: () => void, hidden: number) => ReactNode

/** In the dialog of a bulk action, which covers the bar. */
export function HiddenRowsNote({ count = 0 }: { count?: number | undefined }) {
  const t = useText('list')
  return count === 0 ? null : <Banner tone="warning">{t('bulk.hiddenRows', { count })}</Banner>
}

interface BulkActionBarProps<Row> {
  table: DataTableModel<Row>
  actions: BulkActions<Row> | undefined
}

/** Ignores selected rows that a refresh removed, and counts those that the search or the filters hide. */
export function BulkActionBar<Row>({ table, actions }: BulkActionBarProps<Row>) {
  const { selection, result, rowId, texts, model } = table
  const rowText = useRowText(table)
  // Under server-side pagination, selected rows of other pages are kept in a map.
  const [knownRows] = useState(() => new Map<string, Row>())
  const selectedRows = useMemo(
    () => {
      const loadedRows = (result?.rows ?? []).filter((row) => selection?.selected.has(idOf(table, row)))
      if (!table.paginated) return loadedRows
      for (const row of loadedRows) knownRows.set(idOf(table, row), row)
      return [...(selection?.selected ?? [])].flatMap((id) => knownRows.get(id) ?? [])
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the table is a new object each render; these are the fields used
    [result?.rows, selection?.selected, rowId, table.paginated],
  )
  const copy = useCopy()
  const visible = useMemo(() => {
    if (!result) return selectedRows
    const shown = new Set(result.order ? [...result.order].map((index) => result.rows[index]) : result.rows)
    return selectedRows.filter((row) => shown.has(row))
  }, [result, selectedRows])
  if (!actions || !selection || selectedRows.length === 0) return null
  const clear = () => selection.onChange(new Set())
  const hidden = selectedRows.length - visible.length
  const headers = model.visible.map(({ column }) => texts.header(column.id)).join('\t')
  return (
    <BulkBar
      count={selectedRows.length}
      hidden={table.paginated ? 0 : hidden}
      onDeselectHidden={() => selection.onChange(new Set(visible.map((row) => idOf(table, row))))}
      onClear={clear}
      onCopy={() => copy([headers, ...selectedRows.map(rowText)].join('\n'))}
    >
      {actions(selectedRows, clear, hidden)}
    </BulkBar>
  )
}

interface BulkBarProps {
  count: number
  /** Selected rows that the search or the filters hide. Actions include them. */
  hidden: number
  onDeselectHidden: () => void
  onClear: () => void
  /** Returns whether it succeeded. */
  onCopy: () => Promise<boolean>
  /** Bulk action buttons. */
  children: ReactNode
}

/** Floats over the bottom of the table, so that the first selection causes no layout shift. */
function BulkBar({ count, hidden, onDeselectHidden, onClear, onCopy, children }: BulkBarProps) {
  const t = useText('list')
  const common = useText('common')
  const [copied, setCopied] = useState(false)
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
          {hidden > 0 && <span className="text-warning-text"> {t('bulk.hidden', { count: hidden })}</span>}
        </span>
        {hidden > 0 && (
          <Button variant="ghost" onClick={onDeselectHidden}>
            {t('bulk.deselectHidden')}
          </Button>
        )}
        {children}
        <Button variant="ghost" onClick={() => void onCopy().then(setCopied)} onBlur={() => setCopied(false)}>
          {copied ? <Check size={16} className="text-success-icon" /> : <Copy size={16} />}
          {t('bulk.copy')}
        </Button>
        {/* Only the icon is visible, because a word would move the other buttons. */}
        <output className="sr-only">{copied ? common('actions.copied') : null}</output>
        <IconButton label={t('bulk.clear')} onClick={onClear}>
          <X size={16} />
        </IconButton>
      </section>
    </div>
  )
}

/** Focuses the table if the bar had the focus, or a dialog that it opened. */
function returnFocus() {
  // After a closing dialog has tried to focus its button.
  setTimeout(() => {
    if (!isFocusLost() && document.activeElement?.id !== 'content') return
    const cell = document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')
    if (cell) cell.focus()
    else focusPage()
  })
}
