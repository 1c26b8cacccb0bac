import type { LucideIcon } from 'lucide-react'

/** Something that can be done with one row, in the menu at its end. */
export interface RowAction {
  /** Unique in its menu. */
  id: string
  label: string
  icon?: LucideIcon
  onSelect: () => void
  /** Why it cannot be done now. */
  disabled?: string | undefined
  /** `danger`: something goes for good. */
  tone?: 'danger'
}
