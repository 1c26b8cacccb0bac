import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react'
import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { UnreadMark } from '../../../../data-table/cells/cells.tsx'
import { naturalKey } from '../../../../data-table/engine/search.ts'
import { useText } from '../../../../i18n/I18nProvider.tsx'
import { type FieldId, useFieldLabels } from '../../../../i18n/useFieldLabels.ts'
import { isTyping, onSingleClick } from '../../../../lib/dom.ts'
import { Link } from '../../../../lib/links.ts'
import { readMarked } from '../../../../lib/unreadValues.ts'

/** A column of the databases of one technology. */
export interface DatabaseColumn<Database> {
  /** Its header is `hostDetails.table.columns.<id>`, or `common.columns.<id>`. */
  id: FieldId<'hostDetails.table'>
  unit?: 'gigabytes'
  /** Numbers are aligned at their end. On a phone they are left out. */
  align?: 'end'
  /** Left out below 1200 px, where the columns that decide would not fit. */
  wideOnly?: boolean
  /** On a phone: in a line of its own, also if it is a number. */
  phone?: 'wide'
  /** Reads what the cell shows. Rows without a value come last. */
  sortBy: (database: Database) => string | number | null
  cell: (database: Database) => ReactNode
}

export interface DatabaseTableRow<Database> {
  /** Unique in the table. */
  id: string
  name: string
  /** Distinguishes databases with the same name. */
  note: string
  database: Database
  /** Address of the open database. */
  to: string
}

export interface DatabasesTableProps<Database> {
  /** What a row is. */
  kind: 'database' | 'instance'
  rows: readonly DatabaseTableRow<Database>[]
  columns: readonly DatabaseColumn<Database>[]
  openId: string | null
  /** `null` closes. */
  onOpen: (id: string | null) => void
  /** The open database, below its row. */
  children: (database: Database) => ReactNode
}

interface Sort {
  id: string
  desc: boolean
}

const cellClass = 'h-9 border-t border-line px-3 text-left font-normal whitespace-nowrap'
/** On a phone a row is a card: the name in its own line, and a label in front of each value. */
const cardCellClass =
  'max-md:flex max-md:h-6 max-md:items-center max-md:justify-between max-md:gap-3 max-md:border-0 max-md:p-0 max-md:before:text-12 max-md:before:text-text-muted max-md:before:content-[attr(data-label)]'

