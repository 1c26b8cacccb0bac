import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { Mark } from '../columns/column.ts'

// Elements, so that React skips an icon that stays the same while scrolling.
const icons = {
  warning: <TriangleAlert aria-hidden size={14} className="text-warning-icon" />,
  danger: <CircleX aria-hidden size={14} className="text-danger-icon" />,
  success: <CircleCheck aria-hidden size={14} className="text-success-icon" />,
  info: <Info aria-hidden size={14} className="text-info-icon" />,
}

/** Icon with visually hidden text, which also appears in the full value. */
export function RowMark({ mark, label }: { mark: Mark; label: string }) {
  return (
    <span className="mr-1.5 inline-flex align-[-2px]">
      {icons[mark.tone]}
      <span className="sr-only">{label}</span>
    </span>
  )
}
