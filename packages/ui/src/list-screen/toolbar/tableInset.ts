import { cn } from '../../lib/cn.ts'

/** Aligns the first and last cell with the toolbar. Headers get less, because their button has padding. */
export const tableInset = cn(
  'md:[&_tbody_tr>:first-child]:pl-4 md:[&_tbody_tr>:last-child]:pr-4',
  'md:[&_thead_th:first-child]:pl-1 md:[&_thead_th:last-child]:pr-1',
  'md:[&_thead_th:first-child:not([data-column])]:pr-3 md:[&_thead_th:first-child:not([data-column])]:pl-4',
)
