const reachable = 'input, select, textarea, button, [tabindex]'

/** The control of this id, or the first one in the group of this id. */
export function focusField(id: string) {
  const place = document.getElementById(id)
  const control = place?.matches(reachable) ? place : place?.querySelector<HTMLElement>(reachable)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