/** Databases of a host in rows. A row opens its database in place. */
export function DatabasesTable<Database>(props: DatabasesTableProps<Database>) {
  const { kind, rows, columns, openId, onOpen, children } = props
  const table = useText('table')
  const label = useFieldLabels('hostDetails.table')
  const common = useText('common')
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [sort, setSort] = useState<Sort>({ id: 'database', desc: false })
  const sortedRows = sortRows(rows, columns, sort)
  useScrollToOpen(frame)

  const linkOf = (rowId: string) =>
    frame.current?.querySelector<HTMLElement>(`[data-database="${CSS.escape(rowId)}"] a`)
  const close = () => {
    const link = openId === null ? null : linkOf(openId)
    onOpen(null)
    link?.focus()
  }
  const toggle = (rowId: string) => onOpen(rowId === openId ? null : rowId)

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    if (!(target instanceof HTMLElement) || isTyping(target)) return
    if (key === 'Escape' && openId !== null) {
      // Escape first closes the panel with the full value of a cell.
      if (target.matches('[aria-describedby]')) return
      close()
      event.preventDefault()
      return
    }
    const step = key === 'ArrowDown' || key === 'j' ? 1 : key === 'ArrowUp' || key === 'k' ? -1 : 0
    if (step === 0 || target.closest('[data-database]') === null) return
    const links = [...(frame.current?.querySelectorAll<HTMLElement>('[data-database] > th a') ?? [])]
    links[links.indexOf(target) + step]?.focus({ focusVisible: true })
    event.preventDefault()
  })
  useEffect(() => {
    const controller = new AbortController()
    frame.current?.addEventListener('keydown', (event) => onKeyDown(event), { signal: controller.signal })
    return () => controller.abort()
  }, [])

  return (
    <div ref={frame} className="@container min-w-0 overflow-x-auto">
      <table className="w-full border-collapse text-13 max-md:block">
        <caption className="sr-only">{common('columns.databases')}</caption>
        <thead className="bg-surface-muted text-12 text-text-muted max-md:sr-only">
          <tr>
            <Head
              id="database"
              label={label(kind === 'database' ? 'dbName' : 'instance')}
              sort={sort}
              onSort={setSort}
            />
            {columns.map((column) => (
              <Head
                key={column.id}
                id={column.id}
                label={label(column.id)}
                unit={column.unit && table(`units.${column.unit}`)}
                align={column.align}
                className={column.wideOnly ? 'max-xl:hidden' : undefined}
                sort={sort}
                onSort={setSort}
              />
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {sortedRows.map((row) => {
            const isOpen = row.id === openId
            return (
              <Fragment key={row.id}>
                <tr
                  data-database={row.id}
                  onClick={(event) => onRowClick(event, () => toggle(row.id))}
                  className={clsx(
                    'cursor-pointer scroll-mt-4 hover:bg-surface-hover max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:border-t max-md:border-line max-md:px-3 max-md:py-2',
                    isOpen && 'bg-surface-selected hover:bg-surface-selected',
                  )}
                >
                  <th
                    scope="row"
                    className={clsx(cellClass, 'max-md:col-span-2 max-md:h-8 max-md:border-0 max-md:px-0')}
                  >
                    <span className="flex min-w-0 items-center gap-1.5">
                      <ChevronRight
                        aria-hidden
                        size={14}
                        className={clsx(
                          'shrink-0 text-text-muted transition-transform',
                          isOpen && 'rotate-90',
                        )}
                      />
                      <Link
                        to={row.to}
                        aria-expanded={isOpen}
                        aria-controls={isOpen ? `${id}-panel` : undefined}
                        onClick={(event) => onLinkClick(event, () => toggle(row.id))}
                        className="inline-flex min-h-6 min-w-6 items-center font-medium text-accent-text hover:underline"
                      >
                        <bdi translate="no" className="max-w-64 truncate" title={row.name}>
                          {row.name}
                        </bdi>
                      </Link>
                      {row.note === '' ? null : (
                        <bdi translate="no" className="truncate text-12 text-text-muted">
                          {row.note}
                        </bdi>
                      )}
                    </span>
                  </th>
                  {columns.map((column) => (
                    <td
                      key={column.id}
                      data-label={label(column.id)}
                      className={clsx(
                        cellClass,
                        cardCellClass,
                        column.align === 'end' && 'text-right tabular-nums',
                        column.wideOnly && 'max-xl:hidden',
                        phoneClass(column),
                      )}
                    >
                      <Cell column={column} database={row.database} />
                    </td>
                  ))}
                </tr>
                {isOpen ? (
                  <tr className="max-md:block">
                    <td colSpan={columns.length + 1} className="border-t border-line p-0 max-md:block">
                      <section
                        id={`${id}-panel`}
                        aria-label={row.name}
                        className="sticky left-0 w-[100cqw] border-l-2 border-accent p-3 md:p-4"
                      >
                        {children(row.database)}
                      </section>
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Database>({ column, database }: { column: DatabaseColumn<Database>; database: Database }) {
  const { unread } = readMarked(() => column.sortBy(database))
  return unread ? <UnreadMark unread={unread} /> : column.cell(database)
}

function phoneClass<Database>({ align, phone }: DatabaseColumn<Database>): string {
  if (phone === 'wide') return 'max-md:col-span-2'
  return align === 'end' ? 'max-md:hidden' : ''
}

interface HeadProps {
  id: string
  label: string
  unit?: string | undefined
  align?: 'end' | undefined
  className?: string | undefined
  sort: Sort
  onSort: (sort: Sort) => void
}

function Head({ id, label, unit, align, className, sort, onSort }: HeadProps) {
  const isSorted = sort.id === id
  const Icon = sort.desc ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.desc ? 'descending' : 'ascending') : undefined}
      className={clsx(
        'h-9 px-1 font-medium whitespace-nowrap',
        align === 'end' ? 'text-right' : 'text-left',
        className,
      )}
    >
      <button
        type="button"
        onClick={() => onSort({ id, desc: isSorted ? !sort.desc : align === 'end' })}
        className="inline-flex h-7 items-center gap-1 rounded-control px-2 hover:bg-surface-hover hover:text-text"
      >
        {label}
        {unit === undefined ? null : <span className="font-normal">{unit}</span>}
        {isSorted ? <Icon aria-hidden size={12} /> : null}
      </button>
    </th>
  )
}

function sortRows<Database>(
  rows: readonly DatabaseTableRow<Database>[],
  columns: readonly DatabaseColumn<Database>[],
  { id, desc }: Sort,
): readonly DatabaseTableRow<Database>[] {
  const column = columns.find((one) => one.id === id)
  const keyOf = ({ name, database }: DatabaseTableRow<Database>) => {
    const value = column ? column.sortBy(database) : name
    // The cell of an empty text is a dash.
    return value === '' ? null : typeof value === 'string' ? naturalKey(value) : value
  }
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }))
  const direction = desc ? -1 : 1
  return keyed
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
      if (a.key === b.key) return 0
      return a.key < b.key ? -direction : direction
    })
    .map(({ row }) => row)
}

/** A click beside links and controls opens the row. With a modifier key, a link opens in a new tab. */
function onRowClick(event: MouseEvent<HTMLElement>, action: () => void) {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
  if (target instanceof Element && target.closest('a, button, input, label') === null)
    onSingleClick(event, action)
}

function onLinkClick(event: MouseEvent<HTMLElement>, action: () => void) {
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  action()
}

/** Brings the database of the URL into view when the page opens. */
function useScrollToOpen(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const row = frame.current?.querySelector('[aria-expanded="true"]')?.closest('tr')
    if (row && row.getBoundingClientRect().top > window.innerHeight * 0.7)
      row.scrollIntoView({ block: 'start' })
  }, [frame])
}
