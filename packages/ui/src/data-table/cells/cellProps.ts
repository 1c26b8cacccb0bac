import type { Tone } from '../../components/badge/tones.tsx'
import type { Kind } from '../columns/column.ts'
import type { Key } from '../engine/read.ts'

export interface CellProps {
  kind: Kind
  value: Key
  /** The displayed value: formatted, and a label in place of a code. */
  text: string
  /** The folded search terms, one per line; '' without a search. */
  needle: string
  /** The row's tone in a column of badges. */
  tone: Tone
}
