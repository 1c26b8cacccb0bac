import { formatDate, formatDateTime } from '../../../lib/format.ts'
import type { CellProps } from '../kinds.tsx'
import { MarkedText } from './MarkedText.tsx'

export function DateTimeCell({ value, needle }: CellProps) {
  return <MarkedText text={formatDateTime(value)} needle={needle} />
}

export function DateCell({ value, needle }: CellProps) {
  return <MarkedText text={formatDate(value)} needle={needle} />
}
