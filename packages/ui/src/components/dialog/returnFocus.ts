import { useRef } from 'react'

/** Radix gives the focus back to its own trigger only; our dialogs are opened by state, from anywhere. */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      origin.current = focusedNow()
      const content = event.target
      if (
        !(content instanceof HTMLElement) ||
        !content.querySelector('[data-slot="scroll-body"][tabindex="0"]')
      )
        return
      // Not to the scrolling region, whose ring would surround all there is; it is the next stop.
      event.preventDefault()
      content.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      origin.current?.focus()
    },
  }
}

/** A menu goes away as its entry opens the dialog: what stays is the button it was opened by. */
function focusedNow(): HTMLElement | null {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const trigger = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  const named = trigger ? document.getElementById(trigger) : focused
  // Of a menu that came on demand, the button stands before the place it is fixed to.
  const stays = named?.dataset['slot'] === 'menu-anchor' ? named.previousElementSibling : named
  return stays instanceof HTMLElement ? stays : null
}
