const kept = [
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

/** Keeps to itself what happens within: a dialog of the page neither closes nor takes the focus back. */
export function standAloof(host: HTMLElement, onEscape: () => void): () => void {
  for (const type of kept) host.addEventListener(type, (event) => event.stopPropagation())
  // These two a dialog hears of before the event comes here, so they have to be caught at the very top.
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
