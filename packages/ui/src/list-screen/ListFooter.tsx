import { use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { PageSizeSelect, TablePager } from '../data-table/paging/TablePager.tsx'
import type { DataTableModel } from '../data-table/useDataTable.tsx'
import { FooterContext } from '../lib/contexts.ts'

interface ListFooterProps<Row> {
  table: DataTableModel<Row>
  /** False while the number of rows is unknown. */
  isCounted: boolean
  note?: ReactNode
}

/** Renders the pager into the footer of the shell, or inline without a shell. */
export function ListFooter<Row>(props: ListFooterProps<Row>) {
  const footer = use(FooterContext)
  if (footer === undefined)
    return (
      <div className="flex h-9 shrink-0 items-center gap-4 border-t border-line px-3 text-12 text-text-muted md:px-4">
        <FooterParts {...props} />
      </div>
    )
  if (footer === null) return null
  return createPortal(
    <div className="inventory-console contents">
      <FooterParts {...props} />
    </div>,
    footer,
  )
}

/** Inline pager of a `ListBlock`, because the shell's footer belongs to the page. */
export function BlockFooter<Row>(props: ListFooterProps<Row>) {
  return (
    <div className="flex min-h-9 items-center gap-4 px-3 text-12 text-text-muted md:px-4">
      <FooterParts {...props} />
    </div>
  )
}

function FooterParts<Row>({ table, isCounted, note }: ListFooterProps<Row>) {
  if (!isCounted) return null
  return (
    <>
      <div className="order-1 min-w-0 flex-auto truncate max-md:hidden">{note}</div>
      <div className="order-3 flex flex-1 shrink-0 items-center justify-end gap-3 max-md:min-w-0 max-md:justify-between md:min-w-max">
        <span className="max-sm:hidden">
          <PageSizeSelect table={table} />
        </span>
        <TablePager
          table={table}
          // One line on a phone: if both do not fit, the range moves to a second line, which is clipped.
          className="max-md:min-w-0 max-md:flex-1 max-sm:h-8 max-sm:flex-row-reverse max-sm:justify-start max-sm:overflow-y-clip max-sm:[&_nav]:-order-1 max-sm:[&_nav_label]:sr-only max-sm:[&_nav>:first-child]:hidden max-sm:[&_nav>:last-child]:hidden max-sm:[&>output]:truncate"
        />
      </div>
    </>
  )
}
