import { useEffect, useEffectEvent } from 'react'

interface PeekGestureOptions {
  scroller: HTMLElement
  /** Position of the peeked row, or -1. */
  position: number
  /** Position of the first row of the page. */
  offset: number
  onPeek: (position: number) => void
  onClose: () => void
}

/**
 * Opens the peek with Space, or with a click beside the links and controls of a row, and follows the focus
 * while it is open.
 */
export function usePeekGestures({ scroller, position, offset, onPeek, onClose }: PeekGestureOptions) {
  const positionOf = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest('[data-row-index]') : null
    return row === null ? -1 : offset + Number(row.getAttribute('data-row-index'))
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event
    // With a modifier key the link of the row opens in a new tab.
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    if (!(target instanceof Element) || target.closest('a, button, input, label')) return
    // A drag over a cell selects its text.
    if (document.getSelection()?.isCollapsed === false) return
    const clicked = positionOf(target)
    if (clicked < 0) return
    event.preventDefault()
    onPeek(clicked)
  })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (key !== ' ' || altKey || ctrlKey || metaKey || shiftKey) return
    // Space presses a focused checkbox or button.
    if (!(target instanceof Element) || !target.matches('td, th')) return
    const focused = positionOf(target)
    if (focused < 0) return
    event.preventDefault()
    if (focused === position) onClose()
    else onPeek(focused)
  })

  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const focused = positionOf(target)
    if (position >= 0 && focused >= 0 && focused !== position) onPeek(focused)
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    scroller.addEventListener('click', (event) => onClick(event), { signal })
    scroller.addEventListener('keydown', (event) => onKeyDown(event), { signal })
    scroller.addEventListener('focusin', (event) => onFocusIn(event), { signal })
    return () => controller.abort()
  }, [scroller])
}
