import { ChevronRight } from 'lucide-react'
import { PureComponent } from 'react'
import { Checkbox } from '../../components/checkbox/Checkbox.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { menuPinnedClass } from '../columns/pinnedClass.ts'
import { leadWidth } from '../edges.ts'
import { LazyRowMenu } from './LazyRowMenu.tsx'
import type { RowAction } from './rowAction.ts'
import { cellClass, RowCell, type RowContent } from './RowCell.tsx'
import { useValueFormatter } from './useFullValue.ts'

/** Callbacks shared by all rows, with stable identity. */
export interface RowCallbacks<Row> {
  actions: (row: Row) => readonly RowAction[]
  toggle: (row: Row) => void
  copy: (row: Row) => void
}

/** The cell of a column, or a blank one over columns outside of the viewport. */
export interface BodyCell {
  columnIndex: number
  /** Number of columns under a blank cell, otherwise 0. */
  blankSpan: number
}

interface TableRowProps<Row> extends RowContent<Row> {
  /** Unique in the list. */
  id: string
  /** Names the row's controls; '' if rows have none. */
  name: string
  cells: readonly BodyCell[]
  ariaRow: number
  /** Column index of the tab stop, or -1. */
  active: number
  /** `null` if rows are not selectable. */
  selected: boolean | null
  /** `true` while its detail is expanded; `null` if rows have none. */
  open: boolean | null
  /** `true` after the row was saved, or found by its id. */
  revealed: boolean
  hasMenu: boolean
  callbacks: RowCallbacks<Row>
}

/** Above the neighboring cell, because a button may be wider than its column. */
const stickyCellClass = 'sticky z-[11] bg-surface px-0 text-center whitespace-nowrap'

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { id, name, row, columns, cells, rowIndex, ariaRow: ariaRowIndex, active, selected } = props
  const { open, revealed, hasMenu, callbacks, texts } = props
  const t = useText('table')
  const formatValue = useValueFormatter(texts)
  const lead = (selected === null ? 0 : 1) + (open === null ? 0 : 1)
  const menuColumnIndex = lead + columns.length
  return (
    <tr
      aria-rowindex={ariaRowIndex}
      aria-selected={selected ?? undefined}
      aria-current={revealed || undefined}
      className="group/row"
      data-row-index={rowIndex}
    >
      {selected !== null && (
        <td aria-colindex={1} className={cn(cellClass, stickyCellClass, 'left-0')}>
          <Checkbox
            hideLabel
            label={t('select.row', { name })}
            checked={selected}
            tabIndex={active === 0 ? 0 : -1}
            data-cell={`${rowIndex}:0`}
            data-row-select={rowIndex}
            className="inline-grid align-middle"
          />
        </td>
      )}
      {open !== null && (
        <td
          aria-colindex={lead}
          className={cn(cellClass, stickyCellClass)}
          style={{ left: (lead - 1) * leadWidth }}
        >
          <button
            type="button"
            aria-expanded={open}
            aria-label={t('detail.open', { name })}
            title={t('detail.open', { name })}
            tabIndex={active === lead - 1 ? 0 : -1}
            data-cell={`${rowIndex}:${lead - 1}`}
            onClick={() => callbacks.toggle(row)}
            className="-mx-1 inline-grid size-6 place-items-center rounded-control align-middle text-text-muted hover:bg-surface-active hover:text-text"
          >
            <ChevronRight aria-hidden size={16} className={cn('transition-transform', open && 'rotate-90')} />
          </button>
        </td>
      )}
      {cells.map(({ columnIndex, blankSpan }) =>
        blankSpan > 0 ? (
          <td key={columnIndex} colSpan={blankSpan} className={cellClass} />
        ) : (
          <RowCell
            key={columns[columnIndex]?.column.id}
            content={props}
            formatValue={formatValue}
            columnIndex={columnIndex}
            leading={lead}
            focused={active === columnIndex + lead}
          />
        ),
      )}
      <td aria-hidden data-filler className={cn(cellClass, 'p-0!')} />
      {hasMenu && (
        <td
          tabIndex={active === menuColumnIndex ? 0 : -1}
          data-cell={`${rowIndex}:${menuColumnIndex}`}
          className={cn(cellClass, menuPinnedClass, 'bg-surface')}
        >
          <LazyRowMenu
            id={id}
            name={name}
            actions={() => callbacks.actions(row)}
            onCopy={() => callbacks.copy(row)}
          />
        </td>
      )}
    </tr>
  )
}

/**
 * Memoized, so that scrolling and focus changes do not re-render the row.
 * A class, because `memo` loses the type parameter.
 */
export class TableRow<Row> extends PureComponent<TableRowProps<Row>> {
  override render() {
    return <PlainRow {...this.props} />
  }
}
