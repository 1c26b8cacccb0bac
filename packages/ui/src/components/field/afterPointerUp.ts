/**
 * Defers blur validation until pointer up: a message that appears in between would move the button from
 * under the pointer, and the click would be lost.
 */
export function afterPointerUp(callback: () => void) {
  if (document.querySelector(':active') === null) return callback()
  // The click event follows mouseup.
  window.addEventListener('mouseup', () => setTimeout(callback), { once: true })
}
