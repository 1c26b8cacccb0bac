import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react'
import type { Mark } from '../columns/column.ts'

const markStyles = {
  warning: { Icon: TriangleAlert, tone: 'text-warning-icon' },
  danger: { Icon: CircleX, tone: 'text-danger-icon' },
  success: { Icon: CircleCheck, tone: 'text-success-icon' },
  info: { Icon: Info, tone: 'text-info-icon' },
} as const

/** Icon with visually hidden text, which also appears in the full value. */
export function RowMark({ mark, label }: { mark: Mark; label: string }) {
  const { Icon, tone } = markStyles[mark.tone]
  return (
    <span className="mr-1.5 inline-flex align-[-2px]">
      <Icon aria-hidden size={14} className={tone} />
      <span className="sr-only">{label}</span>
    </span>
  )
}
