import type { LucideIcon } from 'lucide-react'

/** Entry in the menu of a row. */
export interface RowAction {
  /** Unique in its menu. */
  id: string
  label: string
  icon?: LucideIcon
  onSelect: () => void
  /** Offered in the side peek of a row without a page. */
  inPeek?: boolean
  /** Letter key that runs the action for the focused row. */
  shortcut?: string
  /** Reason shown while the action is disabled. */
  disabled?: string | undefined
  /** `danger` marks a destructive action. */
  tone?: 'danger'
}
