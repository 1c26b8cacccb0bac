import type { MouseEvent } from 'react'

/** Forwards a click on the row to its link, so that modifier keys open it in a new tab as usual. */
export function openRow(event: MouseEvent<HTMLElement>) {
  const { target } = event
  if (
    event.defaultPrevented ||
    !(target instanceof Element) ||
    target.closest('a, button, input, label, thead')
  )
    return
  // A drag over a cell selects its text.
  if (document.getSelection()?.isCollapsed === false) return
  const link = target.closest('tr')?.querySelector('[data-row-link]')
  link?.dispatchEvent(clickLike(event))
}

export function clickLike({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): globalThis.MouseEvent {
  return new globalThis.MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    ctrlKey,
    metaKey,
    shiftKey,
    altKey,
  })
}

interface Modifiers {
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}
