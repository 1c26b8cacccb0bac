import { vi } from 'vitest'

/**
 * Focus that scripts move is visible only with `focusVisible`, as in WebKit after a click. Lasts until the mocks are
 * restored.
 */
export function hideScriptFocus(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its element
  const original = HTMLElement.prototype.focus
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focus(this: HTMLElement, options) {
    const hidden: FocusOptions & { focusVisible: boolean } = { focusVisible: false, ...options }
    original.call(this, hidden)
  })
}

/** True if the focused element has an outline, or the box that a checkbox draws beside itself. */
export function hasFocusRing(): boolean {
  const focused = document.activeElement
  const box = focused instanceof HTMLInputElement ? focused.nextElementSibling : null
  return [focused, box].some((element) => element && getComputedStyle(element).outlineStyle === 'solid')
}
