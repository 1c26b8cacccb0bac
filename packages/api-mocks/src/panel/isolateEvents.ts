const isolatedEvents = [
  'click',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchend',
  'touchmove',
  'touchstart',
  'wheel',
]

/** Isolates the panel's events, so that a dialog of the page neither closes nor takes the focus back. */
export function isolateEvents(host: HTMLElement, onEscape: () => void): () => void {
  for (const type of isolatedEvents) host.addEventListener(type, (event) => event.stopPropagation())
  // Focus traps listen on the document, so these two are captured on the window first.
  const onLeave = (event: FocusEvent) => {
    if (event.relatedTarget === host && event.target !== host) event.stopImmediatePropagation()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !event.composedPath().includes(host)) return
    event.stopImmediatePropagation()
    onEscape()
  }
  window.addEventListener('focusout', onLeave, true)
  window.addEventListener('keydown', onKey, true)
  return () => {
    window.removeEventListener('focusout', onLeave, true)
    window.removeEventListener('keydown', onKey, true)
  }
}
