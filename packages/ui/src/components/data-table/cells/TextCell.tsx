import type { CellProps } from '../kinds.tsx'
import { MarkedText } from './MarkedText.tsx'

export function TextCell({ text, needle }: CellProps) {
  return <MarkedText text={text} needle={needle} />
}
