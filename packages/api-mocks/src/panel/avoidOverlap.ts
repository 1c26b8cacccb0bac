/** Bottom right first, because the last line of the console has no control there. */
const corners = ['bottom-right', 'bottom-left', 'bottom', 'top', 'top-left', 'top-right'] as const
type Corner = (typeof corners)[number]

const controls =
  'a, button, input, select, textarea, label, summary, [role="option"], [role^="menuitem"], [role="tab"]'
/** Distance in pixels between hit-tested points; smaller than any control. */
const hitTestDistance = 8

/**
 * Moves the closed button to the first position where it covers no control, or hides it; the shortcut still
 * works. `stop` ends it.
 */
export function avoidOverlap(
  host: HTMLElement,
  isOpen: () => boolean,
): { move: () => void; stop: () => void } {
  let frame = 0
  const move = () => {
    cancelAnimationFrame(frame)
    frame = 0
    const { width, height } = host.getBoundingClientRect()
    const corner = isOpen()
      ? corners[0]
      : corners.find((candidate) => isFree(host, cornerOf(candidate, width, height), width, height))
    host.dataset['position'] = corner ?? 'none'
  }
  const update = () => {
    if (frame === 0) frame = requestAnimationFrame(move)
  }
  const observer = new MutationObserver(update)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['class', 'hidden', 'open', 'data-state'],
  })
  const listeners = new AbortController()
  const { signal } = listeners
  for (const type of ['resize', 'scroll', 'transitionend', 'animationend'])
    window.addEventListener(type, update, { capture: true, passive: true, signal })
  update()
  return {
    move,
    stop: () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      listeners.abort()
    },
  }
}

function cornerOf(corner: Corner, width: number, height: number): { left: number; top: number } {
  const { clientWidth, clientHeight } = document.documentElement
  const right = clientWidth - width
  const side = { left: 0, right }[corner.split('-')[1] ?? ''] ?? right / 2
  return { left: side, top: corner.startsWith('top') ? 0 : clientHeight - height }
}

function isFree(
  host: HTMLElement,
  { left, top }: { left: number; top: number },
  width: number,
  height: number,
): boolean {
  for (const x of points(left, width))
    for (const y of points(top, height)) {
      const found = document.elementsFromPoint(x, y).find((element) => element !== host)
      if (found?.closest(controls)) return false
    }
  return true
}

/** Points from one edge to the other, both included. */
function points(start: number, length: number): readonly number[] {
  const inner = Array.from(
    { length: Math.ceil(length / hitTestDistance) },
    (_, index) => start + index * hitTestDistance,
  )
  return [...inner, start + length - 1]
}
