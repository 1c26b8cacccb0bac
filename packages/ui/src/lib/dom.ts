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
  field.className = 'inventory-console fixed top-0 left-0 opacity-0'
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
 * Listens on the window in the capture phase, so it runs before React and Radix. On a page of others, it leaves the
 * events outside the kit alone.
 */
export function filterInputEvents(isOwnPage: boolean): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal, capture: true }
  const isOurs = ({ target }: Event) =>
    isOwnPage || (target instanceof Element && target.closest('.inventory-console') !== null)
  window.addEventListener('keydown', (event) => isOurs(event) && stopComposing(event), options)
  window.addEventListener('focusout', (event) => isOurs(event) && stopWindowBlur(event), options)
  return () => controller.abort()
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

/** Whether the target of an event is in the list, or for a table alone in the table, that contains an element. */
export function isInList(target: EventTarget | null, element: HTMLElement | null): boolean {
  const list = element?.closest('[data-slot="list-screen"]') ?? element?.closest('[data-slot="data-table"]')
  return target instanceof Node && list?.contains(target) === true
}

/**
 * Key of a shortcut in lower case. On a layout with other letters it is the character of the same key on a US keyboard;
 * punctuation counts where the layout has it. Option changes the characters of a Mac in the same way.
 */
export function shortcutKey({
  key,
  code,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'shiftKey'>): string {
  const isLatin = /^[\u0020-\u007e]+$/.test(key) || (!altKey && /^\p{Script=Latin}+$/u.test(key))
  if (isLatin) return key.toLowerCase()
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key[A-Z]$/.test(code) ? code.slice(-1).toLowerCase() : key.toLowerCase()
}

/** Native or of React. */
type PointedEvent = Pick<
  MouseEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target' | 'detail' | 'clientX' | 'clientY'
>

/** Milliseconds in which a second click makes a double click. */
const doubleClickTime = 200
let pendingClick: ReturnType<typeof setTimeout> | undefined

/**
 * Acts on a single click. A double click on text selects a word, so a click on text waits for the second one. With a
 * modifier key there is none.
 */
export function onSingleClick(event: PointedEvent, action: () => void): void {
  clearTimeout(pendingClick)
  const { altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey || ctrlKey || metaKey || shiftKey || (event.detail <= 1 && !isOnText(event))) action()
  else if (event.detail <= 1)
    pendingClick = setTimeout(() => {
      // Another page may be open by now.
      const isOnPage = event.target instanceof Node && event.target.isConnected
      if (isOnPage && document.getSelection()?.isCollapsed !== false) action()
    }, doubleClickTime)
}

function isOnText({ target, clientX, clientY }: PointedEvent): boolean {
  if (!(target instanceof Node)) return false
  const range = document.createRange()
  range.selectNodeContents(target)
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  )
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
