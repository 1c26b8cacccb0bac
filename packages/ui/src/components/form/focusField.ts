const focusableSelector = 'input, select, textarea, button, [tabindex]'

/** Focuses the control with this id, or the first one inside the group with this id. */
export function focusField(id: string) {
  const element = document.getElementById(id)
  const control = element?.matches(focusableSelector)
    ? element
    : element?.querySelector<HTMLElement>(focusableSelector)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
