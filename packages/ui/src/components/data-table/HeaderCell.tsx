import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { cn } from '../../lib/cn.ts'
import { kinds } from './kinds.tsx'
import { pinnedClass } from './pinnedClass.ts'
import type { DataTableModel } from './useDataTable.tsx'

interface HeaderCellProps<Row> {
  table: DataTableModel<Row>
  /** Its place among the columns shown. */
  at: number
  focused: boolean
  onColumnKey: (event: KeyboardEvent, at: number) => void
}

export const headClass = 'h-row border-b border-line bg-surface-muted p-0 text-12 font-medium text-text-muted'

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const
const keys = 'Shift+ArrowLeft Shift+ArrowRight Control+Shift+ArrowLeft Control+Shift+ArrowRight'

/** Sorts when pressed, moves when dragged or by Shift and an arrow, widens at its edge or with Control too. */
export function HeaderCell<Row>({ table, at, focused, onColumnKey }: HeaderCellProps<Row>) {
  const t = useText('table')
  const { model, lead, texts, view, setView } = table
  const shown = model.shown[at]
  if (!shown) return null
  const { column, left } = shown
  const { align, unit } = kinds[column.kind]
  const order = view.sort?.id !== column.id ? 'none' : view.sort.desc ? 'descending' : 'ascending'
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
      aria-colindex={model.arranged.indexOf(column) + 1 + lead}
      data-column={column.id}
      className={cn(headClass, at > 0 && 'relative', drop, pinnedClass(model.shown, at))}
      style={left === undefined ? undefined : { left }}
    >
      <button
        type="button"
        data-place={`-1:${at + lead}`}
        tabIndex={focused ? 0 : -1}
        title={[texts.hint(column.id), t(`sort.${order}`)].filter(Boolean).join(' ')}
        aria-keyshortcuts={keys}
        onClick={() => setView({ sort: next })}
        onKeyDown={(event) => onColumnKey(event, at)}
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
      <span data-resize aria-hidden className={edge} />
    </th>
  )
}

/** Where the column that is dragged would go. */
const drop =
  'data-[drop=after]:shadow-[inset_-2px_0_0_0_var(--accent)] data-[drop=before]:shadow-[inset_2px_0_0_0_var(--accent)]'
const edge =
  'absolute inset-y-0 right-0 z-[1] w-2 cursor-col-resize touch-none select-none after:absolute after:inset-y-2 after:right-0 after:w-px after:bg-line-strong after:opacity-0 hover:after:w-0.5 hover:after:bg-accent hover:after:opacity-100 [tr:hover>th>&]:after:opacity-100'
