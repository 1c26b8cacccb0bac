/**
 * Where a press of the pointer took the focus away, waits until it is lifted: a message that appears in between would
 * move the button from under the pointer, and the click would be lost.
 */
export function afterPress(act: () => void) {
  if (document.querySelector(':active') === null) return act()
  // The click itself comes right after this event.
  window.addEventListener('mouseup', () => setTimeout(act), { once: true })
}
