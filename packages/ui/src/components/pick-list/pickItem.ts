import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface PickItem {
  /** Unique in its group. */
  id: string
  label: string
  /** Where it stands or what it is, under the label; found by it as well. */
  note?: string | undefined
  icon?: LucideIcon | undefined
  /** A status or a count, at the right. */
  mark?: ReactNode
  /** The page it leads to. Absent: it is only chosen. */
  to?: string | undefined
}

export interface PickGroup {
  id: string
  /** Absent where there is but one. */
  label?: string | undefined
  items: readonly PickItem[]
  /** How many more there are than `items`. */
  hidden?: number | undefined
}
