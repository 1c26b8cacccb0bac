import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import type { Column } from './column.ts'
import { kinds } from './kinds.tsx'
import { SelectAll } from './SelectAll.tsx'
import type { ColumnTexts } from './useColumnTexts.ts'
import type { DataTableModel } from './useDataTable.tsx'
import type { GridPlace } from './useGridFocus.ts'

interface TableHeadProps<Row> {
  table: DataTableModel<Row>
  texts: ColumnTexts
  active: GridPlace
}

const cell = 'h-row border-b border-line bg-surface-muted p-0 text-12 font-medium text-text-muted'

export function TableHead<Row>({ table, texts, active }: TableHeadProps<Row>) {
  const { model, selection } = table
  const lead = selection ? 1 : 0
  const hasGroups = model.groupCells.length > 0
  return (
    <thead className="sticky top-0 z-20 group-data-[scrolled-y]/scroller:shadow-[0_1px_0_0_var(--line-strong)]">
      {hasGroups && (
        <tr aria-rowindex={1}>
          {lead === 1 && <td className={cn(cell, 'sticky left-0 z-10')} />}
          {model.groupCells.map(({ key, group, span }, index) =>
            group === null ? (
              <td key={key} colSpan={span} className={cn(cell, index === 0 && lead === 0 && 'z-10')} />
            ) : (
              <th
                key={key}
                colSpan={span}
                scope="colgroup"
                className={cn(cell, 'border-l border-l-line px-3 text-left')}
              >
                <span className="sticky left-3 inline-block">{texts.group(group)}</span>
              </th>
            ),
          )}
        </tr>
      )}
      <tr aria-rowindex={hasGroups ? 2 : 1}>
        {selection && (
          <th scope="col" className={cn(cell, 'sticky left-0 z-10 text-center')}>
            <SelectAll
              table={table}
              selection={selection}
              focused={active.row === -1 && active.column === 0}
            />
          </th>
        )}
        {model.shown.map(({ column }, index) => (
          <Header
            key={column.id}
            column={column}
            first={index === 0}
            lead={lead}
            place={index + lead}
            colIndex={table.columns.indexOf(column) + 1 + lead}
            focused={active.row === -1 && active.column === index + lead}
            texts={texts}
            sort={table.view.sort}
            onSort={(sort) => table.setView({ sort })}
          />
        ))}
      </tr>
    </thead>
  )
}

type Sort = { id: string; desc: boolean } | null

interface HeaderProps<Row> {
  column: Column<Row>
  first: boolean
  lead: number
  place: number
  colIndex: number
  focused: boolean
  texts: ColumnTexts
  sort: Sort
  onSort: (sort: Sort) => void
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const

function Header<Row>({
  column,
  first,
  lead,
  place,
  colIndex,
  focused,
  texts,
  sort,
  onSort,
}: HeaderProps<Row>) {
  const t = useText('table')
  const { align, unit } = kinds[column.kind]
  const order = sort?.id !== column.id ? 'none' : sort.desc ? 'descending' : 'ascending'
  const Icon = icons[order]
  const next = {
    none: { id: column.id, desc: false },
    ascending: { id: column.id, desc: true },
    descending: null,
  }[order]
  return (
    <th
      scope="col"
      aria-sort={order}
      aria-colindex={colIndex}
      className={cn(cell, first && firstColumn, first && (lead === 1 ? 'left-10' : 'left-0'))}
    >
      <button
        type="button"
        data-place={`-1:${place}`}
        tabIndex={focused ? 0 : -1}
        title={t(`sort.${order}`)}
        onClick={() => onSort(next)}
        className={cn(
          'group/sort flex h-full w-full items-center gap-1 px-3 focus-visible:outline-offset-[-2px]',
          align === 'end' && 'flex-row-reverse',
          order === 'none' ? 'hover:text-text' : 'text-text',
        )}
      >
        <span className="truncate">
          {texts.header(column.id)}
          {unit && <span className="ml-1 font-normal text-text-muted">{t(`units.${unit}`)}</span>}
        </span>
        <Icon
          aria-hidden
          size={12}
          className={cn(
            'shrink-0',
            order === 'none' && 'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100',
          )}
        />
      </button>
    </th>
  )
}

export const firstColumn =
  'sticky z-10 group-data-[scrolled-x]/scroller:shadow-[1px_0_0_0_var(--line-strong)]'
