/** Marks an input that handles Escape itself, so that a dialog around it stays open. */
export const handlesEscape = { 'data-takes-escape': true } as const

/** Radix handles the key before the input does, so the input is marked beforehand. */
export function letInputHandleEscape(event: Event): void {
  if (document.activeElement?.hasAttribute('data-takes-escape')) event.preventDefault()
}
