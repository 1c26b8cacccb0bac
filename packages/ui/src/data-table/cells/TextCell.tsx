import type { CellProps } from './cellProps.ts'
import { HighlightedText } from './HighlightedText.tsx'

export function TextCell({ text, needle }: CellProps) {
  return <HighlightedText text={text} needle={needle} />
}
