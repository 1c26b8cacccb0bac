/** On a box in which something is typed that Escape takes back: no dialog around it is closed by that key. */
export const takesEscape = { 'data-takes-escape': true } as const

/** Radix hears the key before the box does, so the box says beforehand that it is meant. */
export function leaveToBox(event: Event): void {
  if (document.activeElement?.hasAttribute('data-takes-escape')) event.preventDefault()
}
