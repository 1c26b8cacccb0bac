import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface PickItem {
  /** Unique in its group. */
  id: string
  label: string
  /** Secondary text under the label, also searched. */
  note?: string | undefined
  icon?: LucideIcon | undefined
  /** Status or count on the right. */
  mark?: ReactNode
  /** Link of the item. Without it the item is only selectable. */
  to?: string | undefined
}

export interface PickGroup {
  id: string
  /** Absent for a single group. */
  label?: string | undefined
  items: readonly PickItem[]
  /** Number of items not in `items`. */
  hidden?: number | undefined
}
