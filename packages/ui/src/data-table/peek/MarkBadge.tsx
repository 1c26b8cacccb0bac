import { Badge } from '../../components/badge/Badge.tsx'
import type { PeekMark } from './peek.ts'

/** A mark with its words, which the table only shows as an icon. */
export function MarkBadge({ mark, label }: PeekMark) {
  return <Badge tone={mark.tone}>{label}</Badge>
}
