/** Quick filter in the toolbar or in its overflow menu. */
export interface QuickFilter {
  id: string
  label: string
  /** Formatted row count; absent for an applied filter. */
  count?: string
  pressed: boolean
  disabled: boolean
  onToggle: () => void
}
