import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { useCalmLoading } from '../skeleton/useCalmLoading.ts'
import { FullValue } from './FullValue.tsx'
import { openRow } from './openRow.ts'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { useColumnTexts } from './useColumnTexts.ts'
import { useCopyCell } from './useCopyCell.ts'
import type { DataTableModel } from './useDataTable.tsx'
import { useGridFocus } from './useGridFocus.ts'
import { useRowHeight } from './useRowHeight.ts'
import { useRowSelection } from './useRowSelection.ts'
import { useWindow } from './useWindow.ts'

export interface DataTableProps<Row> {
  table: DataTableModel<Row>
  /** What the table is a list of: its accessible name. */
  name: string
  loading?: boolean
  /** Stands where the rows would: nothing there, nothing found, failed. Head and layout stay. */
  slot?: ReactNode
  className?: string
}

/** The one table: fills the height it is given and scrolls inside it. Without one it is as high as the window. */
export function DataTable<Row>({ table, name, loading = false, slot, className }: DataTableProps<Row>) {
  const t = useText('table')
  const texts = useColumnTexts(table.area)
  const rowHeight = useRowHeight()
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const { model, counts, selected } = table
  const skeleton = useCalmLoading(loading || selected === null)
  const count = skeleton || slot ? 0 : counts.to - Math.max(counts.from - 1, 0)
  const lead = table.selection ? 1 : 0
  const focus = useGridFocus({ rows: count, columns: model.shown.length + lead })
  const drawn = useWindow({ scroller, rows: count, rowHeight, kept: focus.active.row })
  useLayoutEffect(() => focus.follow(scroller))
  const query = selected?.query
  useLayoutEffect(() => {
    scroller?.scrollTo({ top: 0 })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other rows begin at their first one
  }, [scroller, query, counts.page])

  const selectRow = useRowSelection(table)
  const copyCell = useCopyCell(table)
  const headRows = model.groupCells.length > 0 ? 2 : 1
  const first = model.shown[0]?.width ?? 0
  const style = useMemo(() => ({ minWidth: model.width + lead * 40 }), [model.width, lead])

  return (
    <div data-slot="data-table" className={cn('relative min-h-0 min-w-0 flex-1', className)}>
      <div
        ref={setScroller}
        className="group/scroller h-full max-h-dvh overflow-auto overscroll-x-contain bg-surface"
        style={{ scrollPaddingTop: headRows * rowHeight, scrollPaddingLeft: first + lead * 40 }}
        onScroll={markScrolled}
      >
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a real table pastes into spreadsheets
          role="grid"
          aria-label={name}
          aria-busy={skeleton || table.pending}
          aria-rowcount={headRows + (skeleton ? 0 : counts.matched)}
          aria-colcount={table.columns.length + lead}
          aria-multiselectable={table.selection ? true : undefined}
          className="w-full table-fixed border-separate border-spacing-0 text-13"
          style={style}
          onFocus={focus.onFocus}
          onBlur={focus.onBlur}
          onKeyDown={(event) => focus.onKeyDown(event, Math.max(1, drawn.visible - headRows - 1))}
          onClick={(event) => {
            selectRow(event)
            openRow(event)
          }}
          onCopy={copyCell}
        >
          <colgroup>
            {lead === 1 && <col style={{ width: 40 }} />}
            {model.shown.map(({ column, width }) => (
              <col key={column.id} style={{ width }} />
            ))}
          </colgroup>
          <TableHead table={table} texts={texts} active={focus.active} />
          {skeleton ? (
            <SkeletonRows columns={model.shown} lead={lead} label={t('loading')} />
          ) : (
            <TableBody
              table={table}
              texts={texts}
              places={drawn.places}
              rows={count}
              rowHeight={rowHeight}
              active={focus.active}
              headRows={headRows}
            />
          )}
        </table>
        {slot !== undefined && !skeleton && <div className="sticky left-0 w-full">{slot}</div>}
      </div>
      <FullValue table={table} texts={texts} scroller={scroller} />
    </div>
  )
}

/** A hairline tells that something lies under the head or the first column. */
function markScrolled({ currentTarget }: { currentTarget: HTMLElement }) {
  currentTarget.toggleAttribute('data-scrolled-x', currentTarget.scrollLeft > 0)
  currentTarget.toggleAttribute('data-scrolled-y', currentTarget.scrollTop > 0)
}
