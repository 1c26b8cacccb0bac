import type { MouseEvent } from 'react'

/** A click anywhere in a row is a click on the row's link, so that the browser's own ways to a new tab hold. */
export function openRow(event: MouseEvent<HTMLElement>) {
  const { target } = event
  if (
    event.defaultPrevented ||
    !(target instanceof Element) ||
    target.closest('a, button, input, label, thead')
  )
    return
  // Whoever drags over a cell wants its text.
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
