/** One entry of the row of quick filters, and of the menu of those that find no room in it. */
export interface QuickFilter {
  id: string
  label: string
  /** How many rows it keeps; absent for an applied filter. */
  count?: string
  pressed: boolean
  disabled: boolean
  onToggle: () => void
}
