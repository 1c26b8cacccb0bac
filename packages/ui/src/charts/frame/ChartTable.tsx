import { HighlightedText } from '../../data-table/cells/HighlightedText.tsx'
import { cn } from '../../lib/cn.ts'
import type { ChartTableData } from '../chart.ts'

export interface ChartTableProps extends ChartTableData {
  name: string
  height: number
}

/** Data table that replaces the drawing at the same height. */
export function ChartTable({ name, height, head, rows }: ChartTableProps) {
  return (
    <section
      data-slot="chart-table"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
      tabIndex={0}
      className="overflow-auto rounded-control border border-line"
      style={{ maxHeight: height }}
    >
      <table className="w-full text-13 tabular-nums">
        <caption className="sr-only">{name}</caption>
        <thead className="sticky top-0 bg-surface-muted text-12 text-text-muted">
          <tr>
            {head.map((text, index) => (
              <th
                key={index}
                scope="col"
                className={cn('px-2 py-1 font-medium', index === 0 ? 'text-left' : 'text-right')}
              >
                <HighlightedText text={text} needle="" />
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map(({ cells: [first = '', ...values] }, index) => (
            <tr key={index} className="border-t border-line">
              <th scope="row" className="max-w-64 min-w-20 px-2 py-1 text-left font-normal wrap-break-word">
                <bdi translate="no">
                  <HighlightedText text={first} needle="" />
                </bdi>
              </th>
              {values.map((text, index) => (
                <td key={index} className="px-2 py-1 text-right whitespace-nowrap">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
