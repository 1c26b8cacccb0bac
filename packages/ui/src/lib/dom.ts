/**
 * Returns whether copying succeeded. Without HTTPS there is no Clipboard API, so it falls back to a
 * selected textarea.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyThroughTextarea(text)
  }
}

function copyThroughTextarea(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  field.className = 'fixed top-0 left-0 opacity-0'
  // Appended inside the dialog, because its focus trap takes focus back from outside.
  const container = focused?.closest('[role=dialog], [role=alertdialog]') ?? document.body
  container.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- fallback without the Clipboard API
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}

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

const textFields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/** Whether a key at this target would enter text, so that it is no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textFields) !== null
}

/** Milliseconds. A page in which nothing happens may never report idle time. */
const longestWait = 1000

/**
 * Calls back once the browser is idle, at the latest after a second. Returns a function that cancels it. Not every
 * browser has idle callbacks.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 100)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(callback, { timeout: longestWait })
  return () => cancelIdleCallback(idle)
}
