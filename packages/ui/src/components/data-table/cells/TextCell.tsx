import type { CellProps } from '../kinds.tsx'
import { MarkedText } from './MarkedText.tsx'

export function TextCell({ value, needle }: CellProps) {
  return <MarkedText text={String(value)} needle={needle} />
}
