/**
 * Hides two kinds of events from every handler on the page:
 * keys that belong to an input method, and the blur of a field when the window loses focus.
 * Enter would otherwise choose an option instead of confirming the composed text,
 * and switching tabs would clear or commit half-typed text.
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

// Safari reports the Enter that ends a composition only by the key code.
const composingKeyCode = 229

function stopComposing(event: KeyboardEvent) {
  if (event.isComposing || event.keyCode === composingKeyCode) event.stopImmediatePropagation()
}

function stopWindowBlur(event: FocusEvent) {
  const keepsFocus = document.activeElement === event.target || !document.hasFocus()
  if (event.relatedTarget === null && keepsFocus) event.stopImmediatePropagation()
}
