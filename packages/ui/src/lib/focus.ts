/** Focuses the content of the page, without a ring around all of it. Returns whether there is a page. */
export function focusPage(): boolean {
  const content = document.getElementById('content')
  content?.focus({ preventScroll: true, focusVisible: false })
  return content !== null
}

/** Whether the element that had the focus is removed, which leaves the focus to the body, or hidden. */
export function isFocusLost(): boolean {
  return !document.activeElement?.closest('body *')?.checkVisibility()
}
