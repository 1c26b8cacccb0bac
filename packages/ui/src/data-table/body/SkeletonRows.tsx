import { Skeleton } from '../../components/skeleton/Skeleton.tsx'
import type { ShownColumn } from '../columns/columnModel.ts'
import { kinds } from '../columns/kinds.tsx'

interface SkeletonRowsProps<Row> {
  columns: readonly ShownColumn<Row>[]
  leading: number
  trailing: number
  label: string
}

const rows = Array.from({ length: 25 }, (_, row) => row)
/** Uneven widths, so that the skeletons look like text. */
const skeletonWidths = ['w-4/5', 'w-1/2', 'w-2/3', 'w-3/5', 'w-11/12', 'w-2/5', 'w-3/4']

export function SkeletonRows<Row>({ columns, leading, trailing, label }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-label={label}>
      {rows.map((row) => (
        <tr key={row} aria-hidden>
          {leading > 0 && <td colSpan={leading} className="h-row border-b border-line" />}
          {columns.map(({ column }, index) => (
            <td key={column.id} className="h-row border-b border-line px-3 py-0">
              <Skeleton
                className={`${skeletonWidths[(row * 3 + index * 2) % skeletonWidths.length]} h-3 ${kinds[column.kind].align === 'end' ? 'ml-auto' : ''}`}
              />
            </td>
          ))}
          <td aria-hidden data-filler className="h-row border-b border-line" />
          {trailing > 0 && <td className="h-row border-b border-line" />}
        </tr>
      ))}
    </tbody>
  )
}
