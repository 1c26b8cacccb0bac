import { useEffect, useState } from 'react'

/** Navigation blocker, compatible with `useBlocker` of React Router. */
export interface HeldBack {
  blocked: boolean
  onStay: () => void
  onLeave: () => void
}

const none: HeldBack = { blocked: false, onStay: () => {}, onLeave: () => {} }

export interface UnsavedChanges {
  /** Runs the callback, after confirmation if there are unsaved changes. */
  attempt: (leave: () => void) => void
  /** Props of the dialog. */
  question: { open: boolean; onStay: () => void; onLeave: () => void }
}

/** Asks before unsaved changes are lost by a link, Cancel, or closing or reloading the window. */
export function useUnsavedChanges(dirty: boolean, page: HeldBack = none): UnsavedChanges {
  const [held, setHeld] = useState<{ leave: () => void } | null>(null)

  useEffect(() => {
    if (!dirty) return undefined
    // Triggers the browser's own confirmation.
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
