import { useEffect, useState } from 'react'

/** How a router that asks before it leaves the page is told the answer: react-router's blocker fits. */
export interface HeldBack {
  blocked: boolean
  onStay: () => void
  onLeave: () => void
}

const none: HeldBack = { blocked: false, onStay: () => {}, onLeave: () => {} }

export interface UnsavedChanges {
  /** For a button of the screen that would lose what is typed: asks first where there is something to lose. */
  attempt: (leave: () => void) => void
  /** What the dialog takes. */
  question: { open: boolean; onStay: () => void; onLeave: () => void }
}

/** Nothing typed is lost unasked: not by a link, not by Cancel, not by closing or reloading the window. */
export function useUnsavedChanges(dirty: boolean, page: HeldBack = none): UnsavedChanges {
  const [held, setHeld] = useState<{ leave: () => void } | null>(null)

  useEffect(() => {
    if (!dirty) return undefined
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [dirty])

  function answer(own: (() => void) | undefined, ofPage: () => void) {
    setHeld(null)
    own?.()
    if (page.blocked) ofPage()
  }

  return {
    attempt: (leave) => (dirty ? setHeld({ leave }) : leave()),
    question: {
      open: held !== null || page.blocked,
      onStay: () => answer(undefined, page.onStay),
      onLeave: () => answer(held?.leave, page.onLeave),
    },
  }
}
