const reachable = 'input, select, textarea, button, [tabindex]'

/** Focuses the control with this id, or the first one inside the group with this id. */
export function focusField(id: string) {
  const place = document.getElementById(id)
  const control = place?.matches(reachable) ? place : place?.querySelector<HTMLElement>(reachable)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
