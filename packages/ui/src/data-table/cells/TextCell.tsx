import type { CellProps } from './cellProps.ts'
import { MarkedText } from './MarkedText.tsx'

export function TextCell({ text, needle }: CellProps) {
  return <MarkedText text={text} needle={needle} />
}
