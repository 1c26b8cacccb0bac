import { PageSizeSelect } from '../data-table/paging/PageSizeSelect.tsx'
import { TablePager } from '../data-table/paging/TablePager.tsx'
import type { DataTableModel } from '../data-table/useDataTable.tsx'
import { cn } from '../lib/cn.ts'

interface ListFooterProps<Row> {
  table: DataTableModel<Row>
  /** False while nobody knows how many rows there are: the footer keeps its place and says nothing. */
  counted: boolean
}

/** On a phone one line: the first and last page and the label of the page number give room. */
const onePhoneLine =
  'max-sm:gap-x-2 max-sm:[&_nav>:first-child]:hidden max-sm:[&_nav>:last-child]:hidden max-sm:[&_nav_label]:sr-only'

export function ListFooter<Row>({ table, counted }: ListFooterProps<Row>) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 gap-y-1 px-4 py-1 md:px-6">
      {counted ? (
        <>
          <PageSizeSelect table={table} />
          <TablePager table={table} className={cn('ml-auto', onePhoneLine)} />
        </>
      ) : null}
    </div>
  )
}
