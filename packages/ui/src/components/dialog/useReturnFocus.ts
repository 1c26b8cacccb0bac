import { useRef } from 'react'

const firstField = ':is(textarea, form input):enabled:not([aria-hidden])'

/** Radix returns focus only to its own trigger, but our dialogs are opened by state. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      origin.current = focusReturnTarget()
      const content = event.target
      if (
        !(content instanceof HTMLElement) ||
        !content.querySelector('[data-slot="scroll-body"][tabindex="0"]')
      )
        return
      // Focuses the first field, or the content instead of the scroll region, whose focus ring would surround everything.
      event.preventDefault()
      ;(content.querySelector<HTMLElement>(firstField) ?? content).focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // The button of a confirmed action may be gone, and a shortcut opens a dialog without any focus.
      const { current } = origin
      const isFocusable = current !== document.body && current?.isConnected === true
      const target = isFocusable ? current : document.getElementById('content')
      target?.focus()
    },
  }
}

/** The menu unmounts as its item opens the dialog, so focus returns to the menu button. */
function focusReturnTarget(): HTMLElement | null {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const trigger = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const opener = trigger ? document.getElementById(trigger) : focused
  // The button of an on-demand menu precedes its anchor.
  const target = opener?.dataset['slot'] === 'menu-anchor' ? opener.previousElementSibling : opener
  return target instanceof HTMLElement ? target : null
}
