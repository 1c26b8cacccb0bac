/**
 * Stops two kinds of events before any handler on the page: keys of an IME composition, and the blur of a
 * field when the window loses focus.
 * Otherwise Enter would select an option instead of confirming the composed text, and switching windows
 * would clear or commit incomplete text.
 * Listens on the window in the capture phase, so it runs before React and Radix.
 */
export function filterInputEvents(): () => void {
  window.addEventListener('keydown', stopComposing, true)
  window.addEventListener('focusout', stopWindowBlur, true)
  return () => {
    window.removeEventListener('keydown', stopComposing, true)
    window.removeEventListener('focusout', stopWindowBlur, true)
  }
}

// Safari reports the Enter that ends a composition only by its key code.
const composingKeyCode = 229

function stopComposing(event: KeyboardEvent) {
  if (event.isComposing || event.keyCode === composingKeyCode) event.stopImmediatePropagation()
}

function stopWindowBlur(event: FocusEvent) {
  const keepsFocus = document.activeElement === event.target || !document.hasFocus()
  if (event.relatedTarget === null && keepsFocus) event.stopImmediatePropagation()
}
