import { clsx } from 'clsx'
import { createContext, type FocusEvent, type ReactNode, useContext, useRef } from 'react'
import { focusPage, isFocusLost } from '../../lib/focus.ts'
import { useOverflow } from '../../lib/layout.ts'

/**
 * Backdrop. Replaces the one of Radix, which adds a <style> element that the content security policy
 * blocks.
 */
export function Overlay() {
  return (
    <div
      data-slot="dialog-overlay"
      className="inventory-console fixed inset-0 z-40 animate-appear bg-overlay"
      aria-hidden
    />
  )
}

/** Scrollable part between header and footer, focusable if it overflows. */
export function ScrollBody({ className, children }: { className?: string; children: ReactNode }) {
  const [overflowRef, overflows] = useOverflow()
  return (
    <div
      ref={overflowRef}
      data-slot="scroll-body"
      {...(overflows ? { tabIndex: 0 } : {})}
      className={clsx('relative min-h-0 flex-1 overflow-y-auto -outline-offset-2', className)}
    >
      {children}
    </div>
  )
}

/** Marks an input that handles Escape itself, so that a dialog around it stays open. */
export const handlesEscape = { 'data-takes-escape': true } as const

/** Radix handles the key before the input does, so the input is marked beforehand. */
export function letInputHandleEscape(event: Event): void {
  if (document.activeElement?.hasAttribute('data-takes-escape')) event.preventDefault()
}

/** Content of the surrounding dialog or drawer. */
export const PortalContainer = createContext<HTMLElement | null>(null)

/**
 * Container of a list that opens below a field: the surrounding dialog, outside of which screen readers ignore
 * everything, or the body.
 */
export function usePortalContainer(): { container?: HTMLElement } {
  const container = useContext(PortalContainer)
  return container ? { container } : {}
}

const firstField = ':is(textarea, form input):enabled:not([aria-hidden])'

/** Radix returns focus only to its own trigger, but our dialogs are opened by state. */
export function useModalFocus() {
  const origin = useRef<HTMLElement | null>(null)
  const next = useRef<HTMLElement | null>(null)
  return {
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      const isInside = relatedTarget !== currentTarget && currentTarget.contains(relatedTarget)
      next.current = isInside && relatedTarget instanceof HTMLElement ? relatedTarget : null
    },
    onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
      // Nothing has the focus between two fields. If a hint is removed then, Radix takes it for a lost focus.
      if (target === currentTarget) next.current?.focus()
      next.current = null
    },
    onOpenAutoFocus(event: Event) {
      origin.current = focusReturnTarget()
      const content = event.target
      if (!(content instanceof HTMLElement)) return
      const initial = content.querySelector<HTMLElement>('[data-initial-focus]')
      if (initial) {
        event.preventDefault()
        initial.focus()
        return
      }
      if (!content.querySelector('[data-slot="scroll-body"][tabindex="0"]')) return
      // Without scrolling to it, because what stands above explains it. Focuses the first field, or the content instead of the scroll region, whose focus ring would surround everything.
      event.preventDefault()
      ;(content.querySelector<HTMLElement>(firstField) ?? content).focus({ preventScroll: true })
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      // The button of a confirmed action may be gone or hidden behind the page that loads, and a shortcut opens a dialog
      // without any focus.
      const { current } = origin
      const isFocusable = current !== document.body && current?.checkVisibility() === true
      if (isFocusable) current.focus()
      // A dialog around this one may have closed with it and returned the focus already.
      else if (isFocusLost()) focusPage()
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
